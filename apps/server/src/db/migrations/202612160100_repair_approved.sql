-- What the approved request pays at most, in fen: costs may be approved while the vendor waits for that, before they are known.
alter table repair_order add column fee_approved bigint check (fee_approved >= 0);
alter table repair_order disable trigger repair_order_evidence;
update repair_order set fee_approved = coalesce(total_fee, 0) where fee_request_id is not null;
alter table repair_order enable trigger repair_order_evidence;
alter table repair_order add check ((fee_request_id is null) = (fee_approved is null));
