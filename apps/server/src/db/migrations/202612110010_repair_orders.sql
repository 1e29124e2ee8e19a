-- Repair orders (domain 8.3): what an outlet asks of a vendor, from the report to the rating.
create table repair_order (
  id bigint generated always as identity primary key,
  bill_no varchar(40) not null unique,
  -- 1 security devices of the units, 2 products of the trading side.
  biz_type smallint not null default 1 check (biz_type in (1, 2)),
  -- What called for it: a fault of the register, a check, a rectification, nothing, a round of inspection.
  source smallint not null check (source between 1 and 5),
  source_table varchar(40),
  source_id bigint,
  source_no varchar(40),
  -- Dictionaries repair_order_type, device_type, fault_type, urgency.
  order_type smallint not null,
  dept_id bigint not null references dept,
  dept_name varchar(100) not null,
  equipment_id bigint references equipment,
  device_no varchar(32),
  device_name varchar(100) not null,
  device_type smallint not null,
  location varchar(100) not null,
  fault_type smallint not null,
  fault_desc varchar(500) not null,
  fault_photos bigint[] not null default '{}' check (cardinality(fault_photos) <= 9),
  urgency smallint not null check (urgency between 1 and 3),
  -- Why there is a second order for a device that has an open one.
  again_reason varchar(200),
  in_warranty boolean not null default false,
  contact_name varchar(50) not null,
  contact_phone varchar(20) not null,
  expect_time timestamptz,
  company_id bigint references maintain_company,
  company_name varchar(100),
  contact_id bigint references maintain_contact,
  engineer_name varchar(50),
  engineer_phone varchar(20),
  -- Whether the binding named the vendor, or somebody did.
  auto_dispatched boolean not null default false,
  dispatch_time timestamptz,
  dispatch_user_id bigint references sys_user,
  dispatch_user_name varchar(50),
  dispatch_note varchar(200),
  -- Deadlines of the service level, put off by the time in which the vendor could not work.
  respond_due timestamptz not null,
  arrive_due timestamptz not null,
  fix_due timestamptz not null,
  accept_time timestamptz,
  accept_user_id bigint references sys_user,
  arrive_time timestamptz,
  fix_time timestamptz,
  fix_user_id bigint references sys_user,
  fix_user_name varchar(50),
  confirm_time timestamptz,
  confirm_user_id bigint references sys_user,
  confirm_user_name varchar(50),
  close_time timestamptz,
  -- Dictionary deal_type.
  deal_type smallint,
  fault_reason varchar(500),
  deal_desc varchar(1000),
  -- Money in fen.
  labor_fee bigint check (labor_fee >= 0),
  total_fee bigint check (total_fee >= 0),
  -- Dictionary fee_bearer.
  fee_bearer smallint,
  fix_photos bigint[] not null default '{}' check (cardinality(fix_photos) <= 9),
  -- The approved request that pays for it.
  fee_request_id bigint,
  fee_request_no varchar(40),
  reject_reason varchar(200),
  return_reason varchar(200),
  suspend_kind smallint check (suspend_kind between 1 and 4),
  suspend_reason varchar(200),
  suspend_time timestamptz,
  suspend_minutes int not null default 0 check (suspend_minutes >= 0),
  rework_count int not null default 0,
  rework_reason varchar(200),
  escalated_at timestamptz,
  cancel_reason varchar(200),
  auto_confirmed boolean not null default false,
  auto_closed boolean not null default false,
  rating_quality smallint check (rating_quality between 1 and 5),
  rating_attitude smallint check (rating_attitude between 1 and 5),
  rating_speed smallint check (rating_speed between 1 and 5),
  -- Dictionary rating_level.
  rating_level smallint check (rating_level between 1 and 4),
  rating_note varchar(300),
  rate_time timestamptz,
  request_sign jsonb,
  dispatch_sign jsonb,
  fix_sign jsonb,
  confirm_sign jsonb,
  -- SHA-256 of what was reported, and of all that was signed with the repair (domain 0.3).
  request_hash char(64),
  sign_hash char(64),
  status smallint not null check (status between 1 and 9),
  -- As long as it is not repaired, confirmed or canceled: a second order for its device needs a reason.
  holds_device boolean not null generated always as (status in (1, 2, 3, 4, 5, 8)) stored,
  search_text text not null,
  create_user_id bigint references sys_user,
  create_user_name varchar(50),
  create_time timestamptz not null,
  update_user_id bigint,
  update_time timestamptz,
  version int not null default 1,
  check ((equipment_id is null) = (device_no is null)),
  check ((source_table is null) = (source_id is null)),
  check (status not in (2, 3, 4, 5) or (company_id is not null and dispatch_time is not null)),
  check (status not in (3, 4) or accept_time is not null),
  check (status <> 4 or (suspend_time is not null and suspend_kind is not null)),
  check (status not in (5, 6, 7) or (fix_time is not null and total_fee is not null and deal_desc is not null)),
  check (status not in (6, 7) or confirm_time is not null),
  check (status <> 7 or close_time is not null),
  check (status <> 8 or return_reason is not null),
  check (status <> 9 or cancel_reason is not null),
  check (in_warranty is false or coalesce(total_fee, 0) = 0),
  check (coalesce(total_fee, 0) = 0 or fee_bearer is not null),
  check (rating_level is null or (rating_quality is not null and rating_attitude is not null and rating_speed is not null))
);
comment on column repair_order.status is
  '1 to be dispatched, 2 dispatched, 3 under repair, 4 on hold, 5 to be confirmed, 6 to be rated, 7 done, 8 sent back, 9 canceled';
create index repair_order_list on repair_order (create_time desc, id desc);
create index repair_order_dept on repair_order (dept_id, create_time desc, id desc);
create index repair_order_company on repair_order (company_id, create_time desc, id desc) where company_id is not null;
create index repair_order_due on repair_order (fix_due, id);
create index repair_order_open on repair_order (status, dept_id) where status in (1, 2, 3, 4, 5, 6, 8);
create index repair_order_device on repair_order (equipment_id, create_time desc) where equipment_id is not null;
create index repair_order_held on repair_order (equipment_id) where holds_device;
create index repair_order_source on repair_order (source_table, source_id) where source_id is not null;
create index repair_order_search on repair_order using gin (bigrams(search_text));

-- The parts that a repair has used.
create table repair_part (
  id bigint generated always as identity primary key,
  order_id bigint not null references repair_order,
  seq int not null,
  name varchar(60) not null,
  spec varchar(60),
  qty int not null check (qty between 1 and 999),
  -- Fen for one.
  price bigint not null check (price >= 0),
  under_warranty boolean not null,
  unique (order_id, seq)
);

-- What was done with an order, by whom: only added to.
create table repair_flow (
  id bigint generated always as identity primary key,
  order_id bigint not null references repair_order,
  action varchar(30) not null,
  from_status smallint,
  to_status smallint not null,
  -- Empty: the clock, or a record that the order follows.
  user_id bigint references sys_user,
  user_name varchar(50),
  role_code varchar(50),
  note varchar(1000),
  file_ids bigint[] not null default '{}',
  create_time timestamptz not null
);
create index repair_flow_order on repair_flow (order_id, id);

create function guard_repair_flow() returns trigger language plpgsql as $$
begin
  if current_user = 'shouya_keeper' then
    return coalesce(new, old);
  end if;
  raise exception 'the flow of a repair order is only added to' using errcode = 'restrict_violation';
end $$;
create trigger repair_flow_evidence before update or delete on repair_flow
  for each row execute function guard_repair_flow();

-- What was reported does not change after its signature but by whoever reports it again; what was confirmed is evidence.
create function guard_repair_order() returns trigger language plpgsql as $$
begin
  if current_user = 'shouya_keeper' then
    return coalesce(new, old);
  end if;
  if tg_op = 'DELETE'
    or (new.bill_no, new.dept_id, new.create_user_id, new.create_time)
      is distinct from (old.bill_no, old.dept_id, old.create_user_id, old.create_time)
    or (old.status in (6, 7)
      and (new.total_fee, new.labor_fee, new.fee_bearer, new.deal_desc, new.fault_desc, new.fix_time, new.fix_sign, new.confirm_sign,
        new.sign_hash) is distinct from
       (old.total_fee, old.labor_fee, old.fee_bearer, old.deal_desc, old.fault_desc, old.fix_time, old.fix_sign, old.confirm_sign,
        old.sign_hash)
      and new.status in (6, 7))
    or (old.status in (7, 9) and new.status <> old.status)
  then
    raise exception 'a repair order that was confirmed is evidence and is not changed' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger repair_order_evidence before update or delete on repair_order
  for each row execute function guard_repair_order();

do $$
begin
  revoke delete on repair_order from shouya_app;
  revoke delete, update on repair_flow from shouya_app;
exception when undefined_object then null;
end $$;

update setting set value = (value::jsonb || '{"repair": 5}')::text
where key = 'archive.retention_years' and value like '{%}' and value not like '%"repair"%';

-- The order that took over, with its number as it was.
alter table fault_repair add column repair_order_no varchar(40);
alter table rectification add column repair_order_id bigint, add column repair_order_no varchar(40);
create index fault_repair_order on fault_repair (repair_order_id) where repair_order_id is not null;
create index rectification_order on rectification (repair_order_id) where repair_order_id is not null;
