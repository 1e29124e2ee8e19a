-- What outlets owe each period (domain 5.1), here the six daily ones.
create table task_type (
  id bigint generated always as identity primary key,
  task_code varchar(20) not null unique,
  name_cn varchar(50) not null,
  name_hk varchar(50) not null,
  name_us varchar(50) not null,
  -- Dictionary period_type; 1 day.
  period_type smallint not null check (period_type between 1 and 7),
  dept_types smallint[] not null check (cardinality(dept_types) > 0),
  -- A time of the day, or one of the unit's own times with minutes more or less: '15:00', 'opening', 'deliver+60m'. A unit
  -- without that time owes nothing.
  deadline_rule varchar(20) not null
    check (deadline_rule ~ '^(([01]\d|2[0-3]):[0-5]\d|(opening|begin|end|closing|deliver|collect)([+-]\d{1,3}m)?)$'),
  -- [{"minutes": -30, "to": ["duty"]}]: minutes after the deadline, in their order.
  remind_rule jsonb not null default '[]',
  page_path varchar(200) not null,
  required boolean not null default true,
  sort int not null,
  status smallint not null check (status in (0, 1)),
  update_user_id bigint,
  update_time timestamptz,
  version int not null default 1
);

-- Registers that are not there yet have their task off: whoever brings one turns it on.
insert into task_type (task_code, name_cn, name_hk, name_us, period_type, dept_types, deadline_rule, remind_rule, page_path, sort, status)
values
  ('D_CHECK1', '营业前安全检查', '營業前安全檢查', 'Check before opening', 1, '{4}', 'opening',
    '[{"minutes": -30, "to": ["duty"]}, {"minutes": 15, "to": ["duty", "leader"]}, {"minutes": 120, "to": ["branch"]}]',
    '/form/daily/taskdaily/SecurityItemList?new=1', 10, 1),
  ('D_ESCORT1', '早送交接', '早送交接', 'Morning delivery', 1, '{4}', 'deliver+60m',
    '[{"minutes": 15, "to": ["duty", "leader"]}]', '/form/daily/taskdaily/EscortList', 20, 0),
  ('D_CHECK2', '营业中安全检查', '營業中安全檢查', 'Check during business', 1, '{4}', '15:00',
    '[{"minutes": -30, "to": ["duty"]}, {"minutes": 15, "to": ["duty", "leader"]}, {"minutes": 120, "to": ["branch"]}]',
    '/form/daily/taskdaily/SecurityItemList?new=2', 30, 1),
  ('D_ESCORT2', '晚收交接', '晚收交接', 'Evening collection', 1, '{4}', 'collect+60m',
    '[{"minutes": 15, "to": ["duty", "leader"]}]', '/form/daily/taskdaily/EscortList', 40, 0),
  ('D_CHECK3', '营业终了安全检查', '營業終了安全檢查', 'Check after closing', 1, '{4}', 'closing',
    '[{"minutes": -30, "to": ["duty"]}, {"minutes": 15, "to": ["duty", "leader"]}, {"minutes": 120, "to": ["branch"]}]',
    '/form/daily/taskdaily/SecurityItemList?new=3', 50, 1),
  ('D_INOUT', '出入登记清场', '出入登記清場', 'Visitors cleared', 1, '{4}', 'closing',
    '[{"minutes": 15, "to": ["duty", "leader"]}]', '/form/daily/taskdaily/InOutList', 60, 0);

-- One task of one unit and period (domain 5.2). Never edited by hand: business and the clock move it, a branch exempts it.
create table task_assignment (
  id bigint generated always as identity primary key,
  task_code varchar(20) not null references task_type (task_code),
  -- Of a daily task its day, `YYYY-MM-DD`.
  period_key varchar(10) not null,
  -- The first day of the period.
  biz_date date not null,
  dept_id bigint not null references dept,
  dept_name varchar(100) not null,
  deadline timestamptz not null,
  duty_user_id bigint references sys_user,
  duty_user_name varchar(50),
  status smallint not null default 1 check (status between 1 and 5),
  finish_time timestamptz,
  -- The record that did it.
  biz_table varchar(40),
  biz_id bigint,
  overdue_minutes int check (overdue_minutes >= 0),
  -- How many of its type's reminders were sent.
  remind_count smallint not null default 0,
  exempt_reason varchar(200),
  exempt_user_id bigint references sys_user,
  exempt_user_name varchar(50),
  search_text text not null,
  create_time timestamptz not null,
  update_time timestamptz,
  version int not null default 1,
  unique (task_code, period_key, dept_id),
  check ((status in (2, 4)) = (finish_time is not null)),
  check ((finish_time is null) = (biz_id is null) and (biz_table is null) = (biz_id is null)),
  check (status <> 2 or finish_time <= deadline),
  check (status <> 4 or overdue_minutes is not null),
  check ((status = 5) = (exempt_reason is not null) and (status = 5) = (exempt_user_id is not null))
);
comment on column task_assignment.status is '1 to do, 2 done, 3 overdue, 4 done late, 5 exempt';
create index task_assignment_list on task_assignment (biz_date desc, id desc);
create index task_assignment_dept on task_assignment (dept_id, biz_date desc, id desc);
create index task_assignment_open on task_assignment (deadline, dept_id) where status in (1, 3);
create index task_assignment_record on task_assignment (biz_table, biz_id) where biz_id is not null;
create index task_assignment_search on task_assignment using gin (bigrams(search_text));

-- What was due stays due, and an exemption is final.
create function guard_task_assignment() returns trigger language plpgsql as $$
begin
  if current_user = 'shouya_keeper' then
    return coalesce(new, old);
  end if;
  if tg_op = 'DELETE'
    or old.status = 5
    or (new.task_code, new.period_key, new.biz_date, new.dept_id, new.deadline, new.create_time)
      is distinct from (old.task_code, old.period_key, old.biz_date, old.dept_id, old.deadline, old.create_time)
  then
    raise exception 'a task is evidence: what was due is not changed' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger task_assignment_evidence before update or delete on task_assignment
  for each row execute function guard_task_assignment();

do $$
begin
  revoke delete on task_assignment from shouya_app;
exception when undefined_object then null;
end $$;
