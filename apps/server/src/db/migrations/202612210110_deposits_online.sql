-- Deposits that are paid through a provider (domain 11.11): a payment belongs to its member, too, and goes back in parts.
alter table payment add column member_id bigint references member;
comment on column payment.member_id is 'whose record is paid; null: that of an agent';
update payment set member_id = paid.member_id from recharge_order paid where biz_type = 'recharge_order' and biz_id = paid.id;
update payment set member_id = paid.member_id from trade_order paid where biz_type = 'trade_order' and biz_id = paid.id;

-- What goes back the way on which it came; `payment.refund_amount` is the sum.
create table payment_refund (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payment,
  -- What we call it towards the provider, the same at each try, so that nothing goes back twice.
  refund_no varchar(48) not null unique,
  -- The record whose refund it is: its table and id.
  biz_type varchar(40) not null,
  biz_id bigint not null,
  amount bigint not null check (amount > 0),
  ask_time timestamptz not null,
  -- When the provider has paid it.
  arrive_time timestamptz,
  unique (biz_type, biz_id)
);
create index payment_refund_payment on payment_refund (payment_id);
create index payment_refund_open on payment_refund (id) where arrive_time is null;
insert into payment_refund (payment_id, refund_no, biz_type, biz_id, amount, ask_time, arrive_time)
select id, pay_no || 'R', biz_type, biz_id, refund_amount, refund_asked_time, refund_time from payment where refund_amount > 0;
drop index payment_refunds;
alter table payment drop column refund_asked_time, drop column refund_time;

-- One payment of a deposit waits for its payer at a time.
create unique index cash_pledge_waits on cash_pledge (binding_id) where type in (1, 2) and status = 0;

do $$
begin
  revoke delete on payment_refund from shouya_app, shouya_keeper;
exception when undefined_object then null;
end $$;
