-- The audit log (domain 1.5): append-only, a partition per month, three ahead by a job and a default one.
create table sys_log (
  id bigint generated always as identity,
  log_type smallint not null check (log_type between 1 and 6),
  user_id bigint,
  user_name varchar(50),
  dept_id bigint,
  dept_name varchar(100),
  action varchar(80) not null,
  bill_no varchar(40),
  target_table varchar(40),
  target_id bigint,
  -- The fields that changed, with masked values and without secrets.
  before jsonb,
  after jsonb,
  result boolean not null,
  code int,
  message varchar(500),
  ip varchar(45),
  user_agent varchar(300),
  cost_ms int,
  request_id varchar(40),
  create_time timestamptz not null,
  primary key (create_time, id)
) partition by range (create_time);
create table sys_log_other partition of sys_log default;
create index sys_log_newest on sys_log (create_time desc, id desc);
create index sys_log_target on sys_log (target_table, target_id, create_time) where target_id is not null;
create index sys_log_user on sys_log (user_id, create_time desc);
create trigger sys_log_evidence before update or delete on sys_log for each row execute function forbid_change();

do $$
begin
  revoke update, delete on sys_log from shouya_app;
exception when undefined_object then null;
end $$;
