-- Temporary escorts (domain 3.4, shift 3; 10.3, template 4): a plan with stops of its own, without a route. One that an
-- approval has drafted has no vehicle and nobody to lead it until the company says who drives.
alter table escort_plan alter column route_id drop not null;
alter table escort_plan alter column car_id drop not null;
alter table escort_plan alter column leader_id drop not null;
alter table escort_plan add column approval_id bigint references appr_instance;
alter table escort_plan add column approval_no varchar(40);
alter table escort_plan add check (route_id is not null or shift = 3);
alter table escort_plan add check (status in (0, 4) or (car_id is not null and leader_id is not null));
alter table escort_plan add check ((approval_id is null) = (approval_no is null));
-- A request makes one plan, however often its effect is run.
create unique index escort_plan_approval on escort_plan (approval_id);

-- A range of one unknown number would meet every other.
alter table escort_plan drop constraint escort_plan_car_once;
alter table escort_plan add constraint escort_plan_car_once
  exclude using gist (int8range(car_id, car_id, '[]') with &&, period with &&) where (status <> 4 and car_id is not null);

-- What the clock does with plans: begin, end, remind.
create index escort_plan_open on escort_plan (plan_date) where status in (0, 1, 2);
