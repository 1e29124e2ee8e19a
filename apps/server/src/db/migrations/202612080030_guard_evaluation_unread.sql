-- A guard who has left acknowledges nothing: after some weeks an evaluation is archived without that, but not without the reply
-- that a company owes.
do $$
declare
  rule name;
begin
  select conname into strict rule from pg_constraint
  where conrelid = 'guard_evaluation'::regclass and contype = 'c'
    and pg_get_constraintdef(oid) like '%status <> 4%' and pg_get_constraintdef(oid) like '%ack_time IS NOT NULL%';
  execute format('alter table guard_evaluation drop constraint %I', rule);
end $$;
alter table guard_evaluation add constraint guard_evaluation_replied
  check (status <> 4 or reply_due is null or reply_time is not null);
