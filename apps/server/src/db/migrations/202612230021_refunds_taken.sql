-- A refund that a provider has taken is under way until the payer has it (domain 11.1: account 95).
alter table payment_refund add column take_time timestamptz;
comment on column payment_refund.take_time is 'when the provider has taken it; it is asked again what became of it';

-- Calls that are signed, but cannot be read, wait for finance like money that nobody waited for.
comment on column payment_notice.outcome is 'settled, repeated, mismatch, unknown, late, refused, unreadable: what it led to';
drop index payment_notice_open;
create index payment_notice_open on payment_notice (id) where outcome in ('mismatch', 'unknown', 'late', 'unreadable') and settle_time is null;
