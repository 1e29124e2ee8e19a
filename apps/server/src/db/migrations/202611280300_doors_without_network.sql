-- What is registered at a door without a network says both times: the device's and the server's.
alter table video_access add filed_at timestamptz;

-- Of the leaving of a visitor, which is registered apart from the coming.
alter table out_inside add leave_filed_at timestamptz, add leave_received_at timestamptz,
  add check (leave_filed_at is null or (leave_received_at is not null and leave_filed_at <= leave_received_at));

create or replace function guard_out_inside() returns trigger language plpgsql as $$
declare
  moving text[] := array['status', 'out_time', 'out_user_id', 'out_user_name', 'leave_filed_at', 'leave_received_at',
    'close_reason', 'update_user_id', 'update_time', 'version'];
begin
  if current_user = 'shouya_keeper' then
    return coalesce(new, old);
  end if;
  if tg_op = 'DELETE'
    or old.status = 9
    or (old.status in (2, 3) and new.status not in (old.status, 9))
    or (old.out_time is not null and (new.out_time, new.leave_filed_at, new.leave_received_at)
      is distinct from (old.out_time, old.leave_filed_at, old.leave_received_at))
    or (to_jsonb(new) - moving) is distinct from (to_jsonb(old) - moving)
  then
    raise exception 'a signed entry is evidence and is not changed' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create index video_access_media on video_access (media_no) where media_no is not null and return_time is null;
