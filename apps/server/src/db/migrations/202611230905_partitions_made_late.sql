-- A partition that comes late finds rows of its days in the default one, where they would stop it from being made: they
-- move into it. Rights to partitions are rights to their table: nobody works on one of them alone.

-- Makes a partition unless it is there; `low` and `high` as the partition's column writes them. Owner only.
create function add_partition(parent regclass, name text, low text, high text) returns void language plpgsql as $$
declare
  rest regclass;
  col text;
  late boolean;
begin
  if to_regclass(name) is not null then
    return;
  end if;
  select partdefid::regclass, attname into rest, col
    from pg_partitioned_table join pg_attribute on attrelid = partrelid and attnum = partattrs[0]
    where partrelid = parent;
  -- The lock that making a partition takes anyway: nothing may come in between.
  execute format('lock table %s in access exclusive mode', rest);
  execute format('select exists (select from %s where %I >= %L and %I < %L)', rest, col, low, col, high) into late;
  if late then
    execute format('create table %I (like %s including defaults including constraints)', name, parent);
    -- Moving a row of evidence is no change of it.
    execute format('alter table %s disable trigger user', rest);
    execute format(
      'with moved as (delete from %s where %I >= %L and %I < %L returning *) insert into %I select * from moved',
      rest, col, low, col, high, name);
    execute format('alter table %s enable trigger user', rest);
    execute format('alter table %s attach partition %I for values from (%L) to (%L)', parent, name, low, high);
  else
    execute format('create table %I partition of %s for values from (%L) to (%L)', name, parent, low, high);
  end if;
  begin
    execute format('revoke all on table %I from shouya_app, shouya_keeper', name);
  exception when undefined_object then null;
  end;
end $$;

-- Keeps partitions for the coming days and months, and drops the keys of idempotency past 35 days. Owner only.
create or replace function roll_partitions(at timestamptz) returns void language plpgsql set timezone = 'UTC' as $$
declare
  d date;
  m date;
  name text;
begin
  for d in select generate_series(at::date - 1, at::date + 3, '1 day')::date loop
    perform add_partition('idempotency', 'idempotency_' || to_char(d, 'YYYYMMDD'), d::text, (d + 1)::text);
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
    perform add_partition('sys_log', 'sys_log_' || to_char(m, 'YYYYMM'), m::text, (m + interval '1 month')::date::text);
  end loop;
end $$;

revoke execute on function add_partition(regclass, text, text, text), roll_partitions(timestamptz) from public;

do $$
declare
  one regclass;
begin
  for one in select inhrelid::regclass from pg_inherits where inhparent in ('idempotency'::regclass, 'sys_log'::regclass) loop
    execute format('revoke all on table %s from shouya_app, shouya_keeper', one);
  end loop;
exception when undefined_object then null;
end $$;

-- Databases that began on PostgreSQL 14 let everybody make things here.
revoke create on schema public from public;
