-- The ledger of the trading side (domain 11.1): accounts, transactions in double entry, amounts that are set aside. Money in fen.

create table ledger_account (
  id bigint generated always as identity primary key,
  -- 1 platform, 2 agent, 3 member.
  owner_type smallint not null check (owner_type between 1 and 3),
  -- 0 for the platform.
  owner_id bigint not null,
  account_type smallint not null,
  -- A control account, which every transaction may touch, is kept as several rows that are locked apart; its balance is their sum.
  lane smallint not null default 0,
  -- What has arrived less what has left.
  balance bigint not null default 0,
  -- The part of it that is set aside by `ledger_hold`.
  frozen bigint not null default 0 check (frozen >= 0),
  -- How many entries it has: the number of the last one.
  version bigint not null default 0,
  -- A difference was found: nothing is paid out until somebody has looked.
  is_stopped boolean not null default false,
  create_time timestamptz not null,
  unique (owner_type, owner_id, account_type, lane),
  check ((owner_type = 1) = (owner_id = 0)),
  check (account_type = any (case owner_type when 1 then array[91, 92, 93, 94, 95, 96] when 2 then array[11, 12] else array[21, 22, 23] end)),
  check (owner_type = 1 or lane = 0),
  check (owner_type = 1 or balance >= frozen)
) with (fillfactor = 50);
comment on column ledger_account.account_type is
  '11 goods, 12 commission of an agent; 21 balance, 22 gift, 23 deposit of a member; 91 cash, 92 revenue, 93 deposits owed, 94 gifts, 95 refunds under way, 96 contra account of 93';
create index ledger_account_type on ledger_account (account_type, id);

create table ledger_txn (
  id bigint generated always as identity primary key,
  txn_no varchar(20) not null generated always as ('LZ' || lpad(id::text, 12, '0')) stored unique,
  -- A line of the posting table.
  event varchar(30) not null,
  -- The record whose event it is: its table and id.
  biz_type varchar(40) not null,
  biz_id bigint not null,
  -- An event of a record is posted once.
  idem_key varchar(120) not null unique,
  occur_time timestamptz not null,
  operator_id bigint references sys_user,
  operator_name varchar(50),
  memo varchar(200),
  reversed_txn_id bigint unique references ledger_txn,
  unique (id, occur_time)
);
create index ledger_txn_newest on ledger_txn (occur_time desc, id desc);
create index ledger_txn_record on ledger_txn (biz_type, biz_id, id);

create table ledger_entry (
  txn_id bigint not null,
  leg smallint not null,
  account_id bigint not null references ledger_account,
  -- 1 debit: money leaves the account; 2 credit: money arrives.
  direction smallint not null check (direction in (1, 2)),
  amount bigint not null check (amount > 0),
  balance_after bigint not null,
  -- Its number among the entries of the account, without gaps.
  seq bigint not null,
  occur_time timestamptz not null,
  primary key (occur_time, txn_id, leg),
  unique (account_id, seq, occur_time),
  foreign key (txn_id, occur_time) references ledger_txn (id, occur_time)
) partition by range (occur_time);
create table ledger_entry_other partition of ledger_entry default;

create table ledger_hold (
  id bigint generated always as identity primary key,
  account_id bigint not null references ledger_account,
  amount bigint not null check (amount > 0),
  biz_type varchar(40) not null,
  biz_id bigint not null,
  -- 1 set aside, 2 given back, 3 paid out.
  status smallint not null default 1 check (status between 1 and 3),
  create_time timestamptz not null,
  end_time timestamptz,
  check ((status = 1) = (end_time is null))
);
create index ledger_hold_open on ledger_hold (account_id) where status = 1;
create unique index ledger_hold_record on ledger_hold (biz_type, biz_id, account_id) where status = 1;

-- What the nightly reconciliation found (domain 11.1 rule 7); a run without differences has none.
create table ledger_check (
  id bigint generated always as identity primary key,
  run_time timestamptz not null,
  accounts int not null,
  transactions bigint not null,
  difference_count int not null
);
create index ledger_check_newest on ledger_check (run_time desc, id desc);
create table ledger_difference (
  id bigint generated always as identity primary key,
  check_id bigint not null references ledger_check,
  kind varchar(30) not null,
  account_id bigint references ledger_account,
  txn_id bigint references ledger_txn,
  biz_type varchar(40),
  biz_id bigint,
  expected bigint not null,
  actual bigint not null
);
create index ledger_difference_check on ledger_difference (check_id, id);

-- Nobody changes or removes what was posted, retention neither (domain 17.1); a correction is a transaction that reverses it.
create function forbid_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception '% rows are evidence and are not changed', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger ledger_txn_evidence before update or delete on ledger_txn for each row execute function forbid_ledger_change();
create trigger ledger_entry_evidence before update or delete on ledger_entry for each row execute function forbid_ledger_change();
create trigger ledger_account_evidence before delete on ledger_account for each row execute function forbid_ledger_change();

-- At the commit, what has left equals what has arrived, in every transaction.
create function require_balance(txn bigint, posted timestamptz) returns void language plpgsql as $$
declare
  entries int;
  difference numeric;
begin
  select count(*), coalesce(sum(case direction when 1 then amount else -amount end), 0) into entries, difference
    from ledger_entry where occur_time = posted and txn_id = txn;
  if entries < 2 or difference <> 0 then
    raise exception 'ledger transaction % does not balance: % entries, difference %', txn, entries, difference
      using errcode = 'check_violation';
  end if;
end $$;
create function ledger_txn_balances() returns trigger language plpgsql as $$
begin
  perform require_balance(new.id, new.occur_time);
  return null;
end $$;
create function ledger_entry_balances() returns trigger language plpgsql as $$
begin
  perform require_balance(new.txn_id, new.occur_time);
  return null;
end $$;
create constraint trigger ledger_txn_balances after insert on ledger_txn
  deferrable initially deferred for each row execute function ledger_txn_balances();
create constraint trigger ledger_entry_balances after insert on ledger_entry
  deferrable initially deferred for each row execute function ledger_entry_balances();

do $$
begin
  revoke update, delete on ledger_txn, ledger_entry, ledger_check, ledger_difference from shouya_app, shouya_keeper;
  revoke delete on ledger_account, ledger_hold from shouya_app, shouya_keeper;
  revoke update on ledger_account from shouya_app, shouya_keeper;
  grant update (balance, frozen, version, is_stopped) on ledger_account to shouya_app;
exception when undefined_object then null;
end $$;

-- Accounts are locked in the order of their ids: the ones that everybody needs come last, and are held for the shortest time.
insert into ledger_account (id, owner_type, owner_id, account_type, lane, create_time) overriding system value
select 9000000000 + account_type * 100 + lane, 1, 0, account_type, lane, now()
from generate_series(91, 96) as account_type, generate_series(0, 7) as lane;

create or replace function roll_partitions(at timestamptz) returns void language plpgsql set timezone = 'UTC' as $$
declare
  d date;
  m date;
  name text;
  monthly text;
begin
  for d in select generate_series(at::date - 1, at::date + 3, '1 day')::date loop
    perform add_partition('idempotency', 'idempotency_' || to_char(d, 'YYYYMMDD'), d::text, (d + 1)::text);
  end loop;
  for name in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'idempotency'::regclass and c.relname ~ '^idempotency_\d{8}$'
      and to_date(right(c.relname, 8), 'YYYYMMDD') < at::date - 35
  loop
    execute format('drop table %I', name);
  end loop;
  delete from idempotency_other where create_time < at - interval '35 days';
  for m in select generate_series(date_trunc('month', at), date_trunc('month', at) + interval '3 months', '1 month')::date loop
    foreach monthly in array array['sys_log', 'ledger_entry'] loop
      perform add_partition(monthly, monthly || '_' || to_char(m, 'YYYYMM'), m::text, (m + interval '1 month')::date::text);
    end loop;
  end loop;
end $$;

do $$
begin
  revoke all on table ledger_entry_other from shouya_app, shouya_keeper;
exception when undefined_object then null;
end $$;
