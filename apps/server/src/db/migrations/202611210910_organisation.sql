-- Organisation (domain 1.1). `path` is kept by the server; a subtree is `path <@ root`.
create table dept (
  id bigint generated always as identity primary key,
  parent_id bigint references dept deferrable,
  dept_code varchar(20) not null unique check (dept_code ~ '^[A-Z0-9]{4,20}$'),
  dept_name varchar(100) not null,
  short_name varchar(30),
  dept_type smallint not null check (dept_type between 1 and 7),
  path ltree not null,
  region_code varchar(6),
  address varchar(200),
  lng numeric(10, 6) check (lng between -180 and 180),
  lat numeric(10, 6) check (lat between -90 and 90),
  phone varchar(20),
  leader_user_id bigint,
  safety_user_id bigint,
  business_begin time,
  business_end time,
  business_days varchar(20) not null default '1,2,3,4,5,6,7',
  deliver_time time,
  collect_time time,
  risk_level smallint check (risk_level between 1 and 3),
  has_cash boolean not null default true,
  has_vault boolean not null default false,
  has_self_service boolean not null default true,
  alarm_code varchar(50),
  police_station varchar(50),
  open_date date,
  close_date date,
  sort int not null default 100,
  status smallint not null default 1 check (status in (0, 1)),
  remark varchar(500),
  create_user_id bigint,
  create_user_name varchar(50),
  create_time timestamptz not null,
  update_user_id bigint,
  update_time timestamptz,
  version int not null default 1,
  unique nulls not distinct (parent_id, dept_name),
  check (business_begin < business_end)
);
create index dept_path on dept using gist (path);
create index dept_parent on dept (parent_id);

-- Accounts (domain 1.2). Locks are not a status: they live with the failures (sign_in_failure) and end by themselves.
create table sys_user (
  id bigint generated always as identity primary key,
  username varchar(30) not null check (username ~ '^[a-zA-Z][a-zA-Z0-9_]{3,29}$'),
  password_hash text not null,
  password_history text[] not null default '{}',
  password_time timestamptz not null,
  must_change_pwd boolean not null default true,
  -- One of the demonstration's accounts: their shared password opens them on loopback only.
  is_demo boolean not null default false,
  real_name varchar(50) not null,
  gender smallint not null default 0,
  phone varchar(11) not null check (phone ~ '^1[3-9][0-9]{9}$'),
  email varchar(100),
  avatar_file_id bigint,
  emp_no varchar(20) unique,
  dept_id bigint not null references dept,
  post varchar(10),
  user_type smallint not null default 1 check (user_type between 1 and 6),
  party_id bigint,
  data_scope smallint check (data_scope between 1 and 5),
  scope_dept_ids bigint[] not null default '{}',
  expire_date date,
  last_login_time timestamptz,
  last_login_ip varchar(45),
  status smallint not null default 1 check (status in (0, 1, 3)),
  search_text text not null generated always as (
    lower(username || ' ' || real_name || ' ' || coalesce(emp_no, ''))) stored,
  remark varchar(500),
  create_user_id bigint,
  create_user_name varchar(50),
  create_time timestamptz not null,
  update_user_id bigint,
  update_time timestamptz,
  version int not null default 1
);
create unique index sys_user_username on sys_user (lower(username));
create unique index sys_user_phone on sys_user (phone) where status <> 3;
create index sys_user_dept on sys_user (dept_id, create_time desc, id desc);
create index sys_user_list on sys_user (create_time desc, id desc);
create index sys_user_search on sys_user using gin (bigrams(search_text));

alter table dept
  add foreign key (leader_user_id) references sys_user deferrable,
  add foreign key (safety_user_id) references sys_user deferrable;
