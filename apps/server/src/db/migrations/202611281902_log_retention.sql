-- The log is append-only for everybody but housekeeping, which removes what is older than its years (domain 17.1): a whole month
-- once everything in it is, before that what is not sensitive (3 reveals, 4 exports). Answers how many rows went.
create function forget_logs(at timestamptz, years int, sensitive_years int) returns bigint language plpgsql
  set search_path from current as $$
declare
  month record;
  gone bigint := 0;
  went bigint;
  due boolean;
  whole timestamptz := at - make_interval(years => greatest(years, sensitive_years));
  plain timestamptz := at - make_interval(years => years);
  sensitive timestamptz := at - make_interval(years => sensitive_years);
begin
  for month in
    select inhrelid::regclass as part, to_date(right(relname, 6), 'YYYYMM') as begins
    from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'sys_log'::regclass and relname ~ '^sys_log_\d{6}$'
      and to_date(right(relname, 6), 'YYYYMM') < greatest(plain, sensitive)
  loop
    if month.begins + interval '1 month' <= whole then
      execute format('select count(*) from %s', month.part) into went;
      execute format('drop table %s', month.part);
    else
      -- Whoever writes waits for what follows: only where there is something to do.
      execute format('select exists (select from %s where create_time < case when log_type in (3, 4) then $1 else $2 end)',
        month.part) into due using sensitive, plain;
      continue when not due;
      execute format('alter table %s disable trigger sys_log_evidence', month.part);
      execute format('delete from %s where create_time < case when log_type in (3, 4) then $1 else $2 end', month.part)
        using sensitive, plain;
      get diagnostics went = row_count;
      execute format('alter table %s enable trigger sys_log_evidence', month.part);
    end if;
    gone := gone + went;
  end loop;
  if gone > 0 then
    insert into sys_log (log_type, action, target_table, result, message, create_time)
    values (2, 'Job/log_retention', 'sys_log', true, 'sys_log ' || gone, at);
  end if;
  return gone;
end $$;

revoke execute on function forget_logs(timestamptz, int, int) from public;
