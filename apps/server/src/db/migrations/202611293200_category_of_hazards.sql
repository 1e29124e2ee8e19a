-- What kind of hazard it is (dictionary check_category): that of the check item as it was found, or what whoever entered it
-- says; none where nobody knows, as of a lost key.
alter table rectification add category smallint check (category between 1 and 9);
comment on column rectification.category is 'dictionary check_category; null: not known';

alter table rectification disable trigger rectification_evidence;
update rectification set category = r.category from security_result r
  where rectification.source_table = 'security_check' and r.id = rectification.source_item_id;
alter table rectification enable trigger rectification_evidence;

-- It belongs to what was found.
create or replace function guard_rectification() returns trigger language plpgsql as $$
begin
  if current_user = 'shouya_keeper' then
    return coalesce(new, old);
  end if;
  if tg_op = 'DELETE'
    or old.status in (4, 9)
    or (new.bill_no, new.source_type, new.source_table, new.source_id, new.source_item_id, new.dept_id, new.hazard_level,
        new.category, new.problem_desc, new.problem_photos, new.create_time)
      is distinct from
       (old.bill_no, old.source_type, old.source_table, old.source_id, old.source_item_id, old.dept_id, old.hazard_level,
        old.category, old.problem_desc, old.problem_photos, old.create_time)
    or (old.status = 3 and (new.measure, new.result_photos, new.finish_user_id, new.temp_measure)
      is distinct from (old.measure, old.result_photos, old.finish_user_id, old.temp_measure))
  then
    raise exception 'a rectification is evidence: what was found and what is closed is not changed'
      using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
