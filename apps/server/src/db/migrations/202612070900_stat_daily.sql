-- Statistics of daily tasks (domain 7.2): of each unit and day a row for each task, and one without a task for what its
-- registers say. The job stat_rollup writes it; it reads nothing else, so that a range of days is a sum of few rows.
create table stat_daily (
  dept_id bigint not null references dept,
  stat_date date not null,
  -- Empty: of no task, the figures of the registers.
  task_code varchar(20) not null,
  total int not null default 0,
  done int not null default 0,
  done_late int not null default 0,
  overdue int not null default 0,
  open int not null default 0,
  exempt int not null default 0,
  abnormal int not null default 0,
  rectify_total int not null default 0,
  rectify_closed int not null default 0,
  runs int not null default 0,
  runs_punctual int not null default 0,
  handed int not null default 0,
  handed_consistent int not null default 0,
  primary key (dept_id, stat_date, task_code),
  check (total = done + done_late + overdue + open + exempt)
);
create index stat_daily_day on stat_daily (stat_date);

-- When the job last ended: as of then the numbers are.
create table stat_rollup (
  only_row boolean primary key default true check (only_row),
  run_time timestamptz not null
);

-- Units and days of which a row has changed since they were rolled up. Rows are added by triggers and taken by the job, never
-- compared: two that change the same day do not wait for each other.
create table stat_change (
  id bigint generated always as identity primary key,
  dept_id bigint not null,
  stat_date date not null
);

create function stat_day(moment timestamptz) returns date language sql stable as $$
  select (moment at time zone coalesce((select value from setting where key = 'business.timezone'), 'Asia/Shanghai'))::date
$$;

-- Rows that retention takes away change nothing: the statistics outlive them.
create function stat_made() returns trigger language plpgsql as $$
begin
  if tg_argv[0] = 'create_time' then
    insert into stat_change (dept_id, stat_date) select distinct dept_id, stat_day(create_time) from made;
  else
    insert into stat_change (dept_id, stat_date) select distinct dept_id, biz_date from made;
  end if;
  return null;
end $$;

create function stat_moved() returns trigger language plpgsql as $$
begin
  if tg_argv[0] = 'create_time' then
    insert into stat_change (dept_id, stat_date) values (new.dept_id, stat_day(new.create_time));
  else
    insert into stat_change (dept_id, stat_date)
      select old.dept_id, old.biz_date union select new.dept_id, new.biz_date;
  end if;
  return null;
end $$;

create trigger stat_made after insert on task_assignment referencing new table as made
  for each statement execute function stat_made('biz_date');
create trigger stat_moved after update of status on task_assignment
  for each row when (old.status <> new.status) execute function stat_moved('biz_date');

create trigger stat_made after insert on security_check referencing new table as made
  for each statement execute function stat_made('biz_date');
create trigger stat_moved after update of status, abnormal_count, biz_date on security_check
  for each row when ((old.status, old.abnormal_count, old.biz_date) is distinct from (new.status, new.abnormal_count, new.biz_date))
  execute function stat_moved('biz_date');

create trigger stat_made after insert on rectification referencing new table as made
  for each statement execute function stat_made('create_time');
create trigger stat_moved after update of status on rectification
  for each row when (old.status <> new.status) execute function stat_moved('create_time');

create trigger stat_made after insert on money_box referencing new table as made
  for each statement execute function stat_made('biz_date');
create trigger stat_moved after update of status, on_time, is_consistent, biz_date on money_box
  for each row when ((old.status, old.on_time, old.is_consistent, old.biz_date)
    is distinct from (new.status, new.on_time, new.is_consistent, new.biz_date))
  execute function stat_moved('biz_date');

-- What is there already is rolled up at the first run.
insert into stat_change (dept_id, stat_date)
select dept_id, biz_date from task_assignment where period_type = 1
union select dept_id, biz_date from security_check
union select dept_id, stat_day(create_time) from rectification
union select dept_id, biz_date from money_box;
