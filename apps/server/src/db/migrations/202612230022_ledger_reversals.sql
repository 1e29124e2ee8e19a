-- Corrections of the ledger (domain 11.1 rule 3): somebody of finance asks for a transaction to be reversed, another one decides.
create table ledger_reversal (
  id bigint generated always as identity primary key,
  -- The transaction that is to be taken back.
  txn_id bigint not null references ledger_txn,
  reason varchar(200) not null,
  ask_user_id bigint not null references sys_user,
  ask_user_name varchar(50) not null,
  ask_time timestamptz not null,
  decide_user_id bigint references sys_user,
  decide_user_name varchar(50),
  decide_time timestamptz,
  -- Why it was refused.
  opinion varchar(200),
  -- The transaction that takes it back; null: it waits, or was refused.
  reversal_txn_id bigint unique references ledger_txn,
  check ((decide_user_id is null) = (decide_time is null)),
  check (reversal_txn_id is null or decide_time is not null),
  check (ask_user_id <> decide_user_id)
);
create index ledger_reversal_txn on ledger_reversal (txn_id, id);
create unique index ledger_reversal_waits on ledger_reversal (txn_id) where decide_time is null;

-- What was asked for stays; what was decided is done with.
create function guard_ledger_reversal() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.decide_time is not null
    or (new.txn_id, new.reason, new.ask_user_id, new.ask_user_name, new.ask_time)
      is distinct from (old.txn_id, old.reason, old.ask_user_id, old.ask_user_name, old.ask_time)
  then
    raise exception 'a reversal of the ledger is evidence and is not changed' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger ledger_reversal_evidence before update or delete on ledger_reversal
  for each row execute function guard_ledger_reversal();

do $$
begin
  revoke delete on ledger_reversal from shouya_app, shouya_keeper;
exception when undefined_object then null;
end $$;
