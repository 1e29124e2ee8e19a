-- Orders of agents and members (domain 11.7). Money in fen.
create table trade_order (
  id bigint generated always as identity primary key,
  bill_no varchar(40) not null unique,
  -- Dictionary order_type: 1 devices, 2 consumables, 3 lease, 4 renewal of a lease.
  order_type smallint not null check (order_type between 1 and 4),
  -- 2 agent, 3 member, as the owners of ledger accounts.
  buyer_type smallint not null check (buyer_type in (2, 3)),
  buyer_id bigint not null,
  buyer_name varchar(100) not null,
  -- The agent that buys, or the member's.
  agent_id bigint not null references agent,
  member_id bigint references member,
  contact_name varchar(50),
  phone varchar(20),
  address varchar(200),
  goods_amount bigint not null default 0 check (goods_amount >= 0),
  discount_amount bigint not null default 0 check (discount_amount >= 0),
  freight bigint not null default 0 check (freight >= 0),
  total_amount bigint not null generated always as (goods_amount - discount_amount + freight) stored,
  paid_amount bigint not null default 0 check (paid_amount >= 0),
  refund_amount bigint not null default 0 check (refund_amount >= 0),
  -- Dictionary pay_type: 1 balance, 2 bank transfer, 3 WeChat, 4 Alipay, 5 offline.
  pay_type smallint check (pay_type between 1 and 5),
  pay_voucher_file_ids bigint[] not null default '{}' check (cardinality(pay_voucher_file_ids) <= 3),
  pay_time timestamptz,
  pay_trade_no varchar(64) unique,
  pay_user_id bigint references sys_user,
  pay_user_name varchar(50),
  submit_time timestamptz,
  submit_user_id bigint references sys_user,
  audit_user_id bigint references sys_user,
  audit_user_name varchar(50),
  audit_time timestamptz,
  audit_opinion varchar(200),
  deliver_time timestamptz,
  receive_time timestamptz,
  auto_received boolean not null default false,
  cancel_reason varchar(200),
  cancel_time timestamptz,
  -- The state to which a refused refund goes back.
  refund_from smallint,
  refund_reason varchar(200),
  refund_asked bigint check (refund_asked > 0),
  refund_apply_user_id bigint references sys_user,
  refund_apply_time timestamptz,
  refund_user_id bigint references sys_user,
  refund_user_name varchar(50),
  refund_time timestamptz,
  refund_opinion varchar(200),
  invoice_type smallint,
  invoice_title varchar(100),
  invoice_tax_no varchar(30),
  invoice_no varchar(30),
  -- The repair that it pays for (domain 11.8).
  repair_order_id bigint references repair_order,
  status smallint not null default 0 check (status in (0, 1, 2, 3, 31, 4, 5, 6, 7, 8)),
  remark varchar(500),
  search_text text not null,
  create_user_id bigint,
  create_user_name varchar(50),
  create_time timestamptz not null,
  update_user_id bigint,
  update_time timestamptz,
  version int not null default 1,
  check ((buyer_type = 3) = (member_id is not null)),
  check (member_id is null or buyer_id = member_id),
  check (buyer_type = 3 or buyer_id = agent_id),
  check (discount_amount <= goods_amount),
  check (refund_amount <= paid_amount),
  check (paid_amount = 0 or paid_amount = goods_amount - discount_amount + freight),
  check (status not in (2, 3, 31, 4, 5, 6, 7) or (pay_time is not null and pay_type is not null)),
  check (status not in (3, 31, 4, 5) or audit_time is not null),
  check (status not in (4, 5) or deliver_time is not null),
  check (status <> 5 or receive_time is not null),
  check (status <> 6 or (refund_from is not null and refund_reason is not null and refund_asked is not null)),
  check (status <> 8 or cancel_reason is not null),
  -- Who approves has not entered it; who pays back has not approved it (domain 13).
  check (audit_user_id <> create_user_id),
  check (refund_user_id <> audit_user_id)
);
comment on column trade_order.status is
  '0 draft, 1 ordered, 2 paid, 3 approved, 31 delivered in part, 4 delivered, 5 done, 6 refund asked for, 7 refunded, 8 canceled';
create index trade_order_list on trade_order (create_time desc, id desc);
create index trade_order_agent on trade_order (agent_id, create_time desc, id desc);
create index trade_order_member on trade_order (member_id, create_time desc) where member_id is not null;
create index trade_order_open on trade_order (status, create_time) where status in (1, 2, 3, 31, 4, 6);
create index trade_order_search on trade_order using gin (bigrams(search_text));

create table order_line (
  id bigint generated always as identity primary key,
  order_id bigint not null references trade_order,
  seq int not null,
  product_id bigint references product,
  consume_id bigint references consume,
  -- Of a renewal: the binding whose lease goes on.
  binding_id bigint references member_device,
  -- As they were when it was ordered.
  item_name varchar(100) not null,
  item_spec varchar(50),
  price bigint not null check (price >= 0),
  qty int not null check (qty between 1 and 9999),
  -- Of leases and renewals; price is a month's then.
  months smallint not null default 1 check (months between 1 and 120),
  amount bigint not null generated always as (price * qty * months) stored,
  -- Of a lease, for each device: asked for when it is bound, not part of the order's amount.
  deposit bigint not null default 0 check (deposit >= 0),
  delivered_qty int not null default 0 check (delivered_qty >= 0),
  refunded_qty int not null default 0 check (refunded_qty >= 0),
  unique (order_id, seq),
  check (num_nonnulls(product_id, consume_id) = 1),
  check (delivered_qty <= qty and refunded_qty <= qty)
);
create index order_line_product on order_line (product_id) where product_id is not null;
create index order_line_consume on order_line (consume_id) where consume_id is not null;

-- What was sent, in parts where not all was there.
create table order_delivery (
  id bigint generated always as identity primary key,
  order_id bigint not null references trade_order,
  seq int not null,
  -- Who brings it; empty: handed over.
  express_company varchar(30),
  express_no varchar(40),
  file_ids bigint[] not null default '{}' check (cardinality(file_ids) <= 9),
  note varchar(200),
  user_id bigint references sys_user,
  user_name varchar(50),
  create_time timestamptz not null,
  unique (order_id, seq)
);
create table order_delivery_line (
  delivery_id bigint not null references order_delivery,
  line_id bigint not null references order_line,
  qty int not null check (qty > 0),
  device_ids bigint[] not null default '{}',
  primary key (delivery_id, line_id)
);
-- Whether a device is on its way to somebody.
create index order_delivery_line_devices on order_delivery_line using gin (device_ids);

-- What was done with an order, by whom: only added to.
create table order_flow (
  id bigint generated always as identity primary key,
  -- Also of a draft that was deleted.
  order_id bigint not null,
  action varchar(30) not null,
  from_status smallint,
  to_status smallint not null,
  user_id bigint references sys_user,
  user_name varchar(50),
  note varchar(500),
  create_time timestamptz not null
);
create index order_flow_of on order_flow (order_id, id);
