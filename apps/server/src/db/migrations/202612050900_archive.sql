-- The archive (domain 5.8): papers of records that are final, made by the server, and files that somebody uploaded.
create table report_file (
  id bigint generated always as identity primary key,
  -- From the archiving on: DA2026-XF-0317-001.
  archive_no varchar(40) unique,
  -- Dictionary archive_category.
  category smallint not null check (category between 1 and 14),
  title varchar(200) not null,
  -- Year, half-year, quarter, month or day: 2026, 2026H1, 2026Q1, 2026-03, 2026-03-14.
  period_key varchar(10) not null check (period_key ~ '^\d{4}(H[12]|Q[1-4]|-\d{2}(-\d{2})?)?$'),
  year smallint not null generated always as (left(period_key, 4)::smallint) stored,
  dept_id bigint not null references dept,
  dept_name varchar(100) not null,
  -- The record that it is the paper of; null: uploaded.
  source_table varchar(63),
  source_id bigint,
  source_no varchar(40),
  -- Null once the file is destroyed.
  file_id bigint,
  file_name varchar(255) not null,
  file_size bigint not null,
  file_hash char(64) not null,
  page_count int,
  pdf_generated boolean not null default false,
  -- Dictionary secret_level.
  secret_level smallint not null default 1 check (secret_level between 1 and 3),
  archive_time timestamptz,
  -- Null: by the job.
  archive_user_id bigint references sys_user,
  archive_user_name varchar(50),
  retention_years smallint check (retention_years between 1 and 100),
  expire_date date,
  status smallint not null default 1 check (status between 1 and 5),
  -- Nobody destroys what is held.
  hold_reason varchar(200),
  hold_user_id bigint references sys_user,
  hold_user_name varchar(50),
  hold_time timestamptz,
  -- The list by which it is to be destroyed, and the request that allowed it.
  destroy_no varchar(40),
  destroy_bill_no varchar(40),
  destroy_time timestamptz,
  search_text text not null,
  -- Null: by the job.
  create_user_id bigint references sys_user,
  create_user_name varchar(50) not null,
  create_time timestamptz not null,
  update_user_id bigint,
  update_time timestamptz,
  version int not null default 1,
  unique (source_table, source_id),
  check ((source_table is null) = (source_id is null)),
  check ((status = 1) = (archive_no is null) and (status = 1) = (archive_time is null) and (status = 1) = (expire_date is null)
    and (status = 1) = (retention_years is null)),
  check ((status = 5) = (file_id is null) and (status = 5) = (destroy_time is not null)
    and (status = 5) = (destroy_bill_no is not null)),
  check ((status in (4, 5)) = (destroy_no is not null)),
  check ((hold_reason is null) = (hold_time is null) and (hold_reason is null or status not in (4, 5)))
);
comment on column report_file.status is '1 to be filed, 2 archived, 3 lent, 4 listed to be destroyed, 5 destroyed';
create index report_file_list on report_file (create_time desc, id desc);
create index report_file_dept on report_file (dept_id, create_time desc, id desc);
create index report_file_category on report_file (category, year);
create index report_file_expiry on report_file (expire_date) where status in (2, 3);
create index report_file_destroy on report_file (destroy_no) where destroy_no is not null;
create index report_file_search on report_file using gin (bigrams(search_text));

-- To whom it was lent.
create table report_loan (
  id bigint generated always as identity primary key,
  report_file_id bigint not null references report_file,
  borrower_user_id bigint not null references sys_user,
  borrower_user_name varchar(50) not null,
  purpose varchar(200) not null,
  due_date date not null,
  lend_time timestamptz not null,
  lend_user_id bigint not null references sys_user,
  lend_user_name varchar(50) not null,
  return_time timestamptz,
  return_user_id bigint references sys_user,
  return_user_name varchar(50),
  check ((return_time is null) = (return_user_id is null))
);
create unique index report_loan_open on report_loan (report_file_id) where return_time is null;
create index report_loan_file on report_loan (report_file_id, id);

-- What is archived is evidence: where it is and how long it is kept changes, what it is does not. It is never deleted.
create function guard_report_file() returns trigger language plpgsql as $$
begin
  if current_user = 'shouya_keeper' then
    return coalesce(new, old);
  end if;
  if old.status = 1 then
    return coalesce(new, old);
  end if;
  if tg_op = 'UPDATE' and old.status <> 5
    and (new.archive_no, new.category, new.title, new.period_key, new.dept_id, new.source_table, new.source_id, new.file_hash,
        new.archive_time, new.secret_level, new.expire_date)
      is not distinct from (old.archive_no, old.category, old.title, old.period_key, old.dept_id, old.source_table,
        old.source_id, old.file_hash, old.archive_time, old.secret_level, old.expire_date)
    -- Only an approved list of destruction parts it from its file.
    and (new.file_id is not distinct from old.file_id or (old.status = 4 and new.status = 5))
  then
    return new;
  end if;
  raise exception 'what is archived is evidence and is not changed' using errcode = 'restrict_violation';
end $$;
create trigger report_file_evidence before update or delete on report_file
  for each row execute function guard_report_file();
