-- Contractors that carry boxes or supply post guards (domain 3.1). Licence and contract gate their vehicles and people.
create table escort_company (
  id bigint generated always as identity primary key,
  -- YS001 and on, by the row's own number.
  company_code varchar(20) not null generated always as ('YS' || lpad(id::text, greatest(3, length(id::text)), '0')) stored,
  company_name varchar(100) not null unique,
  short_name varchar(30),
  service_types smallint[] not null check (cardinality(service_types) > 0),
  credit_code varchar(18) not null unique check (credit_code ~ '^[0-9A-HJ-NPQRTUWXY]{18}$'),
  licence_no varchar(50) not null,
  licence_begin date not null,
  licence_end date not null,
  armed_approved boolean not null default false,
  reg_capital_wan int check (reg_capital_wan >= 0),
  contract_no varchar(50) not null,
  contract_begin date not null,
  contract_end date not null,
  -- The earlier of the two: from that day on nobody of the company carries anything.
  valid_end date not null generated always as (least(licence_end, contract_end)) stored,
  leader_name varchar(50) not null,
  leader_phone varchar(20) not null,
  dispatch_phone varchar(20) not null,
  address varchar(200),
  licence_file_ids bigint[] not null default '{}' check (cardinality(licence_file_ids) <= 10),
  contract_file_ids bigint[] not null default '{}' check (cardinality(contract_file_ids) <= 10),
  score_last numeric(5, 2),
  status smallint not null default 1 check (status between 1 and 4),
  status_reason varchar(200),
  status_time timestamptz,
  status_user_id bigint references sys_user,
  status_user_name varchar(50),
  remark varchar(500),
  search_text text not null generated always as (lower(
    'YS' || lpad(id::text, greatest(3, length(id::text)), '0') || ' ' || company_name || ' ' || coalesce(short_name, ''))) stored,
  create_user_id bigint,
  create_user_name varchar(50),
  create_time timestamptz not null,
  update_user_id bigint,
  update_time timestamptz,
  version int not null default 1,
  check (licence_end > licence_begin),
  check (contract_end > contract_begin),
  check (armed_approved or not service_types @> '{1}'),
  check (status = 1 or status_reason is not null)
);
comment on column escort_company.status is '1 working together, 2 suspended, 3 ended, 4 blacklisted';
create unique index escort_company_code on escort_company (company_code);
create index escort_company_list on escort_company (create_time desc, id desc);
create index escort_company_end on escort_company (valid_end) where status = 1;
create index escort_company_search on escort_company using gin (bigrams(search_text));

-- Where it serves: a branch stands for all below it.
create table escort_company_dept (
  escort_company_id bigint not null references escort_company,
  dept_id bigint not null references dept,
  primary key (escort_company_id, dept_id)
);
create index escort_company_dept_unit on escort_company_dept (dept_id);
