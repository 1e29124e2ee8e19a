-- Payments through a provider: what was asked for, and what the provider said of it. Money in fen.
create table payment (
  id bigint generated always as identity primary key,
  -- What we call it towards the provider.
  pay_no varchar(40) not null unique,
  -- The record that is paid: its table and id.
  biz_type varchar(40) not null,
  biz_id bigint not null,
  agent_id bigint not null references agent,
  -- wechat, alipay, sandbox.
  provider varchar(20) not null,
  amount bigint not null check (amount > 0),
  -- What the payer opens or scans.
  code_url varchar(500),
  trade_no varchar(64),
  paid_amount bigint,
  status smallint not null default 0 check (status between 0 and 3),
  expire_time timestamptz not null,
  pay_time timestamptz,
  -- What goes back the way on which it came: asked for, and done by the provider.
  refund_amount bigint not null default 0 check (refund_amount between 0 and amount),
  refund_asked_time timestamptz,
  refund_time timestamptz,
  create_time timestamptz not null,
  check ((refund_amount > 0) = (refund_asked_time is not null)),
  check (refund_amount = 0 or status = 1),
  check ((status in (1, 3)) = (trade_no is not null and paid_amount is not null and pay_time is not null))
);
comment on column payment.status is '0 waiting, 1 paid, 2 closed, 3 another amount was paid';
create unique index payment_trade on payment (provider, trade_no) where trade_no is not null;
create index payment_record on payment (biz_type, biz_id, id);
create unique index payment_waits on payment (biz_type, biz_id) where status = 0;
create index payment_refunds on payment (id) where refund_asked_time is not null and refund_time is null;

-- Each call of a provider as it came, also repeated ones and those that nobody waits for.
create table payment_notice (
  id bigint generated always as identity primary key,
  provider varchar(20) not null,
  -- False: the signature is not the provider's; nothing else of it counts then.
  verified boolean not null,
  trade_no varchar(64),
  pay_no varchar(40),
  amount bigint,
  body text not null check (length(body) <= 20000),
  -- settled, repeated, mismatch, unknown, refused, late: what it led to.
  outcome varchar(20) not null,
  payment_id bigint references payment,
  -- Of those that nobody waited for: what finance did.
  settle_note varchar(200),
  settle_user_id bigint references sys_user,
  settle_user_name varchar(50),
  settle_time timestamptz,
  create_time timestamptz not null
);
create index payment_notice_list on payment_notice (create_time desc, id desc);
create index payment_notice_open on payment_notice (id) where outcome in ('unknown', 'mismatch', 'late') and settle_time is null;
create index payment_notice_trade on payment_notice (provider, trade_no) where trade_no is not null;
