-- Service packages and what members have bought of them (domain 11.10).
create table recharge_package (
  id bigint generated always as identity primary key,
  package_name varchar(100) not null unique,
  -- Dictionary package_type: 1 times, 2 days, 3 amount.
  package_type smallint not null check (package_type between 1 and 3),
  price bigint not null check (price > 0),
  times int check (times between 1 and 1000000),
  days int check (days between 1 and 3660),
  -- What arrives in the balance.
  amount bigint check (amount > 0),
  gift_amount bigint not null default 0 check (gift_amount >= 0),
  gift_times int not null default 0 check (gift_times >= 0),
  -- For which products; none: for all.
  product_ids bigint[] not null default '{}' check (cardinality(product_ids) <= 50),
  -- How many days what was bought can be used.
  valid_days int not null check (valid_days between 1 and 3660),
  limit_per_member int check (limit_per_member between 1 and 1000),
  begin_date date,
  end_date date,
  sort int not null default 100,
  status smallint not null default 0 check (status in (0, 1)),
  remark varchar(500),
  create_user_id bigint,
  create_user_name varchar(50),
  create_time timestamptz not null,
  update_user_id bigint,
  update_time timestamptz,
  version int not null default 1,
  check (end_date >= begin_date),
  check (gift_amount <= price * 2),
  check ((package_type = 1) = (times is not null)),
  check ((package_type = 2) = (days is not null)),
  check ((package_type = 3) = (amount is not null)),
  check (package_type = 1 or gift_times = 0)
);
comment on column recharge_package.status is '1 on sale, 0 off sale';
create index recharge_package_list on recharge_package (sort, id);

create table recharge_order (
  id bigint generated always as identity primary key,
  bill_no varchar(40) not null unique,
  member_id bigint not null references member,
  agent_id bigint not null references agent,
  -- Times and days belong to a device.
  device_id bigint references device,
  package_id bigint not null references recharge_package,
  -- The package as it was when it was bought.
  package_name varchar(100) not null,
  package_type smallint not null check (package_type between 1 and 3),
  pay_amount bigint not null check (pay_amount > 0),
  amount bigint not null default 0 check (amount >= 0),
  gift_amount bigint not null default 0 check (gift_amount >= 0),
  times int not null default 0 check (times >= 0),
  gift_times int not null default 0 check (gift_times >= 0),
  days int not null default 0 check (days >= 0),
  valid_days int not null check (valid_days between 1 and 3660),
  -- What of `pay_amount` is revenue: the part of a package of times or days that was used (ADR 069).
  earned_amount bigint not null default 0 check (earned_amount >= 0),
  pay_type smallint not null check (pay_type between 2 and 5),
  trade_no varchar(64) unique,
  voucher_file_ids bigint[] not null default '{}' check (cardinality(voucher_file_ids) <= 3),
  pay_time timestamptz,
  credit_time timestamptz,
  expire_time timestamptz,
  refund_reason varchar(200),
  -- Used up, or past its time: nothing of it is left.
  end_time timestamptz,
  -- What was left when its refund was asked for: times, days, or fen with gifts.
  unused bigint check (unused >= 0),
  refund_amount bigint not null default 0 check (refund_amount >= 0),
  -- The gift that was taken back with the refund.
  gift_reclaimed bigint not null default 0 check (gift_reclaimed >= 0),
  refund_apply_user_id bigint references sys_user,
  refund_apply_time timestamptz,
  refund_user_id bigint references sys_user,
  refund_user_name varchar(50),
  refund_time timestamptz,
  -- What was paid where that is another amount than was asked for.
  wrong_amount bigint,
  wrong_note varchar(200),
  close_reason varchar(200),
  operator_id bigint references sys_user,
  operator_name varchar(50),
  status smallint not null check (status between 1 and 7),
  search_text text not null,
  create_user_id bigint,
  create_user_name varchar(50),
  create_time timestamptz not null,
  update_user_id bigint,
  update_time timestamptz,
  version int not null default 1,
  check (status not in (2, 3, 5, 6) or pay_time is not null),
  check (status <> 3 or credit_time is not null),
  check (status not in (5, 6) or (unused is not null and refund_reason is not null)),
  check (package_type = 3 or device_id is not null),
  check (refund_amount + earned_amount <= pay_amount),
  check (status <> 7 or wrong_amount is not null),
  check (refund_apply_user_id <> refund_user_id)
);
comment on column recharge_order.status is
  '1 to be paid, 2 paid, 3 credited, 4 closed, 5 refund asked for, 6 refunded, 7 another amount was paid';
create index recharge_order_list on recharge_order (create_time desc, id desc);
create index recharge_order_agent on recharge_order (agent_id, create_time desc, id desc);
create index recharge_order_member on recharge_order (member_id, create_time desc);
create index recharge_order_device on recharge_order (device_id, expire_time) where device_id is not null and end_time is null;
create index recharge_order_open on recharge_order (status, create_time) where status in (1, 2, 5, 7);
create index recharge_order_search on recharge_order using gin (bigrams(search_text));
