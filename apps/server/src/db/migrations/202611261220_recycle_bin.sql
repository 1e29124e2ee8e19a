-- What was deleted and may come back: the row as it was, with the rows that went with it. The row itself is gone from its
-- table, so nothing can refer to it and its names are free.
create table recycled (
  id bigint generated always as identity primary key,
  table_name varchar(40) not null,
  record_id bigint not null,
  name varchar(200) not null,
  row jsonb not null,
  -- Table → rows.
  parts jsonb not null default '{}',
  user_id bigint not null references sys_user,
  user_name varchar(50) not null,
  create_time timestamptz not null
);
create index recycled_list on recycled (table_name, create_time desc, id desc);
create index recycled_old on recycled (create_time);
