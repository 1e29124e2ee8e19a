-- The device's time of a record that was entered without a network.
alter table meeting_log add column filed_at timestamptz;

create or replace function guard_meeting_log() returns trigger language plpgsql as $$
begin
  if current_user = 'shouya_keeper' then
    return coalesce(new, old);
  end if;
  if tg_op = 'DELETE' then
    if old.status = 0 then
      return old;
    end if;
  elsif old.status not in (3, 9)
    and (new.dept_id, new.create_time) is not distinct from (old.dept_id, old.create_time)
    -- A draft may be taken over by somebody else.
    and (old.status = 0
      or (new.bill_no, new.log_type, new.title, new.begin_time, new.end_time, new.content, new.filed_at, new.sign_hash,
          new.create_user_id)
        is not distinct from (old.bill_no, old.log_type, old.title, old.begin_time, old.end_time, old.content, old.filed_at,
          old.sign_hash, old.create_user_id))
  then
    return new;
  -- Whoever was absent may sign within a week, also when it is archived.
  elsif old.status = 3 and new.status = 3 and to_jsonb(new) - '{signed_count,version,update_user_id,update_time}'::text[]
    = to_jsonb(old) - '{signed_count,version,update_user_id,update_time}'::text[]
  then
    return new;
  end if;
  raise exception 'a record that was submitted is evidence and is not changed' using errcode = 'restrict_violation';
end $$;
