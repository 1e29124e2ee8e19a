-- Companies that maintain and repair security devices (domain 8.2).
create table maintain_company (
  id bigint generated always as identity primary key,
  -- WB01 and on, by the row's own number.
  company_code varchar(20) not null generated always as ('WB' || lpad(id::text, greatest(2, length(id::text)), '0')) stored,
  company_name varchar(100) not null unique,
  short_name varchar(30),
  -- Dictionary device_type.
  service_types smallint[] not null check (cardinality(service_types) > 0),
  credit_code varchar(18) unique check (credit_code ~ '^[0-9A-HJ-NPQRTUWXY]{18}$'),
  qualification_no varchar(50),
  qualification_level varchar(50),
  qualification_end date,
  contract_no varchar(50),
  contract_begin date not null,
  contract_end date not null,
  -- The earlier of the two ends; a company without a qualification that ends has only its contract.
  valid_end date not null generated always as (least(contract_end, qualification_end)) stored,
  phone24 varchar(20) not null,
  address varchar(200),
  -- The mean of the ratings of its repairs; empty before the first.
  score_avg numeric(3, 2) check (score_avg between 1 and 5),
  status smallint not null default 1 check (status between 1 and 3),
  status_reason varchar(200),
  status_time timestamptz,
  status_user_id bigint references sys_user,
  status_user_name varchar(50),
  remark varchar(500),
  search_text text not null generated always as (lower(
    'WB' || lpad(id::text, greatest(2, length(id::text)), '0') || ' ' || company_name || ' ' || coalesce(short_name, ''))) stored,
  create_user_id bigint,
  create_user_name varchar(50),
  create_time timestamptz not null,
  update_user_id bigint,
  update_time timestamptz,
  version int not null default 1,
  check (contract_end > contract_begin),
  check (status = 1 or status_reason is not null)
);
comment on column maintain_company.status is '1 working together, 2 suspended, 3 ended';
create unique index maintain_company_code on maintain_company (company_code);
create index maintain_company_list on maintain_company (create_time desc, id desc);
create index maintain_company_end on maintain_company (valid_end) where status = 1;
create index maintain_company_search on maintain_company using gin (bigrams(search_text));

-- Where it serves: a unit stands for all below it.
create table maintain_company_dept (
  company_id bigint not null references maintain_company,
  dept_id bigint not null references dept,
  primary key (company_id, dept_id)
);
create index maintain_company_dept_unit on maintain_company_dept (dept_id);

-- In how many hours it answers, arrives and has repaired, by dictionary urgency.
create table maintain_sla (
  company_id bigint not null references maintain_company,
  urgency smallint not null check (urgency between 1 and 3),
  respond_hours smallint not null check (respond_hours between 1 and 2160),
  arrive_hours smallint not null,
  repair_hours smallint not null check (repair_hours <= 2160),
  primary key (company_id, urgency),
  check (respond_hours <= arrive_hours and arrive_hours <= repair_hours)
);

create table maintain_contact (
  id bigint generated always as identity primary key,
  company_id bigint not null references maintain_company,
  name varchar(50) not null,
  phone varchar(20) not null,
  position varchar(50),
  -- Who is called where nobody is named.
  is_default boolean not null default false,
  -- Their account, if they sign in.
  user_id bigint unique references sys_user,
  status smallint not null default 1 check (status in (0, 1)),
  remark varchar(500),
  search_text text not null generated always as (lower(name || ' ' || phone || ' ' || coalesce(position, ''))) stored,
  create_user_id bigint,
  create_user_name varchar(50),
  create_time timestamptz not null,
  update_user_id bigint,
  update_time timestamptz,
  version int not null default 1,
  unique (company_id, phone),
  check (status = 1 or not is_default)
);
create unique index maintain_contact_default on maintain_contact (company_id) where is_default;
create index maintain_contact_list on maintain_contact (create_time desc, id desc);
create index maintain_contact_search on maintain_contact using gin (bigrams(search_text));

-- Which units a contact looks after; none: all that the company serves.
create table maintain_contact_dept (
  contact_id bigint not null references maintain_contact,
  dept_id bigint not null references dept,
  primary key (contact_id, dept_id)
);
create index maintain_contact_dept_unit on maintain_contact_dept (dept_id);

-- Identity numbers, sealed.
create table maintain_secret (
  contact_id bigint primary key references maintain_contact,
  sealed text not null
);

-- Who maintains the devices of a type in a unit and below it (domain 8.2). What was replaced stays as an ended row.
create table maintain_bind (
  id bigint generated always as identity primary key,
  dept_id bigint not null references dept,
  device_type smallint not null,
  company_id bigint not null references maintain_company,
  contact_id bigint references maintain_contact,
  -- 1 main, 2 backup.
  priority smallint not null check (priority in (1, 2)),
  begin_date date not null,
  end_date date,
  status smallint not null default 1 check (status in (0, 1)),
  create_user_id bigint,
  create_user_name varchar(50),
  create_time timestamptz not null,
  update_user_id bigint,
  update_time timestamptz,
  version int not null default 1,
  check (end_date is null or end_date >= begin_date or status = 0)
);
comment on column maintain_bind.status is '1 in force, 0 ended or replaced';
create unique index maintain_bind_active on maintain_bind (dept_id, device_type, priority) where status = 1;
create index maintain_bind_company on maintain_bind (company_id) where status = 1;
create index maintain_bind_contact on maintain_bind (contact_id) where contact_id is not null;
create index maintain_bind_place on maintain_bind (dept_id, device_type, create_time desc);

-- Security devices of the units (domain 8.1).
create table equipment (
  id bigint generated always as identity primary key,
  equip_no varchar(32) not null unique,
  name varchar(100) not null,
  -- Dictionary device_type.
  device_type smallint not null,
  brand varchar(50),
  model varchar(50),
  sn varchar(50),
  dept_id bigint not null references dept,
  location varchar(100) not null,
  buy_date date,
  warranty_end date,
  -- Goes before the bindings.
  maintain_company_id bigint references maintain_company,
  maint_months smallint check (maint_months between 1 and 120),
  last_maint date,
  -- The day of the next maintenance where somebody fixed it.
  next_maint_on date,
  next_maint date generated always as (coalesce(next_maint_on, (last_maint + make_interval(months => maint_months))::date)) stored,
  photo_file_id bigint,
  status smallint not null default 1 check (status between 1 and 4),
  status_reason varchar(200),
  scrap_date date,
  remark varchar(500),
  search_text text not null generated always as (lower(equip_no || ' ' || name || ' ' || location || ' ' || coalesce(brand, '') || ' '
    || coalesce(model, '') || ' ' || coalesce(sn, ''))) stored,
  create_user_id bigint,
  create_user_name varchar(50),
  create_time timestamptz not null,
  update_user_id bigint,
  update_time timestamptz,
  version int not null default 1,
  check (warranty_end is null or buy_date is null or warranty_end >= buy_date),
  check ((status = 4) = (scrap_date is not null)),
  check (status <> 4 or status_reason is not null)
);
comment on column equipment.status is '1 in order, 2 in repair, 3 out of service, 4 scrapped';
create index equipment_list on equipment (create_time desc, id desc);
create index equipment_dept on equipment (dept_id, create_time desc, id desc);
create index equipment_company on equipment (maintain_company_id) where maintain_company_id is not null;
create index equipment_maint on equipment (next_maint) where status <> 4;
create index equipment_warranty on equipment (warranty_end) where status <> 4;
create index equipment_search on equipment using gin (bigrams(search_text));

-- What happened to a device beside its faults and repairs.
create table equipment_event (
  id bigint generated always as identity primary key,
  equipment_id bigint not null references equipment,
  kind smallint not null check (kind between 1 and 4),
  day date not null,
  to_status smallint,
  note varchar(500),
  user_id bigint references sys_user,
  user_name varchar(50),
  create_time timestamptz not null,
  check ((kind = 3) = (to_status is not null))
);
comment on column equipment_event.kind is '1 maintained, 2 inspected, 3 another state, 4 moved to another unit';
create index equipment_event_list on equipment_event (equipment_id, day desc, id desc);

-- A fault may name the device of the ledger; its number as it was.
alter table fault_repair add column device_id bigint references equipment, add column device_no varchar(32),
  add check ((device_id is null) = (device_no is null));
create index fault_repair_device on fault_repair (device_id, fault_time desc) where device_id is not null;

-- People of a vendor who enter a unit: the vendor sees them.
alter table out_inside add column maintain_company_id bigint references maintain_company;
create index out_inside_vendor on out_inside (maintain_company_id, in_time desc, id desc) where maintain_company_id is not null;
