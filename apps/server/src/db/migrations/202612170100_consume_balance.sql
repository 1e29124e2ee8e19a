-- How many pieces of a consumable somebody may use (domain 11.6), and every change of it.
create table consume_balance (
  id bigint generated always as identity primary key,
  -- 1 agent, 2 device, 3 member.
  owner_type smallint not null check (owner_type between 1 and 3),
  owner_id bigint not null,
  -- In whose tree the owner is; it follows devices and members that go to another agent.
  agent_id bigint not null references agent,
  consume_id bigint not null references consume,
  quantity bigint not null default 0 check (quantity >= 0),
  -- The part that an adjustment which waits for its second person would take away.
  frozen bigint not null default 0 check (frozen >= 0),
  -- What was authorized in all, and what of it was used or passed on: `quantity` is what is left.
  granted bigint not null default 0 check (granted >= 0),
  used bigint not null default 0 check (used >= 0),
  warn_quantity bigint not null default 0 check (warn_quantity >= 0),
  expire_date date,
  last_change timestamptz not null,
  create_time timestamptz not null,
  version int not null default 1,
  unique (owner_type, owner_id, consume_id),
  check (frozen <= quantity)
);
comment on column consume_balance.owner_type is '1 agent, 2 device, 3 member';
create index consume_balance_list on consume_balance (last_change desc, id desc);
create index consume_balance_agent on consume_balance (agent_id, last_change desc, id desc);
create index consume_balance_low on consume_balance (agent_id) where quantity - frozen <= warn_quantity;
create index consume_balance_expire on consume_balance (expire_date) where quantity > 0 and expire_date is not null;

create function consume_balance_agent() returns trigger language plpgsql as $$
begin
  update consume_balance set agent_id = new.agent_id where owner_type = tg_argv[0]::smallint and owner_id = new.id;
  return null;
end $$;
create trigger device_balance_agent after update of agent_id on device for each row
  when (new.agent_id is distinct from old.agent_id and new.agent_id is not null) execute function consume_balance_agent(2);
create trigger member_balance_agent after update of agent_id on member for each row
  when (new.agent_id is distinct from old.agent_id) execute function consume_balance_agent(3);

create table consume_balance_log (
  id bigint generated always as identity primary key,
  balance_id bigint not null references consume_balance,
  -- Dictionary consume_log_type: 1 order, 2 passed on, 3 received, 4 used, 5 adjusted, 6 given back, 7 expired.
  type smallint not null check (type between 1 and 7),
  -- 1 more, 2 less.
  direction smallint not null check (direction in (1, 2)),
  qty bigint not null check (qty > 0),
  before bigint not null check (before >= 0),
  after bigint not null check (after >= 0),
  biz_type varchar(40) not null,
  biz_id bigint not null,
  -- An event of a record changes a balance once.
  idem_key varchar(120) not null unique,
  operator_id bigint references sys_user,
  operator_name varchar(50),
  memo varchar(200),
  create_time timestamptz not null,
  check (after = case direction when 1 then before + qty else before - qty end)
);
create index consume_balance_log_of on consume_balance_log (balance_id, id desc);

-- Corrections by hand: somebody asks, somebody else agrees.
create table consume_adjustment (
  id bigint generated always as identity primary key,
  balance_id bigint not null references consume_balance,
  -- Pieces more, or fewer.
  change bigint not null check (change <> 0),
  reason varchar(200) not null check (length(reason) >= 10),
  status smallint not null default 0 check (status between 0 and 3),
  apply_user_id bigint not null references sys_user,
  apply_user_name varchar(50) not null,
  apply_time timestamptz not null,
  audit_user_id bigint references sys_user,
  audit_user_name varchar(50),
  audit_time timestamptz,
  audit_opinion varchar(200),
  version int not null default 1,
  check (audit_user_id <> apply_user_id),
  check ((status in (1, 2)) = (audit_time is not null))
);
comment on column consume_adjustment.status is '0 waiting, 1 agreed, 2 refused, 3 taken back';
create unique index consume_adjustment_waits on consume_adjustment (balance_id) where status = 0;
create index consume_adjustment_of on consume_adjustment (balance_id, id desc);
