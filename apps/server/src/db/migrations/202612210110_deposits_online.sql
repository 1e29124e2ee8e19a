-- Deposits that are paid through a provider (domain 11.11): a payment belongs to its member, too.
alter table payment add column member_id bigint references member;
comment on column payment.member_id is 'whose record is paid; null: that of an agent';
update payment set member_id = paid.member_id from recharge_order paid where biz_type = 'recharge_order' and biz_id = paid.id;
update payment set member_id = paid.member_id from trade_order paid where biz_type = 'trade_order' and biz_id = paid.id;

-- One payment of a deposit waits for its payer at a time.
create unique index cash_pledge_waits on cash_pledge (binding_id) where type in (1, 2) and status = 0;
