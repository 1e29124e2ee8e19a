-- Money of agents in and out (domain 11.1): what they pay into their goods account, and what is paid out of both their accounts.
create table agent_transfer (
  id bigint generated always as identity primary key,
  bill_no varchar(40) not null unique,
  agent_id bigint not null references agent,
  -- As it was called when it was asked for.
  agent_name varchar(100) not null,
  -- 1 paid in, 2 paid out.
  type smallint not null check (type in (1, 2)),
  goods_amount bigint not null check (goods_amount >= 0),
  commission_amount bigint not null default 0 check (commission_amount >= 0),
  amount bigint not null generated always as (goods_amount + commission_amount) stored,
  -- The bank's number: of money paid in said by whoever asks, of money paid out by whoever paid.
  trade_no varchar(64),
  voucher_file_ids bigint[] not null default '{}' check (cardinality(voucher_file_ids) <= 3),
  remark varchar(200),
  -- Where it is paid out to, as the agent's file had it when it was asked for.
  bank_name varchar(100),
  bank_account_mask varchar(40),
  decide_user_id bigint references sys_user,
  decide_user_name varchar(50),
  decide_time timestamptz,
  opinion varchar(200),
  txn_no varchar(20),
  -- Dictionary agent_transfer_status: 1 waiting for finance, 2 done, 3 refused, 4 withdrawn.
  status smallint not null default 1 check (status between 1 and 4),
  search_text text not null,
  create_user_id bigint references sys_user,
  create_user_name varchar(50),
  create_time timestamptz not null,
  update_user_id bigint,
  update_time timestamptz,
  version int not null default 1,
  check (amount > 0),
  check (type <> 1 or (commission_amount = 0 and trade_no is not null and cardinality(voucher_file_ids) > 0)),
  check (type <> 2 or bank_account_mask is not null),
  check ((status = 1) = (decide_time is null)),
  check (status <> 2 or (txn_no is not null and trade_no is not null)),
  check (status <> 3 or opinion is not null),
  -- Whoever asks does not decide (domain 13), but may take it back.
  check (status = 4 or create_user_id <> decide_user_id)
);
create index agent_transfer_list on agent_transfer (create_time desc, id desc);
create index agent_transfer_agent on agent_transfer (agent_id, create_time desc, id desc);
create index agent_transfer_open on agent_transfer (create_time) where status = 1;
-- A number that was refused or withdrawn may be entered again.
create unique index agent_transfer_trade_no on agent_transfer (trade_no) where status in (1, 2);
create index agent_transfer_search on agent_transfer using gin (bigrams(search_text));

-- What was asked for stays; once it is decided or withdrawn, nothing of it changes.
create function guard_agent_transfer() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE'
    or (new.bill_no, new.agent_id, new.agent_name, new.type, new.goods_amount, new.commission_amount, new.voucher_file_ids,
      new.bank_name, new.bank_account_mask, new.create_user_id, new.create_time)
      is distinct from (old.bill_no, old.agent_id, old.agent_name, old.type, old.goods_amount, old.commission_amount,
      old.voucher_file_ids, old.bank_name, old.bank_account_mask, old.create_user_id, old.create_time)
    or old.status <> 1
  then
    raise exception 'money of an agent in or out is evidence and is not changed' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger agent_transfer_evidence before update or delete on agent_transfer
  for each row execute function guard_agent_transfer();

do $$
begin
  revoke delete on agent_transfer from shouya_app, shouya_keeper;
exception when undefined_object then null;
end $$;
