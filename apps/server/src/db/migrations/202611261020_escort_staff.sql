-- People of the companies (domain 3.3). Their numbers are not here: escort_secret has them, encrypted; a row has what is shown
-- of a number and its keyed hash, by which it is found and is unique.
create table escort_staff (
  id bigint generated always as identity primary key,
  escort_company_id bigint not null references escort_company,
  staff_no varchar(20) not null check (staff_no ~ '^[A-Za-z0-9-]+$'),
  name varchar(50) not null,
  gender smallint not null default 0,
  nation varchar(20),
  id_card_mask varchar(18),
  id_card_hash bytea,
  birthday date,
  phone varchar(11),
  address varchar(200),
  emergency_name varchar(50),
  emergency_phone varchar(20),
  duty_type smallint not null check (duty_type between 1 and 9),
  is_leader boolean not null default false,
  photo_file_id bigint references file,
  id_card_front_file_id bigint references file,
  id_card_back_file_id bigint references file,
  guard_cert_mask varchar(50),
  guard_cert_hash bytea,
  guard_cert_org varchar(100),
  guard_cert_file_id bigint references file,
  gun_cert_mask varchar(50),
  gun_cert_hash bytea,
  gun_cert_end date,
  gun_cert_file_id bigint references file,
  drive_licence_mask varchar(50),
  drive_class varchar(4),
  drive_end date,
  -- Issued by this system when somebody is approved, for a year at most.
  pass_card_no varchar(20) unique,
  pass_begin date,
  pass_end date,
  pass_void_time timestamptz,
  bg_check_date date not null,
  bg_check_result smallint not null check (bg_check_result in (1, 2)),
  train_date date,
  health_end date,
  -- The first of the certificates without which nobody works: pass, background (a year), gun (guards), licence (drivers).
  cert_end date generated always as (least(pass_end, (bg_check_date + interval '12 months')::date,
    case when duty_type = 2 then gun_cert_end end, case when duty_type = 1 then drive_end end)) stored,
  entry_date date not null,
  leave_date date,
  face_id varchar(100),
  finger_ref varchar(100),
  status smallint not null default 0 check (status between 0 and 5),
  status_reason varchar(200),
  status_time timestamptz,
  status_user_id bigint references sys_user,
  status_user_name varchar(50),
  -- True while the system stopped them for a certificate, not a person.
  stopped_by_expiry boolean not null default false,
  -- What counted before key data changed, and the day until whose end it still counts (domain 3.3).
  snapshot jsonb,
  snapshot_day date,
  -- Images and numbers of who left two years ago are gone; name and number stay (domain 17.1).
  purge_time timestamptz,
  remark varchar(500),
  search_text text not null generated always as (lower(name || ' ' || staff_no || ' ' || coalesce(pass_card_no, ''))) stored,
  create_user_id bigint,
  create_user_name varchar(50),
  create_time timestamptz not null,
  update_user_id bigint,
  update_time timestamptz,
  version int not null default 1,
  unique (escort_company_id, staff_no),
  check (purge_time is not null or (id_card_hash is not null and id_card_mask is not null and phone is not null)),
  check (status not in (1, 2) or (pass_card_no is not null and pass_end is not null)),
  check (pass_end > pass_begin and pass_end <= pass_begin + interval '1 year'),
  check ((status = 3) <= (leave_date is not null)),
  check (status not in (4, 5) or status_reason is not null),
  check ((snapshot is null) = (snapshot_day is null)),
  check (purge_time is null or status = 3)
);
comment on column escort_staff.status is '0 waiting for approval, 1 on duty, 2 stopped, 3 left, 4 blacklisted, 5 refused';
-- A person works for one company at a time; so do their certificates.
create unique index escort_staff_id_card on escort_staff (id_card_hash) where status in (0, 1, 2);
create unique index escort_staff_guard_cert on escort_staff (guard_cert_hash) where status in (0, 1, 2);
create unique index escort_staff_gun_cert on escort_staff (gun_cert_hash) where status in (0, 1, 2);
create index escort_staff_person on escort_staff (id_card_hash);
create index escort_staff_list on escort_staff (create_time desc, id desc);
create index escort_staff_company on escort_staff (escort_company_id, create_time desc, id desc);
create index escort_staff_waiting on escort_staff (create_time) where status = 0;
create index escort_staff_end on escort_staff (cert_end) where status in (1, 2);
create index escort_staff_search on escort_staff using gin (bigrams(search_text));

-- Where they may work: a branch stands for all below it.
create table escort_staff_dept (
  staff_id bigint not null references escort_staff,
  dept_id bigint not null references dept,
  primary key (staff_id, dept_id)
);
create index escort_staff_dept_unit on escort_staff_dept (dept_id);

-- Personal numbers, each encrypted for its own place (design section 6). Retention removes rows; nothing else knows the value.
create table escort_secret (
  id bigint generated always as identity primary key,
  staff_id bigint references escort_staff,
  escort_company_id bigint references escort_company,
  field varchar(30) not null,
  sealed text not null,
  check (num_nonnulls(staff_id, escort_company_id) = 1),
  unique nulls not distinct (staff_id, escort_company_id, field)
);

-- Who is barred is barred for every company, now and later: by the hash of the identity number (domain 3.3).
create table escort_blacklist (
  id bigint generated always as identity primary key,
  id_card_hash bytea not null,
  staff_id bigint not null references escort_staff,
  name varchar(50) not null,
  reason varchar(500) not null check (length(reason) >= 10),
  file_ids bigint[] not null default '{}',
  create_user_id bigint references sys_user,
  create_user_name varchar(50) not null,
  create_time timestamptz not null,
  remove_reason varchar(500),
  remove_bill_no varchar(40),
  remove_user_id bigint references sys_user,
  remove_user_name varchar(50),
  remove_time timestamptz,
  -- Taken off by head office, with the number of the approval.
  check ((remove_time is null) = (remove_bill_no is null) and (remove_time is null) = (remove_reason is null))
);
create unique index escort_blacklist_open on escort_blacklist (id_card_hash) where remove_time is null;
create index escort_blacklist_staff on escort_blacklist (staff_id);

create function guard_escort_blacklist() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.remove_time is not null
    or (new.id_card_hash, new.staff_id, new.name, new.reason, new.create_user_id, new.create_time)
      is distinct from (old.id_card_hash, old.staff_id, old.name, old.reason, old.create_user_id, old.create_time)
  then
    raise exception 'the blacklist is kept for good: an entry is only taken off' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger escort_blacklist_evidence before update or delete on escort_blacklist
  for each row execute function guard_escort_blacklist();

do $$
begin
  revoke delete on escort_blacklist from shouya_app;
exception when undefined_object then null;
end $$;
