-- Runs of the reconciliation at night and by hand, and who looked at what they found (domain 11.1 rule 7).

alter table ledger_check
  -- The day of the nightly run, of which a day has one; null: somebody ran it.
  add column night date unique,
  add column operator_id bigint references sys_user,
  add column operator_name varchar(50),
  add check ((night is null) = (operator_id is not null));

create table ledger_settlement (
  difference_id bigint primary key references ledger_difference,
  -- Why it is settled.
  note varchar(500) not null,
  create_user_id bigint not null references sys_user,
  create_user_name varchar(50) not null,
  create_time timestamptz not null
);
create trigger ledger_settlement_evidence before update or delete on ledger_settlement
  for each row execute function forbid_ledger_change();
create trigger ledger_difference_evidence before update or delete on ledger_difference
  for each row execute function forbid_ledger_change();

do $$
begin
  revoke update, delete on ledger_settlement from shouya_app, shouya_keeper;
exception when undefined_object then null;
end $$;
