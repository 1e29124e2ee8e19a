-- End customers of the trading side (domain 11.11): they lease terminals for a deposit and recharge packages.
create table member (
  id bigint generated always as identity primary key,
  member_no varchar(20) not null unique generated always as ('HY' || lpad(id::text, greatest(4, length(id::text)), '0')) stored,
  -- Dictionary member_type: 1 institution, 2 merchant, 3 person.
  member_type smallint not null check (member_type between 1 and 3),
  member_name varchar(100) not null,
  contact_name varchar(50) not null,
  phone varchar(11) not null unique,
  -- Of a person the identity number, of others the credit code: shown masked, sealed in member_secret, found by its hash.
  identity_mask varchar(18),
  identity_hash bytea unique,
  bank_name varchar(100),
  bank_account_mask varchar(40),
  agent_id bigint not null references agent,
  city_code varchar(6),
  address varchar(200),
  licence_file_ids bigint[] not null default '{}' check (cardinality(licence_file_ids) <= 3),
  level smallint not null default 1 check (level between 1 and 5),
  status smallint not null default 0 check (status between 0 and 5),
  status_reason varchar(200),
  status_time timestamptz,
  status_user_id bigint references sys_user,
  status_user_name varchar(50),
  -- Frozen by the clock or a rule, not by a person.
  auto_frozen boolean not null default false,
  apply_user_id bigint references sys_user,
  apply_time timestamptz,
  audit_user_id bigint references sys_user,
  audit_user_name varchar(50),
  audit_time timestamptz,
  audit_opinion varchar(200),
  -- The last use of one of its devices.
  last_use_time timestamptz,
  remark varchar(500),
  -- Numbers that are shown masked are not searched by their parts.
  search_text text not null generated always as (lower('HY' || lpad(id::text, greatest(4, length(id::text)), '0') || ' '
    || member_name || ' ' || contact_name)) stored,
  create_user_id bigint,
  create_user_name varchar(50),
  create_time timestamptz not null,
  update_user_id bigint,
  update_time timestamptz,
  version int not null default 1,
  -- What is asked for at the application.
  check (status = 0 or (identity_hash is not null and cardinality(licence_file_ids) > 0)),
  check (status not in (3, 4) or status_reason is not null),
  check (status not in (2, 4) or audit_time is not null)
);
comment on column member.status is '0 not verified, 1 waiting for approval, 2 normal, 3 refused, 4 frozen, 5 canceled';
create index member_list on member (create_time desc, id desc);
create index member_agent on member (agent_id, create_time desc, id desc);
create index member_search on member using gin (bigrams(search_text));

create table member_secret (
  member_id bigint not null references member,
  -- 1 identity number or credit code, 2 bank account.
  kind smallint not null check (kind in (1, 2)),
  sealed text not null,
  primary key (member_id, kind)
);
