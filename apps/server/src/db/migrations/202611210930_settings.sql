-- Dictionaries (domain 1.4), system parameters (1.6), what the console keeps per user.
create table dict_type (
  id bigint generated always as identity primary key,
  dict_code varchar(40) not null unique check (dict_code ~ '^[a-z][a-z0-9_]*$'),
  dict_name varchar(50) not null,
  dict_name_hk varchar(50),
  dict_name_us varchar(80),
  is_builtin boolean not null default false,
  status smallint not null default 1 check (status in (0, 1)),
  remark varchar(500),
  search_text text not null generated always as (lower(dict_code || ' ' || dict_name)) stored,
  create_user_id bigint,
  create_user_name varchar(50),
  create_time timestamptz not null,
  update_user_id bigint,
  update_time timestamptz not null,
  version int not null default 1
);
create index dict_type_search on dict_type using gin (bigrams(search_text));

create table dict_data (
  id bigint generated always as identity primary key,
  dict_code varchar(40) not null references dict_type (dict_code) on update cascade,
  value varchar(40) not null check (value ~ '^[A-Za-z0-9_]+$'),
  label_cn varchar(50) not null,
  label_hk varchar(50),
  label_us varchar(80),
  color varchar(12) check (color in ('default', 'success', 'processing', 'warning', 'error')),
  sort int not null default 100,
  is_default boolean not null default false,
  is_builtin boolean not null default false,
  status smallint not null default 1 check (status in (0, 1)),
  create_user_id bigint,
  create_user_name varchar(50),
  create_time timestamptz not null,
  update_user_id bigint,
  update_time timestamptz not null,
  version int not null default 1,
  unique (dict_code, value)
);
create unique index dict_data_default on dict_data (dict_code) where is_default;

create table setting (
  key varchar(60) primary key,
  value text not null,
  value_type varchar(10) not null check (value_type in ('str', 'int', 'bool', 'json')),
  group_name varchar(30) not null,
  name_cn varchar(60) not null,
  name_hk varchar(60),
  name_us varchar(100),
  editable boolean not null default true,
  remark varchar(500),
  update_user_id bigint,
  update_time timestamptz,
  version int not null default 1
);

create table user_preference (
  user_id bigint not null references sys_user on delete cascade,
  key varchar(80) not null,
  value jsonb not null,
  update_time timestamptz not null,
  primary key (user_id, key)
);
