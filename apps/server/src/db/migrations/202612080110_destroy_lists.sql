-- Lists of destruction (domain 17.1): files of the archive, or records of a register, that are past their years. A list is
-- frozen once it is made; an approved request destroys what it names. The list itself is never deleted.
create table destroy_list (
  id bigint generated always as identity primary key,
  destroy_no varchar(40) not null unique,
  -- The unit of whoever made it.
  dept_id bigint not null references dept,
  -- Whose rows it names; report_file: files of the archive.
  table_name varchar(63) not null,
  -- What their years are called in archive.retention_years; null for files, each of which has its own.
  years_of varchar(30),
  -- Records of the list ended before this day.
  before_day date not null,
  total int not null default 0,
  -- Between which numbers and days its items lie.
  first_no varchar(40),
  last_no varchar(40),
  first_day date,
  last_day date,
  -- SHA-256 of its items, `id number version` a line in the order of their ids; null while it is being made.
  hash char(64),
  status smallint not null default 1 check (status in (1, 2, 3, 9)),
  -- The request that allowed it, and who agreed.
  destroy_bill_no varchar(40),
  approve_time timestamptz,
  approved_by varchar(500),
  destroyed int,
  left_out int,
  destroy_time timestamptz,
  create_user_id bigint not null references sys_user,
  create_user_name varchar(50) not null,
  create_time timestamptz not null,
  check ((status in (2, 3)) = (destroy_bill_no is not null) and (status in (2, 3)) = (approve_time is not null)),
  check ((status = 3) = (destroy_time is not null)),
  check (status <> 3 or destroyed + left_out = total)
);
comment on column destroy_list.status is '1 waits for its approval, 2 approved, 3 destroyed, 9 given up';
create index destroy_list_approved on destroy_list (id) where status = 2;
create index destroy_list_dept on destroy_list (dept_id, id desc);

-- What a list names, as it was then; afterwards what became of each.
create table destroy_item (
  list_id bigint not null references destroy_list,
  record_id bigint not null,
  bill_no varchar(40),
  dept_id bigint not null,
  dept_name varchar(100) not null,
  -- The day from which its years count.
  ended date not null,
  record_version int not null,
  -- Null: nothing yet.
  outcome smallint check (outcome between 1 and 4),
  primary key (list_id, record_id)
);
comment on column destroy_item.outcome is '1 destroyed, 2 held, 3 changed or gone since, 4 something else refers to it';
create index destroy_item_record on destroy_item (record_id);
create index destroy_item_open on destroy_item (list_id, record_id desc) where outcome is null;

-- A single record that nobody destroys, with or without a paper in the archive.
create table record_hold (
  id bigint generated always as identity primary key,
  table_name varchar(63) not null,
  record_id bigint not null,
  bill_no varchar(40),
  dept_id bigint not null references dept,
  dept_name varchar(100) not null,
  reason varchar(200) not null,
  create_user_id bigint not null references sys_user,
  create_user_name varchar(50) not null,
  create_time timestamptz not null,
  release_user_id bigint references sys_user,
  release_user_name varchar(50),
  release_time timestamptz,
  check ((release_time is null) = (release_user_id is null))
);
create unique index record_hold_open on record_hold (table_name, record_id) where release_time is null;

-- A list says for ever what was to go and what went.
create function guard_destroy_list() returns trigger language plpgsql as $$
declare
  moving text[] := '{status,destroy_bill_no,approve_time,approved_by,destroyed,left_out,destroy_time}';
begin
  if tg_op = 'UPDATE' and (old.hash is null
    or old.status in (1, 2) and to_jsonb(new) - moving = to_jsonb(old) - moving)
  then
    return new;
  end if;
  raise exception 'a list of destruction is evidence and is not changed' using errcode = 'restrict_violation';
end $$;
create trigger destroy_list_evidence before update or delete on destroy_list
  for each row execute function guard_destroy_list();

create function guard_destroy_item() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if (select hash is null from destroy_list where id = new.list_id) then
      return new;
    end if;
  elsif tg_op = 'UPDATE' and old.outcome is null and to_jsonb(new) - 'outcome' = to_jsonb(old) - 'outcome' then
    return new;
  end if;
  raise exception 'a list of destruction is evidence and is not changed' using errcode = 'restrict_violation';
end $$;
create trigger destroy_item_evidence before insert or update or delete on destroy_item
  for each row execute function guard_destroy_item();

-- Lists of files that there are already, by whoever changed their files last.
insert into destroy_list (destroy_no, dept_id, table_name, before_day, total, status, destroy_bill_no, approve_time, destroyed,
  left_out, destroy_time, create_user_id, create_user_name, create_time)
select listed.destroy_no, maker.dept_id, 'report_file', listed.before_day, listed.total,
  case when listed.destroy_time is null then 1 else 3 end, listed.destroy_bill_no, listed.destroy_time,
  case when listed.destroy_time is null then null else listed.total end,
  case when listed.destroy_time is null then null else 0 end,
  listed.destroy_time, maker.id, maker.real_name, listed.made
from (
  select destroy_no, count(*)::int as total, max(expire_date) + 1 as before_day, max(destroy_bill_no) as destroy_bill_no,
    max(destroy_time) as destroy_time, max(coalesce(update_time, archive_time)) as made,
    coalesce(max(update_user_id), max(archive_user_id), max(create_user_id), (select min(id) from sys_user)) as maker
  from report_file where destroy_no is not null group by destroy_no) listed
join sys_user maker on maker.id = listed.maker;
insert into destroy_item (list_id, record_id, bill_no, dept_id, dept_name, ended, record_version, outcome)
select list.id, file.id, file.archive_no, file.dept_id, file.dept_name, file.archive_time::date, file.version,
  case when file.status = 5 then 1 end
from report_file file join destroy_list list using (destroy_no);
update destroy_list set (first_no, last_no, first_day, last_day, hash) = (
  select min(bill_no), max(bill_no), min(ended), max(ended),
    encode(sha256(convert_to(string_agg(concat_ws(' ', record_id, bill_no, record_version), e'\n' order by record_id), 'UTF8')), 'hex')
  from destroy_item where list_id = destroy_list.id);
