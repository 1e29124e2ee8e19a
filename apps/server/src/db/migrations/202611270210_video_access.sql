-- Who looked at recordings, allowed by whom, and what left the house (domain 4.6).
create table video_access (
  id bigint generated always as identity primary key,
  -- From its submission on.
  bill_no varchar(40) unique,
  biz_date date not null,
  dept_id bigint not null references dept,
  dept_name varchar(100) not null,
  status smallint not null check (status between 1 and 7),
  applicant_type smallint not null,
  applicant_name varchar(50) not null,
  applicant_unit varchar(100) not null,
  cert_type smallint not null,
  -- Numbers are in video_access_secret. A request that has passed brings none: the operator asks for them.
  cert_mask varchar(40),
  phone_mask varchar(20),
  personal_digest char(64),
  fellow_names varchar(200),
  legal_doc_type smallint,
  legal_doc_no varchar(60),
  legal_doc_file_ids bigint[] not null default '{}',
  video_reason smallint not null,
  reason varchar(500) not null,
  oa_examine_id bigint unique references appr_instance,
  oa_examine_no varchar(30),
  location smallint not null check (location in (1, 2)),
  -- [{camera_no, name}]
  camera_list jsonb not null check (jsonb_array_length(camera_list) > 0),
  video_begin timestamptz not null,
  video_end timestamptz not null,
  access_mode smallint not null,
  submit_time timestamptz,
  operator_user_id bigint references sys_user,
  operator_user_name varchar(50),
  operator_sign jsonb,
  supervisor_user_id bigint references sys_user,
  supervisor_user_name varchar(50),
  supervisor_sign jsonb,
  access_begin timestamptz,
  access_end timestamptz,
  result varchar(500),
  copy_media smallint,
  media_no varchar(60),
  file_count int check (file_count > 0),
  file_hash varchar(128),
  receiver_sign_file_id bigint,
  -- Media that are lent and come back.
  return_due date,
  return_time timestamptz,
  return_user_id bigint references sys_user,
  return_user_name varchar(50),
  close_reason varchar(200),
  -- SHA-256 of what operator, supervisor and receiver sign, in canonical form (domain 0.3).
  sign_hash char(64),
  remark varchar(500),
  search_text text not null,
  create_user_id bigint not null,
  create_user_name varchar(50) not null,
  create_time timestamptz not null,
  update_user_id bigint,
  update_time timestamptz,
  version int not null default 1,
  check (video_end > video_begin and video_end <= video_begin + interval '72 hours'),
  check (access_end > access_begin),
  check (supervisor_user_id <> operator_user_id),
  check ((oa_examine_id is null) = (oa_examine_no is null)),
  check (status in (1, 5) or (bill_no is not null and submit_time is not null)),
  -- Police and regulators come with their papers, everybody else and every copy with a request that has passed.
  check (status in (1, 5) or oa_examine_id is not null
    or (applicant_type in (1, 2, 5) and access_mode <> 3 and legal_doc_no is not null
      and (applicant_type = 5 or cardinality(legal_doc_file_ids) > 0))),
  check (status not in (3, 4, 6) or (operator_sign is not null and supervisor_user_id is not null and access_end is not null
    and result is not null and receiver_sign_file_id is not null and personal_digest is not null and sign_hash is not null)),
  check (status not in (4, 6) or supervisor_sign is not null),
  check (status not in (3, 4, 6) or access_mode <> 3
    or (copy_media is not null and media_no is not null and file_count is not null and file_hash is not null)),
  check (status <> 6 or return_due is not null),
  check (status <> 4 or return_due is null or return_time is not null),
  check (status <> 5 or close_reason is not null)
);
comment on column video_access.status is
  '1 not submitted, 2 to be carried out, 3 carried out and not signed by all, 4 done, 5 refused, 6 media to be returned, 7 expired';
create index video_access_list on video_access (create_time desc, id desc);
create index video_access_dept on video_access (dept_id, create_time desc, id desc);
create index video_access_day on video_access (biz_date desc, id desc);
create index video_access_open on video_access (status, submit_time) where status in (1, 2, 3, 6);
create index video_access_search on video_access using gin (bigrams(search_text));

create table video_access_secret (
  video_access_id bigint primary key references video_access,
  sealed text not null
);

-- What was submitted stays as it was, what was signed twice so; a record that has ended is not touched.
create function guard_video_access() returns trigger language plpgsql as $$
declare
  moving text[] := array['status', 'supervisor_sign', 'return_time', 'return_user_id', 'return_user_name', 'close_reason',
    'update_user_id', 'update_time', 'version'];
begin
  if current_user = 'shouya_keeper' or (old.status = 1 and (tg_op = 'UPDATE' or old.bill_no is null)) then
    return coalesce(new, old);
  end if;
  -- Carrying it out says who, when, what and on which media.
  if old.status = 2 then
    moving := moving || array['operator_user_id', 'operator_user_name', 'operator_sign', 'supervisor_user_id',
      'supervisor_user_name', 'access_begin', 'access_end', 'result', 'copy_media', 'media_no', 'file_count', 'file_hash',
      'receiver_sign_file_id', 'return_due', 'sign_hash', 'cert_mask', 'phone_mask', 'personal_digest', 'cert_type',
      'search_text'];
  end if;
  if tg_op = 'DELETE'
    or old.status in (4, 5, 7)
    or new.status < old.status and not (old.status = 6 and new.status = 4)
    or (to_jsonb(new) - moving) is distinct from (to_jsonb(old) - moving)
    or (old.supervisor_sign is not null and new.supervisor_sign is distinct from old.supervisor_sign)
  then
    raise exception 'a signed record of access is evidence and is not changed' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger video_access_evidence before update or delete on video_access
  for each row execute function guard_video_access();

do $$
begin
  revoke delete on video_access from shouya_app;
  revoke delete on video_access_secret from shouya_app;
exception when undefined_object then null;
end $$;
