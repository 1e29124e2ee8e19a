-- Entries and exits of people who are not on duty (domain 4.5).

-- What requests permit once they have passed (domain 10.3): visitors by name, areas and hours, a vault once.
create table entry_permit (
  id bigint generated always as identity primary key,
  kind smallint not null check (kind in (1, 2)),
  oa_examine_id bigint not null references appr_instance,
  oa_examine_no varchar(30) not null,
  dept_id bigint not null references dept,
  person_no int not null,
  person_name varchar(50) not null,
  company varchar(100),
  areas smallint[] not null,
  valid_from timestamptz not null,
  valid_to timestamptz not null,
  -- Who opens the vault together.
  key_holders bigint[] not null default '{}',
  status smallint not null default 1 check (status in (1, 2, 9)),
  -- Its request was revoked: one that comes free again is not open any more.
  revoked boolean not null default false,
  create_time timestamptz not null,
  unique (oa_examine_id, kind, person_no),
  check (valid_to > valid_from),
  check (kind <> 2 or cardinality(key_holders) = 2)
);
comment on column entry_permit.kind is '1 visit, any number of times while it is valid; 2 vault, once';
comment on column entry_permit.status is '1 open, 2 used, 9 taken back by a revocation';
create index entry_permit_open on entry_permit (dept_id, valid_to) where status = 1;

create table out_inside (
  id bigint generated always as identity primary key,
  bill_no varchar(40) not null unique,
  biz_date date not null,
  dept_id bigint not null references dept,
  dept_name varchar(100) not null,
  status smallint not null check (status in (1, 2, 3, 9)),
  person_type smallint not null check (person_type between 1 and 8),
  name varchar(50) not null,
  gender smallint not null check (gender between 0 and 2),
  company varchar(100) not null,
  cert_type smallint not null,
  -- Numbers are in out_inside_secret; these show and find them, and prove what was signed.
  cert_mask varchar(40) not null,
  cert_hash bytea,
  phone_mask varchar(20),
  personal_digest char(64) not null,
  purge_time timestamptz,
  letter_no varchar(60),
  letter_file_ids bigint[] not null default '{}',
  areas smallint[] not null check (cardinality(areas) > 0),
  visit_reason smallint not null,
  reason varchar(500),
  approver_user_id bigint references sys_user,
  approver_user_name varchar(50),
  oa_examine_id bigint references appr_instance,
  oa_examine_no varchar(30),
  accompany_user_id bigint references sys_user,
  accompany_user_name varchar(50),
  belongings varchar(300),
  tools_list varchar(300),
  weapon_check boolean not null,
  privacy_told boolean not null,
  in_time timestamptz not null,
  out_time timestamptz,
  -- By then they should have left: after eight hours, or when the unit closes.
  leave_due timestamptz not null,
  out_user_id bigint references sys_user,
  out_user_name varchar(50),
  person_count int not null check (person_count >= 1),
  -- [{name, cert_mask}], the visitor's companions.
  fellow_list jsonb not null default '[]',
  visitor_sign_file_id bigint,
  face_photo_file_id bigint,
  is_backfill boolean not null default false,
  backfill_reason varchar(200),
  filed_at timestamptz check (filed_at <= create_time),
  close_reason varchar(200),
  replaces_id bigint references out_inside,
  -- SHA-256 of the signed content in canonical form (domain 0.3).
  sign_hash char(64) not null,
  remark varchar(500),
  search_text text not null,
  create_user_id bigint not null,
  create_user_name varchar(50) not null,
  create_time timestamptz not null,
  update_user_id bigint,
  update_time timestamptz,
  version int not null default 1,
  check (out_time > in_time),
  check ((status = 2) <= (out_time is not null)),
  check (status not in (3, 9) or close_reason is not null),
  -- Who comes in has signed, carries no weapon, and knows what the data is for.
  check (status not in (1, 2) or (visitor_sign_file_id is not null and weapon_check and privacy_told)),
  check (status not in (1, 2) or person_type > 2 or (letter_no is not null and cardinality(letter_file_ids) > 0)),
  check (status not in (1, 2) or not areas && array[2, 3, 4, 5]::smallint[] or approver_user_id is not null),
  check (status not in (1, 2) or areas = array[1]::smallint[] or accompany_user_id is not null),
  check (status not in (1, 2) or (person_type <> 4 and not areas && array[3]::smallint[]) or oa_examine_id is not null),
  check ((oa_examine_id is null) = (oa_examine_no is null)),
  check (jsonb_array_length(fellow_list) = person_count - 1),
  check (not is_backfill or backfill_reason is not null)
);
comment on column out_inside.status is '1 inside, 2 left, 3 refused at the door, 9 void (or replaced by a correction)';
create index out_inside_list on out_inside (in_time desc, id desc);
create index out_inside_dept on out_inside (dept_id, in_time desc, id desc);
create index out_inside_created on out_inside (create_time desc, id desc);
create index out_inside_open on out_inside (dept_id, leave_due) where status = 1;
-- Nobody is inside twice.
create unique index out_inside_one on out_inside (cert_hash) where status = 1;
create index out_inside_cert on out_inside (cert_hash, id desc) where cert_hash is not null;
create index out_inside_purge on out_inside (biz_date) where purge_time is null;
create index out_inside_search on out_inside using gin (bigrams(search_text));

-- Certificate numbers and telephones, sealed; gone after a year (domain 17.1).
create table out_inside_secret (
  out_inside_id bigint primary key references out_inside,
  sealed text not null
);

-- What a visitor has signed is never overwritten: an entry only ends, and its personal numbers are forgotten.
create function guard_out_inside() returns trigger language plpgsql as $$
begin
  if current_user = 'shouya_keeper' then
    return coalesce(new, old);
  end if;
  if tg_op = 'DELETE'
    or old.status = 9
    or (old.status in (2, 3) and new.status not in (old.status, 9))
    or (old.out_time is not null and new.out_time is distinct from old.out_time)
    or (to_jsonb(new) - 'status' - 'out_time' - 'out_user_id' - 'out_user_name' - 'close_reason'
          - 'update_user_id' - 'update_time' - 'version')
      is distinct from
       (to_jsonb(old) - 'status' - 'out_time' - 'out_user_id' - 'out_user_name' - 'close_reason'
          - 'update_user_id' - 'update_time' - 'version')
  then
    raise exception 'a signed entry is evidence and is not changed' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger out_inside_evidence before update or delete on out_inside for each row execute function guard_out_inside();

do $$
begin
  revoke delete on out_inside from shouya_app;
  revoke update, delete on out_inside_secret from shouya_app;
exception when undefined_object then null;
end $$;
