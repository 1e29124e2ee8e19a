-- Rules of reminders (domain 6.1): when, whom, by which channels and in which words. `delivered` ones are those that the
-- product sends itself, a row per code of its texts (db/seed/seed.ts); their code is written small, that of others large.
create table events_remind (
  id bigint generated always as identity primary key,
  remind_code varchar(40) not null unique,
  -- Delivered ones are called by their standard title.
  name varchar(60),
  delivered boolean not null default false,
  -- Dictionary remind_trigger; null: sent by the action that it reports.
  trigger smallint check (trigger between 1 and 11),
  task_code varchar(20) references task_type (task_code),
  -- Minutes before (triggers 1, 3, 4) or after the moment.
  advance bigint[] not null default '{}' check (cardinality(advance) <= 5 and 0 <= all (advance)),
  -- {"standard": true, "duty": false, "leader": false, "branch": false, "roles": []}; standard: whom the record itself names.
  receivers jsonb not null default '{"standard": true, "duty": false, "leader": false, "branch": false, "roles": []}',
  -- Dictionary remind_channel; always in the console.
  channels smallint[] not null default '{1}' check (1 = any (channels) and channels <@ '{1,2,3}'),
  -- Own words; null the standard ones. HK and US fall back to CN.
  title_cn varchar(100), title_hk varchar(100), title_us varchar(200),
  content_cn varchar(500), content_hk varchar(500), content_us varchar(800),
  cron varchar(60),
  -- When a rule with own dates was last due and sent.
  cron_time timestamptz,
  -- For records of this unit and those below it; null: the whole bank.
  dept_id bigint references dept,
  status smallint not null default 1 check (status in (0, 1)),
  -- By hand.
  sent_time timestamptz,
  create_user_id bigint,
  create_user_name varchar(50),
  create_time timestamptz not null default now(),
  update_user_id bigint,
  update_time timestamptz,
  version int not null default 1,
  check (delivered or name is not null and title_cn is not null and content_cn is not null and trigger is not null),
  check ((title_cn is null) = (content_cn is null)),
  check ((title_hk is null) = (content_hk is null) and (title_us is null) = (content_us is null)),
  check (task_code is null or trigger in (1, 2)),
  check ((cron is not null) = (trigger is not distinct from 11)),
  check (delivered = (remind_code = lower(remind_code)))
);
create index events_remind_due on events_remind (trigger) where not delivered and status = 1;

-- The words of a rule as they were when it was sent; null: the standard ones.
alter table remind_msg add wording jsonb;

-- What leaves the house, by mail or SMS: the queue and its log. The text is that of the reminder.
create table remind_delivery (
  id bigint generated always as identity primary key,
  -- Without a reference: rows of both go after 180 days.
  msg_id bigint not null,
  remind_code varchar(40) not null,
  receiver_id bigint not null references sys_user,
  channel smallint not null check (channel in (2, 3)),
  -- Masked; empty until it was tried.
  address varchar(100) not null default '',
  status smallint not null default 0 check (status between 0 and 4),
  attempts smallint not null default 0,
  -- When it is tried next; of one that is being sent, when it counts as lost.
  next_time timestamptz not null,
  -- Why it was not sent: a key of the texts, or what the other side said.
  error varchar(300),
  create_time timestamptz not null,
  sent_time timestamptz,
  unique (msg_id, channel)
);
comment on column remind_delivery.status is '0 waits, 1 being sent, 2 sent, 3 failed, 4 left out';
create index remind_delivery_open on remind_delivery (next_time) where status in (0, 1);
create index remind_delivery_list on remind_delivery (create_time desc, id desc);
create index remind_delivery_receiver on remind_delivery (receiver_id, sent_time) where status = 2;

-- The days of the parameter escort.cert_warn_days are those of its rule.
insert into events_remind (remind_code, delivered, trigger, advance)
select 'escort_cert', true, 3, (
  select array_agg(day::bigint * 1440 order by n) from unnest(string_to_array(value, ',')) with ordinality as given(day, n)
  where n <= 5)
from setting where key = 'escort.cert_warn_days' and value ~ '^\d{1,3}(,\d{1,3}){0,9}$';
delete from setting where key = 'escort.cert_warn_days';
