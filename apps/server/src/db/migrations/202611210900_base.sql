-- What every noun needs: the organisation's path type, keyword search, and the roles that keep evidence safe.
create extension if not exists ltree;

-- Keyword search (design section 4): the pairs of neighbouring characters of a text, which suits Chinese words of two
-- characters where trigrams see nothing. Indexed by GIN; a query asks `bigrams(search_text) @> bigrams(word)`.
create function bigrams(t text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct substr(lower(t), i, 2)), '{}')
  from generate_series(1, greatest(length(t) - 1, 0)) as i
$$;

-- Owner migrates, app serves, keeper carries out retention. Where they cannot be made, triggers alone hold (/readyz says so).
do $$
begin
  if not exists (select from pg_roles where rolname = 'shouya_app') then
    create role shouya_app nologin;
  end if;
  if not exists (select from pg_roles where rolname = 'shouya_keeper') then
    create role shouya_keeper nologin;
  end if;
  execute format('grant shouya_app, shouya_keeper to %I', current_user);
  grant usage on schema public to shouya_app, shouya_keeper;
  alter default privileges in schema public grant select, insert, update, delete on tables to shouya_app, shouya_keeper;
  alter default privileges in schema public grant usage, select on sequences to shouya_app, shouya_keeper;
exception
  when insufficient_privilege then raise notice 'roles cannot be made here; triggers alone protect evidence';
end $$;

-- Evidence is corrected by new rows. Only retention may remove it.
create function forbid_change() returns trigger language plpgsql as $$
begin
  if current_user = 'shouya_keeper' then
    return coalesce(new, old);
  end if;
  raise exception '% rows are evidence and are not changed', tg_table_name using errcode = 'restrict_violation';
end $$;
