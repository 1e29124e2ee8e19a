-- What was received is taken back only if it is unopened (domain 11.7), which whoever takes it back says.
alter table order_refund add column unopened boolean not null default false;
alter table order_refund add check (not unopened or from_status = 5);
