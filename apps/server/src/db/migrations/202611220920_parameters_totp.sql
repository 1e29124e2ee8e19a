-- Parameters: a row without a value follows the program's default, which stands in core/settings/parameters.ts with type
-- and range. Names and remarks belong to the program, in three languages.
alter table setting
  alter column value drop not null,
  drop column value_type,
  add column remark_hk varchar(500),
  add column remark_us varchar(500);

-- A list of live sessions is read newest first, and needs a number to break ties.
alter table session add column serial bigint generated always as identity;
create index session_newest on session (create_time desc, serial desc) where end_time is null;

-- The second factor (ADR 018). Without `confirm_time` it is still being set up and asks nobody for anything.
create table user_totp (
  user_id bigint primary key references sys_user on delete cascade,
  -- Encrypted; the number of the key stands in it.
  secret_sealed text not null,
  confirm_time timestamptz,
  -- The time step of the last code that was taken: no code serves twice.
  last_step bigint not null default 0,
  create_time timestamptz not null
);

create table user_recovery_code (
  user_id bigint not null references user_totp on delete cascade,
  code_hash bytea not null,
  used_time timestamptz,
  primary key (user_id, code_hash)
);
