-- Files (design section 6): blobs once by content, rows never shared.
create table file_blob (
  sha256 char(64) primary key,
  size bigint not null,
  mime varchar(100) not null,
  create_time timestamptz not null
);

create table file (
  id bigint generated always as identity primary key,
  sha256 char(64) not null references file_blob,
  name varchar(200) not null,
  folder varchar(20) not null,
  -- The record that refers to it; before that only the uploader reads it.
  ref_table varchar(40),
  ref_id bigint,
  create_user_id bigint not null references sys_user,
  create_time timestamptz not null,
  check ((ref_table is null) = (ref_id is null))
);
create index file_ref on file (ref_table, ref_id) where ref_id is not null;

-- Where the blobs are: the same id stands in the store, so that a wrong folder stops the start.
create table file_store (id varchar(36) primary key);

-- Reminders (domain 6.1): rendered from code and parameters in the reader's language.
create table remind_msg (
  id bigint generated always as identity primary key,
  remind_code varchar(40) not null,
  receiver_id bigint not null references sys_user,
  params jsonb not null default '{}',
  link_path varchar(300),
  biz_table varchar(40),
  biz_id bigint,
  dedup_key varchar(120) not null unique,
  level smallint not null default 1 check (level between 1 and 3),
  status smallint not null default 0 check (status between 0 and 3),
  send_time timestamptz not null,
  read_time timestamptz,
  handle_time timestamptz
);
create index remind_msg_list on remind_msg (receiver_id, send_time desc, id desc);
create index remind_msg_unread on remind_msg (receiver_id) where status = 0;
create index remind_msg_biz on remind_msg (biz_table, biz_id);

-- Document numbers (design section 6): the serial per prefix, day and unit. The unit is the four characters of its code
-- that stand in the number: units that share them share the serial, since the number itself must be unique.
create table serial (
  prefix varchar(4) not null,
  day date not null,
  unit varchar(4) not null,
  last int not null,
  primary key (prefix, day, unit)
);

-- Topics: one row per effect and subscriber, so that each runs exactly once and a failed one stays visible.
create table topic_effect (
  id bigint generated always as identity primary key,
  topic varchar(40) not null,
  subscriber varchar(40) not null,
  payload jsonb not null,
  status smallint not null default 0 check (status between 0 and 3),
  attempts int not null default 0,
  error varchar(500),
  create_time timestamptz not null,
  done_time timestamptz
);
create index topic_effect_open on topic_effect (create_time) where status in (0, 2);
comment on column topic_effect.status is '0 waiting, 1 done, 2 failed, 3 closed by hand';
