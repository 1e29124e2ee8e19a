-- Refunds of a part of an order, more than one after the other (domain 11.7). Money in fen.

-- Of the refunded pieces, those that had been sent and came back: what was given up before it was sent is none of them.
alter table order_line add column returned_qty int not null default 0 check (returned_qty >= 0);
update order_line set returned_qty = delivered_qty where refunded_qty = qty;
alter table order_line
  add check (returned_qty <= delivered_qty and returned_qty <= refunded_qty),
  add check (delivered_qty + refunded_qty - returned_qty <= qty);

-- Each refund of an order. The order itself keeps what its list shows and is asked for: their sum, who has asked for the one that is open, and
-- of the last one that was paid back the reason, who paid it and when.
create table order_refund (
  id bigint generated always as identity primary key,
  order_id bigint not null references trade_order,
  seq int not null check (seq > 0),
  -- Where the order was when it was asked for, and goes back to unless nothing is left of it.
  from_status smallint not null check (from_status in (2, 3, 31, 4, 5)),
  -- Whether its pieces had been sent, or were still to be sent.
  is_sent boolean not null,
  amount bigint not null check (amount > 0),
  reason varchar(200) not null,
  status smallint not null default 1 check (status between 1 and 3),
  apply_user_id bigint references sys_user,
  apply_user_name varchar(50),
  apply_time timestamptz not null,
  decide_user_id bigint references sys_user,
  decide_user_name varchar(50),
  decide_time timestamptz,
  opinion varchar(200),
  -- The transaction by which it was paid back.
  txn_no varchar(20),
  unique (order_id, seq),
  check ((status = 1) = (decide_time is null)),
  check ((status = 2) = (txn_no is not null)),
  -- Who asks does not decide (domain 13).
  check (apply_user_id <> decide_user_id)
);
comment on column order_refund.status is '1 asked for, 2 paid back, 3 refused';
create unique index order_refund_open on order_refund (order_id) where status = 1;

create table order_refund_line (
  refund_id bigint not null references order_refund,
  line_id bigint not null references order_line,
  qty int not null check (qty > 0),
  -- Devices that come back.
  device_ids bigint[] not null default '{}',
  primary key (refund_id, line_id)
);
create index order_refund_line_of on order_refund_line (line_id);

-- Refunds until now were of all that was paid.
insert into order_refund (order_id, seq, from_status, is_sent, amount, reason, status, apply_user_id, apply_user_name, apply_time,
  decide_user_id, decide_user_name, decide_time, opinion, txn_no)
select item.id, 1, refund_from, refund_from in (4, 5), refund_asked, refund_reason, case item.status when 7 then 2 else 1 end,
  refund_apply_user_id, person.real_name, coalesce(refund_apply_time, item.create_time),
  case item.status when 7 then refund_user_id end, case item.status when 7 then refund_user_name end,
  case item.status when 7 then coalesce(refund_time, item.update_time, item.create_time) end,
  case item.status when 7 then refund_opinion end,
  case item.status when 7 then (select min(txn.txn_no) from ledger_txn txn where txn.biz_type = 'trade_order' and txn.biz_id = item.id
    and txn.event in ('order_refunded_to_goods', 'order_refunded_to_balance', 'order_refund_sent')) end
from trade_order item left join sys_user person on person.id = refund_apply_user_id
where item.status in (6, 7) and refund_from is not null and refund_asked is not null and refund_reason is not null;
insert into order_refund_line (refund_id, line_id, qty, device_ids)
select refund.id, line.id, line.qty,
  array(select unnest(part.device_ids) from order_delivery_line part where part.line_id = line.id and refund.is_sent)
from order_refund refund join order_line line on line.order_id = refund.order_id;

-- The check of what a refund needs goes with its columns.
alter table trade_order drop column refund_from, drop column refund_asked, drop column refund_apply_time, drop column refund_opinion;

-- What was asked for stays; what was decided is done with.
create function guard_order_refund() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE'
    or (new.order_id, new.seq, new.from_status, new.is_sent, new.amount, new.reason, new.apply_user_id, new.apply_time)
      is distinct from (old.order_id, old.seq, old.from_status, old.is_sent, old.amount, old.reason, old.apply_user_id, old.apply_time)
    or old.status <> 1
  then
    raise exception 'a refund of an order is evidence and is not changed' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger order_refund_evidence before update or delete on order_refund for each row execute function guard_order_refund();
create trigger order_refund_line_evidence before update or delete on order_refund_line
  for each row execute function forbid_trade_change();

-- A payment can go back in parts: each is asked of the provider under a number of its own. The payment has their sum.
create table payment_refund (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payment,
  -- What we call it towards the provider, the same in every try, so that nothing goes back twice.
  refund_no varchar(64) not null unique,
  -- The record whose refund it is: its table and id. Of an order, the refund is a record of its own.
  biz_type varchar(40) not null,
  biz_id bigint not null,
  amount bigint not null check (amount > 0),
  ask_time timestamptz not null,
  -- When the provider has paid it back.
  arrive_time timestamptz,
  unique (biz_type, biz_id)
);
create index payment_refund_of on payment_refund (payment_id, id);
create index payment_refund_open on payment_refund (ask_time) where arrive_time is null;
insert into payment_refund (payment_id, refund_no, biz_type, biz_id, amount, ask_time, arrive_time)
select payment.id, pay_no || 'R', case when refund.id is null then payment.biz_type else 'order_refund' end,
  coalesce(refund.id, payment.biz_id), refund_amount, refund_asked_time, refund_time
from payment left join order_refund refund on payment.biz_type = 'trade_order' and refund.order_id = payment.biz_id
where refund_amount > 0 order by payment.id;
drop index payment_refunds;
alter table payment drop column refund_asked_time, drop column refund_time;

do $$
begin
  revoke delete on order_refund, payment_refund from shouya_app, shouya_keeper;
  revoke update, delete on order_refund_line from shouya_app, shouya_keeper;
exception when undefined_object then null;
end $$;
