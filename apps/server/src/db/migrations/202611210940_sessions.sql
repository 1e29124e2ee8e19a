-- State that several server processes share.
create table session (
  id varchar(32) primary key,
  user_id bigint not null references sys_user,
  ip varchar(45) not null,
  user_agent varchar(300) not null,
  create_time timestamptz not null,
  last_seen_time timestamptz not null,
  expire_time timestamptz not null,
  end_time timestamptz
);
create index session_live on session (user_id) where end_time is null;
create index session_expire on session (expire_time);

create table captcha (
  id varchar(32) primary key,
  answer_hash bytea not null,
  expire_time timestamptz not null
);

-- One row per attempt that has not succeeded: locks are counted from them. `name_key` is the lower-case name as typed,
-- known or not. `spent` failures have already led to a lock of their address and count only for the name.
create table sign_in_failure (
  id bigint generated always as identity primary key,
  name_key varchar(100) not null,
  ip varchar(45) not null,
  spent boolean not null default false,
  create_time timestamptz not null
);
create index sign_in_failure_name on sign_in_failure (name_key, create_time);

-- `ip` is empty where the name is locked for every address.
create table sign_in_lock (
  name_key varchar(100) not null,
  ip varchar(45) not null default '',
  until timestamptz not null,
  primary key (name_key, ip)
);

create table rate_hit (
  bucket varchar(120) not null,
  window_start timestamptz not null,
  hits int not null,
  primary key (bucket, window_start)
);

-- Replies of mutating calls by the caller's key, a partition per day of the key (ADR 015).
create table idempotency (
  day date not null,
  user_id bigint not null,
  action varchar(80) not null,
  key varchar(100) not null,
  body_hash bytea not null,
  reply text,
  create_time timestamptz not null,
  primary key (day, user_id, action, key)
) partition by range (day);
create table idempotency_other partition of idempotency default;

-- Keeps partitions for the coming days and months, and drops the keys of idempotency past 35 days. Owner only.
create function roll_partitions(at timestamptz) returns void language plpgsql set timezone = 'UTC' as $$
declare
  d date;
  m date;
  name text;
begin
  for d in select generate_series(at::date - 1, at::date + 3, '1 day')::date loop
    name := 'idempotency_' || to_char(d, 'YYYYMMDD');
    if to_regclass(name) is null then
      execute format('create table %I partition of idempotency for values from (%L) to (%L)', name, d, d + 1);
    end if;
  end loop;
  for name in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'idempotency'::regclass and c.relname ~ '^idempotency_\d{8}$'
      and to_date(right(c.relname, 8), 'YYYYMMDD') < at::date - 35
  loop
    execute format('drop table %I', name);
  end loop;
  delete from idempotency_other where create_time < at - interval '35 days';
  for m in select generate_series(date_trunc('month', at), date_trunc('month', at) + interval '3 months', '1 month')::date loop
    name := 'sys_log_' || to_char(m, 'YYYYMM');
    if to_regclass(name) is null then
      execute format('create table %I partition of sys_log for values from (%L) to (%L)', name, m, (m + interval '1 month')::date);
    end if;
  end loop;
end $$;
