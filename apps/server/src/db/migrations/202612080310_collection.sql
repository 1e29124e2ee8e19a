-- Data collection (domain 6.2): what a security department asks of units or people, and what each of them hands in.
create table issue (
  id bigint generated always as identity primary key,
  bill_no varchar(40) not null unique,
  title varchar(100) not null,
  -- Dictionary issue_category.
  category smallint not null check (category between 1 and 4),
  -- Sanitised rich text.
  content text not null,
  -- Templates to fill in and upload.
  file_ids bigint[] not null default '{}',
  -- What is filled in in place of files, or beside them; the version is that of the publication, for everybody.
  form_id bigint references custom_form,
  form_version_id bigint references form_version,
  target_type smallint not null check (target_type between 1 and 4),
  target_ids bigint[] not null check (cardinality(target_ids) > 0),
  deadline timestamptz not null,
  need_audit boolean not null,
  allow_late boolean not null,
  late_days smallint check (late_days between 1 and 30),
  remind_rule smallint not null check (remind_rule between 1 and 3),
  -- The issuing unit.
  dept_id bigint not null references dept,
  dept_name varchar(100) not null,
  publish_user_id bigint references sys_user,
  publish_user_name varchar(50),
  publish_time timestamptz,
  withdraw_reason varchar(200),
  close_time timestamptz,
  close_reason varchar(200),
  status smallint not null default 0 check (status between 0 and 4),
  search_text text not null,
  create_user_id bigint not null references sys_user,
  create_user_name varchar(50) not null,
  create_time timestamptz not null,
  update_user_id bigint,
  update_time timestamptz,
  version int not null default 1,
  check (allow_late = (late_days is not null)),
  check (status not in (1, 2, 3) or publish_time is not null and (form_id is null) = (form_version_id is null)),
  check ((status = 3) = (close_time is not null)),
  check ((status = 4) = (withdraw_reason is not null))
);
comment on column issue.target_type is '1 units, 2 types of units, 3 roles, 4 accounts; target_ids are theirs';
comment on column issue.remind_rule is '1 as the rule of issue_due says, 2 every day, 3 never';
comment on column issue.status is '0 draft, 1 published, 2 past its deadline, 3 closed, 4 withdrawn';
create index issue_list on issue (create_time desc, id desc);
create index issue_dept on issue (dept_id, create_time desc, id desc);
create index issue_deadline on issue (deadline) where status = 1;
create index issue_search on issue using gin (bigrams(search_text));

create table issue_item (
  id bigint generated always as identity primary key,
  issue_id bigint not null references issue,
  -- Of the issue, for the receivers' list: they see no issues.
  bill_no varchar(40) not null,
  title varchar(100) not null,
  category smallint not null,
  issue_dept_name varchar(100) not null,
  deadline timestamptz not null,
  -- Until when it is taken: the deadline, or so many days later.
  until timestamptz not null,
  need_audit boolean not null,
  form_version_id bigint references form_version,
  -- The issue was closed: nothing is taken any more.
  is_closed boolean not null default false,
  dept_id bigint not null references dept,
  dept_name varchar(100) not null,
  -- Asked of a person, not of the unit.
  personal boolean not null,
  -- Who is reminded; of a unit its safety officer or head, if it has one.
  duty_user_id bigint references sys_user,
  duty_user_name varchar(50),
  submission_id bigint references form_submission,
  file_ids bigint[] not null default '{}',
  note varchar(500),
  submit_user_id bigint references sys_user,
  submit_user_name varchar(50),
  submit_time timestamptz,
  -- When it was entered on a device without a network.
  filed_at timestamptz,
  is_late boolean not null default false,
  audit_user_id bigint references sys_user,
  audit_user_name varchar(50),
  audit_time timestamptz,
  audit_opinion varchar(200),
  reject_count smallint not null default 0,
  status smallint not null default 1 check (status between 1 and 6),
  search_text text not null,
  create_user_id bigint not null references sys_user,
  create_user_name varchar(50) not null,
  create_time timestamptz not null,
  update_user_id bigint,
  update_time timestamptz,
  version int not null default 1,
  check (not personal or duty_user_id is not null),
  check (status not in (2, 3, 4) or submit_time is not null),
  check (status not in (4, 6) or audit_opinion is not null)
);
comment on column issue_item.status is '1 to be handed in, 2 to be reviewed, 3 passed, 4 returned, 5 missing at the deadline, 6 exempt';
-- One of each unit, and one of each person.
create unique index issue_item_of_unit on issue_item (issue_id, dept_id) where not personal;
create unique index issue_item_of_person on issue_item (issue_id, duty_user_id) where personal;
create index issue_item_issue on issue_item (issue_id, status);
create index issue_item_dept on issue_item (dept_id, deadline desc, id desc);
create index issue_item_person on issue_item (duty_user_id, deadline desc, id desc);
create index issue_item_deadline on issue_item (deadline) where status = 1;
create index issue_item_search on issue_item using gin (bigrams(search_text));

-- A submission that a record of another noun asked for; it is corrected there.
alter table form_submission add ref_table varchar(63);
alter table form_submission add ref_id bigint;
alter table form_submission add check ((ref_table is null) = (ref_id is null));
create unique index form_submission_ref on form_submission (ref_table, ref_id) where ref_table is not null;

-- How long collections are kept (domain 6.2) is a further part of a parameter; where an administrator has changed that, the others stay.
update setting set value = (value::jsonb || '{"issue": 3}')::text
where key = 'archive.retention_years' and value like '{%}' and value not like '%"issue"%';
