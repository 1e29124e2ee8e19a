-- Where long work ends (domain 18 no. 15): imports, actions on many records and what the server makes by the clock. Exports have
-- their own records (export_job), which the page of results shows with these.
create table operation_result (
  id bigint generated always as identity primary key,
  kind smallint not null check (kind between 1 and 3),
  -- The action, `User/Import`, or the job, `Job/gen_daily_task`.
  action varchar(60) not null,
  -- Whose it is; null: the server's own.
  user_id bigint references sys_user,
  total int not null check (total >= 0),
  done int not null check (done between 0 and total),
  failed int not null check (failed between 0 and total),
  -- [{"row": 3, "name": "...", "message": "..."}]: what was not done and why, in the language of whoever did it; the first 200.
  reasons jsonb not null default '[]',
  -- The page with what was done.
  link varchar(300),
  file_id bigint references file on delete set null,
  create_time timestamptz not null,
  check ((kind = 3) = (user_id is null))
);
comment on column operation_result.kind is '1 import, 2 batch, 3 job';
create index operation_result_list on operation_result (user_id, create_time desc, id desc);
create index operation_result_created on operation_result (create_time);
create index operation_result_file on operation_result (file_id) where file_id is not null;
