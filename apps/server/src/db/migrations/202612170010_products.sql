-- What the trading side sells and leases (domain 11.3): terminals, and what they use up. Money in fen.

create table product_category (
  id bigint generated always as identity primary key,
  parent_id bigint references product_category,
  category_name varchar(30) not null,
  sort int not null default 100,
  status smallint not null default 1 check (status in (0, 1)),
  create_user_id bigint,
  create_user_name varchar(50),
  create_time timestamptz not null,
  update_user_id bigint,
  update_time timestamptz,
  version int not null default 1,
  check (parent_id <> id)
);
create unique index product_category_name on product_category (coalesce(parent_id, 0), category_name);

create table product (
  id bigint generated always as identity primary key,
  product_code varchar(30) not null unique check (product_code ~ '^[A-Za-z0-9-]+$'),
  product_name varchar(100) not null,
  category_id bigint not null references product_category,
  model varchar(50) not null,
  cover_file_id bigint not null,
  image_file_ids bigint[] not null default '{}' check (cardinality(image_file_ids) <= 9),
  -- Cleaned HTML.
  detail text,
  -- Dictionary sale_mode: 1 sale, 2 lease, 3 both.
  sale_mode smallint not null check (sale_mode between 1 and 3),
  price bigint not null check (price >= 0),
  agent_price bigint not null check (agent_price >= 0),
  -- A month's.
  lease_fee bigint check (lease_fee > 0),
  deposit bigint check (deposit >= 0),
  stock int not null default 0 check (stock >= 0),
  -- The part of the stock that approved orders wait for.
  reserved int not null default 0 check (reserved >= 0),
  -- A device that is started, stopped and set from the console.
  has_device_ctrl boolean not null default false,
  -- What can be set: rows of key, label, type, min, max, default, unit.
  param_schema jsonb not null default '[]' check (jsonb_typeof(param_schema) = 'array'),
  warranty_months smallint not null default 12 check (warranty_months between 0 and 120),
  sort int not null default 100,
  status smallint not null default 0 check (status between 0 and 2),
  remark varchar(500),
  search_text text not null generated always as (lower(product_code || ' ' || product_name || ' ' || model)) stored,
  create_user_id bigint,
  create_user_name varchar(50),
  create_time timestamptz not null,
  update_user_id bigint,
  update_time timestamptz,
  version int not null default 1,
  check (agent_price <= price),
  check (sale_mode = 1 or (lease_fee is not null and deposit is not null)),
  check (reserved <= stock)
);
comment on column product.status is '0 off sale, 1 on sale, 2 discontinued';
create index product_list on product (sort, id);
create index product_of_category on product (category_id);
create index product_search on product using gin (bigrams(search_text));

create table consume_category (
  id bigint generated always as identity primary key,
  category_name varchar(30) not null unique,
  sort int not null default 100,
  status smallint not null default 1 check (status in (0, 1)),
  create_user_id bigint,
  create_user_name varchar(50),
  create_time timestamptz not null,
  update_user_id bigint,
  update_time timestamptz,
  version int not null default 1
);

create table consume (
  id bigint generated always as identity primary key,
  consume_code varchar(30) not null unique check (consume_code ~ '^[A-Za-z0-9-]+$'),
  consume_name varchar(100) not null,
  category_id bigint not null references consume_category,
  spec varchar(50) not null,
  -- Dictionary unit: what is sold. What is authorised and used up is counted in pieces.
  unit smallint not null,
  -- How many pieces one unit has: 500 seals on a roll.
  pieces int not null default 1 check (pieces between 1 and 100000),
  price bigint not null check (price >= 0),
  agent_price bigint not null check (agent_price >= 0),
  per_use_qty smallint not null default 1 check (per_use_qty between 1 and 1000),
  shelf_months smallint check (shelf_months between 1 and 120),
  stock int not null default 0 check (stock >= 0),
  reserved int not null default 0 check (reserved >= 0),
  warn_stock int not null default 0 check (warn_stock >= 0),
  status smallint not null default 0 check (status in (0, 1)),
  remark varchar(500),
  search_text text not null generated always as (lower(consume_code || ' ' || consume_name || ' ' || spec)) stored,
  create_user_id bigint,
  create_user_name varchar(50),
  create_time timestamptz not null,
  update_user_id bigint,
  update_time timestamptz,
  version int not null default 1,
  check (agent_price <= price),
  check (reserved <= stock)
);
comment on column consume.status is '0 off sale, 1 on sale';
create index consume_list on consume (create_time desc, id desc);
create index consume_of_category on consume (category_id);
create index consume_search on consume using gin (bigrams(search_text));

-- Which consumables a product needs, and how many pieces for one use.
create table product_consume (
  id bigint generated always as identity primary key,
  product_id bigint not null references product,
  consume_id bigint not null references consume,
  qty_per_use smallint not null default 1 check (qty_per_use between 1 and 1000),
  -- Without it the product does not start.
  required boolean not null default true,
  create_user_id bigint,
  create_user_name varchar(50),
  create_time timestamptz not null,
  update_user_id bigint,
  update_time timestamptz,
  version int not null default 1,
  unique (product_id, consume_id)
);
create index product_consume_of on product_consume (consume_id);
