-- Custom forms (spec 001, design section 7, ADR 026): what an administrator draws, the versions that were published of it,
-- and what people have filed with them.
create table form_category (
  id bigint generated always as identity primary key,
  category_name varchar(30) not null unique,
  sort int not null default 100,
  status smallint not null default 1 check (status in (0, 1)),
  create_user_id bigint,
  create_user_name varchar(50),
  create_time timestamptz not null,
  update_user_id bigint,
  update_time timestamptz,
  version int not null default 1
);

-- 0 draft, never published → 1 published → 2 disabled → 1. What was published once is never deleted.
create table custom_form (
  id bigint generated always as identity primary key,
  form_name varchar(60) not null unique,
  category_id bigint not null references form_category,
  status smallint not null default 0 check (status between 0 and 2),
  -- JSON as text: jsonb forgets the order of keys, and a document goes out as it came in.
  draft text not null,
  draft_hash char(64) not null,
  -- The version that is filled in.
  current_version_id bigint,
  -- Who may fill it in: these roles, or every employee when there are none. Outsiders only by a role of theirs.
  role_ids bigint[] not null default '{}',
  remark varchar(500),
  search_text text not null generated always as (lower(form_name || ' ' || coalesce(remark, ''))) stored,
  create_user_id bigint,
  create_user_name varchar(50),
  create_time timestamptz not null,
  update_user_id bigint,
  update_time timestamptz not null,
  version int not null default 1,
  check ((status = 0) = (current_version_id is null))
);
create index custom_form_list on custom_form (update_time desc, id desc);
create index custom_form_category on custom_form (category_id);
create index custom_form_search on custom_form using gin (bigrams(search_text));

-- A version is what people have signed up to by filing with it: it never changes again.
create table form_version (
  id bigint generated always as identity primary key,
  form_id bigint not null references custom_form,
  version_no int not null check (version_no > 0),
  form_name varchar(60) not null,
  document text not null,
  document_hash char(64) not null,
  note varchar(200),
  create_user_id bigint not null,
  create_user_name varchar(50) not null,
  create_time timestamptz not null,
  unique (form_id, version_no)
);
create trigger form_version_evidence before update or delete on form_version for each row execute function forbid_change();
alter table custom_form add foreign key (current_version_id) references form_version deferrable;

-- One filing. Who corrects it adds an entry; the head names the latest one.
create table form_submission (
  id bigint generated always as identity primary key,
  form_id bigint not null references custom_form,
  form_name varchar(60) not null,
  dept_id bigint not null references dept,
  dept_name varchar(100) not null,
  entry_no int not null default 1 check (entry_no > 0),
  -- The first answers in words, for the list; nothing sensitive.
  summary varchar(300) not null,
  search_text text not null generated always as (lower(form_name || ' ' || create_user_name || ' ' || summary)) stored,
  create_user_id bigint not null references sys_user,
  create_user_name varchar(50) not null,
  create_time timestamptz not null,
  update_user_id bigint,
  update_time timestamptz,
  version int not null default 1
);
create index form_submission_list on form_submission (create_time desc, id desc);
create index form_submission_dept on form_submission (dept_id, create_time desc, id desc);
create index form_submission_form on form_submission (form_id, create_time desc, id desc);
create index form_submission_own on form_submission (create_user_id, create_time desc, id desc);
create index form_submission_search on form_submission using gin (bigrams(search_text));

create function guard_form_submission() returns trigger language plpgsql as $$
begin
  if current_user = 'shouya_keeper' then
    return coalesce(new, old);
  end if;
  if tg_op = 'DELETE'
    or (new.form_id, new.form_name, new.dept_id, new.dept_name, new.create_user_id, new.create_user_name, new.create_time)
      is distinct from
       (old.form_id, old.form_name, old.dept_id, old.dept_name, old.create_user_id, old.create_user_name, old.create_time)
    or new.entry_no < old.entry_no
  then
    raise exception 'a submission is evidence: it is corrected by a further entry' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger form_submission_evidence before update or delete on form_submission
  for each row execute function guard_form_submission();

create table form_entry (
  submission_id bigint not null references form_submission,
  entry_no int not null check (entry_no > 0),
  version_id bigint not null references form_version,
  -- Model → value. In place of a sensitive one stands {"$sealed": SHA-256 of salt and value}.
  data jsonb not null,
  -- The options that were chosen from sources, as they were called then.
  labels jsonb not null,
  create_user_id bigint not null,
  create_user_name varchar(50) not null,
  create_time timestamptz not null,
  primary key (submission_id, entry_no)
);
create index form_entry_version on form_entry (version_id);
create trigger form_entry_evidence before update or delete on form_entry for each row execute function forbid_change();

-- Sensitive values, encrypted, each with the salt of its hash: retention removes the row, and the hash in the entry neither
-- tells the value any more nor changes (design section 6).
create table form_secret (
  submission_id bigint not null,
  entry_no int not null,
  -- Steps through the data as JSON: ["people", 0, "id_card"].
  path text not null,
  sealed text not null,
  primary key (submission_id, entry_no, path),
  foreign key (submission_id, entry_no) references form_entry
);
create function guard_form_secret() returns trigger language plpgsql as $$
begin
  -- Another key may encrypt the same value anew.
  if current_user = 'shouya_keeper' or (tg_op = 'UPDATE'
    and (new.submission_id, new.entry_no, new.path) is not distinct from (old.submission_id, old.entry_no, old.path))
  then
    return coalesce(new, old);
  end if;
  raise exception 'form_secret rows are evidence and are not changed' using errcode = 'restrict_violation';
end $$;
create trigger form_secret_evidence before update or delete on form_secret for each row execute function guard_form_secret();

do $$
begin
  revoke update, delete on form_version, form_entry from shouya_app;
  revoke delete on form_submission, form_secret from shouya_app;
exception when undefined_object then null;
end $$;

-- Files that no record refers to are removed after a day.
create index file_loose on file (create_time) where ref_id is null;
create index file_blob_used on file (sha256);
