-- A request that has passed is a permit where its flow publishes the topic of one: its effect waits until a register uses it,
-- once. 3 done: a permit that was used, with the number of what used it as the note; a revocation that took one back.
alter table appr_effect drop constraint appr_effect_status_check;
alter table appr_effect add check (status between 0 and 3);
create index appr_effect_waiting on appr_effect (topic) where status = 0;

-- Sealed keys are opened with a permit (domain 4.7 type 4). Its number is kept as it is called, like the names of people.
alter table room_key
  add column oa_examine_id bigint references appr_instance,
  add column oa_examine_no varchar(30),
  add check ((handover_type = 4) = (oa_examine_id is not null)),
  add check ((oa_examine_id is null) = (oa_examine_no is null));

-- The permit is signed with the rest.
create function guard_room_key_permit() returns trigger language plpgsql as $$
begin
  if current_user <> 'shouya_keeper'
    and (new.oa_examine_id, new.oa_examine_no) is distinct from (old.oa_examine_id, old.oa_examine_no) then
    raise exception 'a signed handover is evidence and is not changed' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger room_key_permit before update on room_key for each row execute function guard_room_key_permit();
