-- Deposit records (domain 11.11): what was paid, refunded, deducted of a deposit. Only their state goes on.
create table cash_pledge (
  id bigint generated always as identity primary key,
  pledge_no varchar(40) not null unique,
  member_id bigint not null references member,
  agent_id bigint not null references agent,
  device_id bigint not null references device,
  binding_id bigint not null references member_device,
  -- Dictionary pledge_type: 1 paid, 2 paid in addition, 3 refund, 4 deduction, 5 transfer to another binding.
  type smallint not null check (type between 1 and 5),
  amount bigint not null check (amount > 0),
  -- Dictionary pay_type, where money comes or goes.
  pay_type smallint check (pay_type between 1 and 5),
  trade_no varchar(64) unique,
  -- A refund goes back the way on which this record's money came.
  origin_pledge_no varchar(40) references cash_pledge (pledge_no),
  -- A transfer goes to this binding.
  to_binding_id bigint references member_device,
  reason varchar(200),
  evidence_file_ids bigint[] not null default '{}' check (cardinality(evidence_file_ids) <= 9),
  apply_user_id bigint references sys_user,
  apply_user_name varchar(50),
  apply_time timestamptz not null,
  audit_user_id bigint references sys_user,
  audit_user_name varchar(50),
  audit_time timestamptz,
  audit_opinion varchar(200),
  -- The last working day on which an approved refund is paid.
  pay_due date,
  pay_user_id bigint references sys_user,
  pay_user_name varchar(50),
  finish_time timestamptz,
  fail_reason varchar(200),
  txn_no varchar(20),
  -- 0 to be paid, 1 done, 2 waiting for approval, 3 approved, 4 failed, 5 refused, 6 canceled.
  status smallint not null check (status between 0 and 6),
  search_text text not null,
  create_user_id bigint,
  create_user_name varchar(50),
  create_time timestamptz not null,
  update_user_id bigint,
  update_time timestamptz,
  version int not null default 1,
  check (type <> 4 or (reason is not null and cardinality(evidence_file_ids) > 0)),
  check (type <> 3 or origin_pledge_no is not null),
  check ((type = 5) = (to_binding_id is not null)),
  -- A transfer moves nothing in the ledger, which keeps the deposits of a member as one account.
  check (status <> 1 or (finish_time is not null and (txn_no is not null or type = 5))),
  check (type <> 3 or status <> 3 or pay_due is not null),
  check (status <> 4 or fail_reason is not null),
  check (status <> 5 or audit_opinion is not null),
  -- Applicant, auditor and payer are different people (domain 11.11, 13).
  check (apply_user_id <> audit_user_id),
  check (audit_user_id <> pay_user_id),
  check (type <> 3 or apply_user_id <> pay_user_id)
);
create index cash_pledge_list on cash_pledge (create_time desc, id desc);
create index cash_pledge_agent on cash_pledge (agent_id, create_time desc, id desc);
create index cash_pledge_member on cash_pledge (member_id, create_time desc);
create index cash_pledge_binding on cash_pledge (binding_id, id);
-- One refund of a binding at a time.
create unique index cash_pledge_refund on cash_pledge (binding_id) where type = 3 and status in (2, 3, 4);
create index cash_pledge_open on cash_pledge (status, apply_time) where status in (0, 2, 3, 4);
create index cash_pledge_search on cash_pledge using gin (bigrams(search_text));

-- A binding with a deposit, as the deposits are worked on (domain 11.11). Its figures are columns of the binding, whose rights hold.
create view deposit with (security_invoker = true) as
select id, member_id, agent_id, device_id, bind_time, unbind_time, inspect_time, inspect_note, deposit_due, deposit_paid,
  deposit_deducted, deposit_refunded, deposit_status as status, status as bind_status, create_user_id, create_user_name,
  create_time, update_user_id, update_time, version
from member_device where deposit_due > 0;
