-- Uses of terminals as they report them (domain 11.9), by month; the roll-up stays when details go.
create table use_log (
  id bigint generated always as identity,
  device_id bigint not null references device,
  device_no varchar(20) not null,
  product_id bigint not null references product,
  member_id bigint references member,
  agent_id bigint references agent,
  start_time timestamptz not null,
  end_time timestamptz not null,
  duration_s int not null generated always as (extract(epoch from end_time - start_time)::int) stored,
  -- Dictionary use_type: 1 by use, 2 by time, 3 trial, 4 maintenance.
  use_type smallint not null check (use_type between 1 and 4),
  qty int not null default 1 check (qty between 0 and 100000),
  fee bigint not null default 0 check (fee >= 0),
  -- 22 gift first, 21 balance; 0 nothing to pay, 1 a package.
  pay_from smallint not null default 0 check (pay_from in (0, 1, 21, 22)),
  -- The part of the fee that was gift money.
  fee_gift bigint not null default 0 check (fee_gift between 0 and fee),
  consume_id bigint references consume,
  consume_qty int not null default 0 check (consume_qty >= 0),
  result smallint not null check (result between 1 and 3),
  error_code varchar(30),
  -- The terminal's own number of the use: counted once.
  terminal_seq bigint not null check (terminal_seq > 0),
  lng numeric(9, 6),
  lat numeric(8, 6),
  reported_time timestamptz not null,
  -- Reported more than a day after its end.
  is_late boolean not null generated always as (extract(epoch from reported_time - end_time) > 86400) stored,
  primary key (start_time, id),
  check (end_time >= start_time)
) partition by range (start_time);
comment on column use_log.result is '1 done, 2 interrupted, 3 failed';
create table use_log_other partition of use_log default;
create index use_log_list on use_log (start_time desc, id desc);
create index use_log_device on use_log (device_id, start_time desc, id desc);
create index use_log_member on use_log (member_id, start_time desc, id desc);
create index use_log_agent on use_log (agent_id, start_time desc, id desc);

-- One row for each use that was counted: unique over all months, which a partitioned table cannot promise.
create table use_seq (
  device_id bigint not null references device,
  terminal_seq bigint not null,
  use_id bigint not null,
  start_time timestamptz not null,
  primary key (device_id, terminal_seq)
);

-- By month, kept ten years: for each device and what it was then.
create table use_month (
  month date not null check (extract(day from month) = 1),
  device_id bigint not null references device,
  agent_id bigint references agent,
  member_id bigint references member,
  uses bigint not null default 0,
  failed bigint not null default 0,
  fee bigint not null default 0,
  duration_s bigint not null default 0,
  consume_qty bigint not null default 0,
  unique nulls not distinct (month, device_id, agent_id, member_id)
);
create index use_month_agent on use_month (agent_id, month);

-- Details that are older than so many years go, whole months at once; what they add up to stays in use_month. Terminals are not heard
-- about uses from before that, so that their numbers can be forgotten, too.
create function forget_uses(at timestamptz, years int) returns void language plpgsql set timezone = 'UTC' as $$
declare
  edge date := date_trunc('month', at - make_interval(years => years))::date;
  name text;
  gone boolean := false;
begin
  for name in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'use_log'::regclass and c.relname ~ '^use_log_\d{6}$' and to_date(right(c.relname, 6), 'YYYYMM') < edge
  loop
    execute format('drop table %I', name);
    gone := true;
  end loop;
  delete from use_log_other where start_time < edge;
  if found or gone then
    delete from use_seq where start_time < edge;
  end if;
end $$;
