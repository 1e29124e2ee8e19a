-- Exports (domain 17.2): each is kept a day for whoever asked; those of many rows are written in the background.
create table export_job (
  id bigint generated always as identity primary key,
  user_id bigint not null references sys_user,
  controller varchar(40) not null,
  -- What was asked: filters, columns, whether sensitive columns come plain.
  body jsonb not null,
  lang char(2) not null check (lang in ('CN', 'HK', 'US')),
  name varchar(200) not null,
  state smallint not null default 0 check (state between 0 and 5),
  -- A second run of the same job, after a server was killed, takes the first one's place.
  run int not null default 0,
  rows int not null default 0,
  total int,
  size bigint,
  file_id bigint references file on delete set null,
  message varchar(500),
  create_time timestamptz not null,
  finish_time timestamptz,
  expire_time timestamptz
);
comment on column export_job.state is '0 waiting, 1 running, 2 done, 3 failed, 4 cancelled, 5 expired';
create index export_job_list on export_job (user_id, create_time desc, id desc);
-- One at a time per user.
create unique index export_job_open on export_job (user_id) where state in (0, 1);
create index export_job_due on export_job (expire_time) where state = 2;
create index export_job_file on export_job (file_id) where file_id is not null;
