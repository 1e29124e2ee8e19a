-- Who drives where on a day (domain 3.4).
create table escort_plan (
  id bigint generated always as identity primary key,
  plan_date date not null,
  escort_company_id bigint not null references escort_company,
  route_id bigint not null,
  shift smallint not null check (shift between 1 and 3),
  begin_time time not null,
  end_time time not null,
  period tsrange not null generated always as (tsrange(plan_date + begin_time, plan_date + end_time)) stored,
  car_id bigint not null references escort_car,
  leader_id bigint not null references escort_staff,
  publish_time timestamptz,
  -- Published after 18:00 of the day before, and why nobody did it earlier.
  late_reason varchar(200),
  cancel_reason varchar(200),
  status smallint not null default 0 check (status between 0 and 4),
  remark varchar(500),
  create_user_id bigint,
  create_user_name varchar(50),
  create_time timestamptz not null,
  update_user_id bigint,
  update_time timestamptz,
  version int not null default 1,
  foreign key (route_id, escort_company_id) references escort_route (id, escort_company_id),
  check (end_time > begin_time),
  check (status not in (1, 2, 3) or publish_time is not null),
  check (status <> 4 or cancel_reason is not null),
  -- A vehicle is in one place at a time. Ranges of one number let gist compare it without an extension.
  constraint escort_plan_car_once exclude using gist (int8range(car_id, car_id, '[]') with &&, period with &&) where (status <> 4)
);
comment on column escort_plan.status is '0 draft, 1 published, 2 on its way, 3 done, 4 cancelled';
create unique index escort_plan_once on escort_plan (plan_date, route_id, shift) where status <> 4;
create index escort_plan_list on escort_plan (plan_date desc, id desc);
create index escort_plan_company on escort_plan (escort_company_id, plan_date desc, id desc);

-- The route as it was when the plan was made: later changes of the route leave the plan alone.
create table escort_plan_stop (
  plan_id bigint not null references escort_plan on delete cascade,
  seq smallint not null check (seq > 0),
  dept_id bigint not null references dept,
  plan_time time not null,
  primary key (plan_id, seq),
  unique (plan_id, dept_id)
);
create index escort_plan_stop_unit on escort_plan_stop (dept_id, plan_id);

create table escort_plan_crew (
  plan_id bigint not null references escort_plan on delete cascade,
  staff_id bigint not null references escort_staff,
  crew_role smallint not null check (crew_role between 1 and 3),
  period tsrange not null,
  -- False once the plan is cancelled: its people are free again.
  live boolean not null default true,
  primary key (plan_id, staff_id),
  constraint escort_plan_crew_once exclude using gist (int8range(staff_id, staff_id, '[]') with &&, period with &&) where (live)
);
comment on column escort_plan_crew.crew_role is '1 driver, 2 guard, 3 cashier';
create index escort_plan_crew_staff on escort_plan_crew (staff_id, plan_id);

-- What changed after publication, and why (domain 3.4, change_log).
create table escort_plan_change (
  id bigint generated always as identity primary key,
  plan_id bigint not null references escort_plan,
  -- car, leader, driver, guard, cashier
  part varchar(20) not null check (part in ('car', 'leader', 'driver', 'guard', 'cashier')),
  old_id bigint,
  old_name varchar(50),
  new_id bigint,
  new_name varchar(50),
  reason varchar(200) not null,
  create_user_id bigint not null references sys_user,
  create_user_name varchar(50) not null,
  create_time timestamptz not null
);
create index escort_plan_change_plan on escort_plan_change (plan_id, id);
create trigger escort_plan_change_evidence before update or delete on escort_plan_change
  for each row execute function forbid_change();

do $$
begin
  revoke update, delete on escort_plan_change from shouya_app;
exception when undefined_object then null;
end $$;
