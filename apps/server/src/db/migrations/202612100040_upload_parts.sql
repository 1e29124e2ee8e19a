-- Videos that arrive in parts: how much of each is there. The bytes lie in the file store until the last part has come.
create table file_upload (
  id bigint generated always as identity primary key,
  user_id bigint not null references sys_user,
  name varchar(200) not null,
  folder varchar(20) not null,
  size bigint not null check (size > 0),
  received bigint not null default 0 check (received between 0 and size),
  -- What the uploader's device calls the file, by which it finds the upload again.
  mark varchar(100) not null,
  create_time timestamptz not null,
  touch_time timestamptz not null
);
create unique index file_upload_mark on file_upload (user_id, size, mark);
create index file_upload_touched on file_upload (touch_time);
