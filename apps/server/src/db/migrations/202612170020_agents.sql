-- Agents of the trading side (domain 11.2): a tree of four levels, each sees its own part of it.
create table agent (
  id bigint generated always as identity primary key,
  -- DL001 and on, by the row's own number.
  agent_code varchar(20) not null unique generated always as ('DL' || lpad(id::text, greatest(3, length(id::text)), '0')) stored,
  agent_name varchar(100) not null unique,
  -- Dictionary agent_level: 1 province, 2 city, 3 county, 4 outlet.
  agent_level smallint not null check (agent_level between 1 and 4),
  parent_agent_id bigint references agent,
  -- The ids from the root to the agent; a subtree is `path <@ root`.
  path ltree not null check (nlevel(path) <= 4),
  contact_name varchar(50),
  phone varchar(11) unique,
  -- Shown in place of what is sealed in agent_secret; the hash finds a number again.
  id_card_mask varchar(18),
  id_card_hash bytea,
  bank_account_mask varchar(40),
  credit_code varchar(18) unique check (credit_code ~ '^[0-9A-HJ-NPQRTUWXY]{18}$'),
  licence_file_ids bigint[] not null default '{}' check (cardinality(licence_file_ids) <= 3),
  -- Six-digit codes of districts; two or four of them with zeros stand for a province or a city.
  region_codes text[] not null default '{}' check (cardinality(region_codes) <= 50),
  address varchar(200),
  bank_name varchar(100),
  contract_no varchar(50),
  contract_begin date,
  contract_end date,
  -- In hundredths of a percent; what an agent pays of the agent price, and what it gets of what is paid in its tree.
  discount_rate smallint not null default 10000 check (discount_rate between 0 and 10000),
  commission_rate smallint not null default 0 check (commission_rate between 0 and 3000),
  -- Fen up to which it may owe for orders.
  credit_limit bigint not null default 0 check (credit_limit >= 0),
  status smallint not null default 0 check (status between 0 and 5),
  status_reason varchar(200),
  status_time timestamptz,
  status_user_id bigint references sys_user,
  status_user_name varchar(50),
  submit_user_id bigint references sys_user,
  submit_user_name varchar(50),
  submit_time timestamptz,
  audit_user_id bigint references sys_user,
  audit_user_name varchar(50),
  audit_time timestamptz,
  audit_opinion varchar(200),
  -- The end of the contract that somebody of the operations has asked for, and finance confirms.
  end_reason varchar(200),
  end_ask_user_id bigint references sys_user,
  end_ask_user_name varchar(50),
  end_ask_time timestamptz,
  remark varchar(500),
  search_text text not null generated always as (lower('DL' || lpad(id::text, greatest(3, length(id::text)), '0') || ' ' || agent_name || ' '
    || coalesce(contact_name, '') || ' ' || coalesce(phone, ''))) stored,
  create_user_id bigint,
  create_user_name varchar(50),
  create_time timestamptz not null,
  update_user_id bigint,
  update_time timestamptz,
  version int not null default 1,
  check (parent_agent_id <> id),
  check (contract_end > contract_begin),
  -- What is asked for at the submission (domain 20).
  check (status = 0 or (contact_name is not null and phone is not null and cardinality(licence_file_ids) > 0
    and cardinality(region_codes) > 0 and contract_begin is not null and contract_end is not null)),
  check (status not in (3, 4, 5) or status_reason is not null),
  check (status not in (2, 4, 5) or audit_time is not null),
  check ((end_ask_time is null) = (end_reason is null)),
  check (end_ask_time is null or status in (4, 5)),
  check (status <> 5 or end_ask_time is not null)
);
comment on column agent.status is '0 draft, 1 waiting for approval, 2 approved, 3 refused, 4 disabled, 5 ended';
create index agent_list on agent (create_time desc, id desc);
create index agent_path on agent using gist (path);
create index agent_parent on agent (parent_agent_id);
create index agent_contract_end on agent (contract_end) where status = 2;
create index agent_search on agent using gin (bigrams(search_text));

-- As for units: a new agent's path ends in its own id, which only the database knows.
create function agent_path() returns trigger language plpgsql as $$
begin
  new.path := coalesce((select path || new.id::text from agent where id = new.parent_agent_id), new.id::text::ltree);
  return new;
end $$;
create trigger agent_path before insert on agent for each row when (new.path is null) execute function agent_path();

-- Identity number and bank account, sealed, by kind.
create table agent_secret (
  agent_id bigint not null references agent,
  kind smallint not null check (kind in (1, 2)),
  sealed text not null,
  primary key (agent_id, kind)
);

-- What an agent may order (domain 11.4).
create table agent_product (
  id bigint generated always as identity primary key,
  agent_id bigint not null references agent,
  product_id bigint not null references product,
  -- Instead of the product's agent price, in fen.
  agent_price bigint check (agent_price >= 0),
  quota_devices int not null check (quota_devices between 0 and 100000),
  begin_date date not null,
  end_date date not null,
  status smallint not null default 0 check (status between 0 and 3),
  status_reason varchar(200),
  status_time timestamptz,
  status_user_id bigint references sys_user,
  status_user_name varchar(50),
  remark varchar(500),
  create_user_id bigint,
  create_user_name varchar(50),
  create_time timestamptz not null,
  update_user_id bigint,
  update_time timestamptz,
  version int not null default 1,
  unique (agent_id, product_id),
  check (end_date > begin_date),
  check (status <> 2 or status_reason is not null)
);
comment on column agent_product.status is '0 not open yet, 1 open, 2 paused, 3 ended';
create index agent_product_list on agent_product (create_time desc, id desc);
create index agent_product_of on agent_product (product_id);
create index agent_product_end on agent_product (end_date) where status = 1;
