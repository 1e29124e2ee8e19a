-- Saved views of lists: query (filter and sort) and columns under a name; one's own, or shared with a role or a unit.
create table saved_view (
  id bigint generated always as identity primary key,
  -- `page.table`, as the console names its lists.
  list varchar(80) not null,
  name varchar(20) not null,
  query varchar(400) not null,
  columns jsonb,
  user_id bigint not null references sys_user on delete cascade,
  role_id bigint references role on delete cascade,
  dept_id bigint references dept on delete cascade,
  create_time timestamptz not null,
  update_time timestamptz not null,
  version int not null default 1,
  check (role_id is null or dept_id is null)
);
create unique index saved_view_name on saved_view (user_id, list, name);
create index saved_view_role on saved_view (role_id, list) where role_id is not null;
create index saved_view_dept on saved_view (dept_id, list) where dept_id is not null;

-- What a person's list opens with.
create table saved_view_default (
  user_id bigint not null references sys_user on delete cascade,
  list varchar(80) not null,
  view_id bigint not null references saved_view on delete cascade,
  primary key (user_id, list)
);
create index saved_view_default_view on saved_view_default (view_id);

-- Until now they were preferences of their owner (`filter.{list}`), a list of {name, query, isDefault}.
with kept as (
  select p.user_id, substr(p.key, 8) as list, one.value, one.ordinality as place, p.update_time
  from user_preference p, jsonb_array_elements(p.value) with ordinality one
  where p.key like 'filter.%' and jsonb_typeof(p.value) = 'array' and jsonb_typeof(one.value) = 'object'
), made as (
  insert into saved_view (list, name, query, user_id, create_time, update_time)
  select distinct on (user_id, list, left(value ->> 'name', 20))
    list, left(value ->> 'name', 20), left(value ->> 'query', 400), user_id, update_time, update_time
  from kept
  where value ->> 'name' <> '' and value ->> 'query' is not null
  order by user_id, list, left(value ->> 'name', 20), place
  returning id, user_id, list, name
)
insert into saved_view_default (user_id, list, view_id)
select distinct on (made.user_id, made.list) made.user_id, made.list, made.id
from made join kept on kept.user_id = made.user_id and kept.list = made.list and left(kept.value ->> 'name', 20) = made.name
where kept.value ->> 'isDefault' = 'true'
order by made.user_id, made.list, kept.place;
delete from user_preference where key like 'filter.%' and jsonb_typeof(value) = 'array';
