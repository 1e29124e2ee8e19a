-- Keyword search of the organisation (design section 4): code, name and short name.
alter table dept add column search_text text not null generated always as (
  lower(dept_code || ' ' || dept_name || ' ' || coalesce(short_name, ''))) stored;
create index dept_search on dept using gin (bigrams(search_text));
