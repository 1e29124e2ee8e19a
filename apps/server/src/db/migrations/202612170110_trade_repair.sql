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
create index repair_order_terminal on repair_order (device_id, create_time desc) where device_id is not null;
create index repair_order_agent on repair_order (agent_id, create_time desc, id desc) where agent_id is not null;
