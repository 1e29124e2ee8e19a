-- Repairs of the trading side's terminals are repair orders of their own kind (domain 11.8).
alter table repair_order
  add column device_id bigint references device,
  add column member_id bigint references member,
  add column agent_id bigint references agent,
  add column replace_device_id bigint references device,
  add column ship_no varchar(40),
  -- The order that pays for a repair outside of the warranty.
  add column pay_order_id bigint references trade_order,
  add check ((biz_type = 2) = (device_id is not null)),
  add check (biz_type = 1 or equipment_id is null);
-- A terminal is no device of the bank's ledger; the platform sends somebody of its own, and an order says who pays.
do $$
declare
  bank record;
begin
  for bank in
    select conname from pg_constraint where conrelid = 'repair_order'::regclass and contype = 'c'
      and pg_get_constraintdef(oid) ~ '(device_no IS NULL|company_id IS NOT NULL|fee_bearer IS NOT NULL)'
  loop
    execute format('alter table repair_order drop constraint %I', bank.conname);
  end loop;
end $$;
alter table repair_order
  add check (biz_type = 2 or (equipment_id is null) = (device_no is null)),
  add check (status not in (2, 3, 4, 5) or (dispatch_time is not null
    and case biz_type when 1 then company_id is not null else engineer_name is not null end)),
  add check (coalesce(total_fee, 0) = 0 or biz_type = 2 or fee_bearer is not null),
  add check (biz_type = 1 or status not in (5, 6, 7) or coalesce(total_fee, 0) = 0 or pay_order_id is not null);
create index repair_order_terminal on repair_order (device_id, create_time desc) where device_id is not null;
create index repair_order_agent on repair_order (agent_id, create_time desc, id desc) where agent_id is not null;
create index repair_order_trade on repair_order (create_time desc, id desc) where biz_type = 2;

-- Each side reads and writes its own repairs: under the name that its noun has, nobody meets those of the other.
alter table repair_order rename to repair_case;
create view repair_order as select * from repair_case where biz_type = 1 with local check option;
create view trade_repair as select * from repair_case where biz_type = 2 with local check option;
alter view trade_repair alter column biz_type set default 2;

do $$
begin
  revoke delete on repair_order from shouya_app;
  revoke delete on trade_repair from shouya_app, shouya_keeper;
exception when undefined_object then null;
end $$;
