-- The daily security check (domain 4.2): three sessions a day, each with a copy of its items.
create table security_check (
  id bigint generated always as identity primary key,
  -- From its submission on; drafts have none.
  bill_no varchar(40) unique,
  biz_date date not null,
  dept_id bigint not null references dept,
  dept_name varchar(100) not null,
  session smallint not null check (session between 1 and 3),
  status smallint not null default 0 check (status in (0, 1, 2, 3, 9)),
  check_time timestamptz,
  weather varchar(20),
  guard_staff_id bigint references escort_staff,
  guard_staff_name varchar(50),
  checker_user_id bigint references sys_user,
  checker_user_name varchar(50),
  checker_sign jsonb,
  second_checker_user_id bigint references sys_user,
  second_checker_user_name varchar(50),
  second_checker_sign jsonb,
  disarm_time time,
  arm_time time,
  total_items int not null default 0,
  abnormal_count int not null default 0,
  -- How many rectifications it called for, and how many of them are closed.
  rectify_count int not null default 0,
  rectify_closed int not null default 0 check (rectify_closed <= rectify_count),
  overall_result smallint check (overall_result in (1, 2)),
  deadline timestamptz,
  -- By the server's clock, whatever the device says.
  received_at timestamptz,
  filed_at timestamptz,
  is_overdue boolean not null default false,
  is_backfill boolean not null default false,
  backfill_reason varchar(200),
  leader_user_id bigint references sys_user,
  leader_user_name varchar(50),
  leader_sign jsonb,
  revoke_reason varchar(200),
  replaces_id bigint references security_check,
  -- SHA-256 of the signed content in canonical form (domain 0.3).
  sign_hash char(64),
  remark varchar(500),
  search_text text not null,
  create_user_id bigint not null,
  create_user_name varchar(50) not null,
  create_time timestamptz not null,
  update_user_id bigint,
  update_time timestamptz,
  version int not null default 1,
  check (second_checker_user_id <> checker_user_id),
  check (leader_user_id not in (checker_user_id, second_checker_user_id)),
  check (status = 0 or (bill_no is not null and check_time is not null and checker_sign is not null
    and overall_result is not null and received_at is not null and sign_hash is not null)),
  check (status = 0 or session = 2 or second_checker_sign is not null),
  check (status = 0 or session <> 1 or disarm_time is not null),
  check (status = 0 or session <> 3 or arm_time is not null),
  check (status <> 2 or leader_sign is not null),
  check (status <> 9 or revoke_reason is not null),
  check (status in (0, 9) or not is_backfill or backfill_reason is not null),
  check ((overall_result = 2) = (abnormal_count > 0))
);
comment on column security_check.status is '0 draft, 1 submitted, 2 being rectified, 3 done, 9 revoked (replaced by a new draft)';
create unique index security_check_one on security_check (dept_id, biz_date, session) where status <> 9;
create index security_check_list on security_check (biz_date desc, id desc);
create index security_check_dept on security_check (dept_id, biz_date desc, id desc);
create index security_check_created on security_check (create_time desc, id desc);
create index security_check_second on security_check (second_checker_user_id) where status = 0;
create index security_check_open on security_check (dept_id, status) where status in (1, 2);
create index security_check_abnormal on security_check (biz_date, dept_id) where abnormal_count > 0;
create index security_check_search on security_check using gin (bigrams(search_text));

-- An item as it was called on that day, and what was found.
create table security_result (
  id bigint generated always as identity primary key,
  check_id bigint not null references security_check on delete cascade deferrable,
  item_id bigint not null references check_item,
  item_code varchar(10) not null,
  category smallint not null,
  content varchar(200) not null,
  standard varchar(500),
  result_type smallint not null,
  full_score numeric(5, 1) not null,
  need_photo smallint not null,
  hazard_level smallint not null,
  sort int not null,
  result smallint check (result between 1 and 3),
  value_num numeric(12, 2),
  value_text varchar(500),
  score numeric(5, 1) check (score >= 0 and score <= full_score),
  problem_desc varchar(500),
  photos bigint[] not null default '{}',
  rectify_id bigint references rectification,
  -- It came right by itself or on the spot, and needs no rectification.
  recovered_note varchar(200),
  unique (check_id, item_id),
  check (rectify_id is null or recovered_note is null)
);
create index security_result_item on security_result (item_id, result);
create index security_result_rectify on security_result (rectify_id) where rectify_id is not null;

-- What was signed is never overwritten: a check only moves on, signatures are only added.
create function guard_security_check() returns trigger language plpgsql as $$
begin
  if current_user = 'shouya_keeper' or old.status = 0 then
    return coalesce(new, old);
  end if;
  if tg_op = 'DELETE'
    or old.status = 9
    or new.status = 0
    or (new.bill_no, new.biz_date, new.dept_id, new.session, new.check_time, new.weather, new.guard_staff_id,
        new.checker_user_id, new.checker_sign, new.second_checker_user_id, new.second_checker_sign, new.disarm_time,
        new.arm_time, new.total_items, new.abnormal_count, new.overall_result, new.sign_hash, new.create_time)
      is distinct from
       (old.bill_no, old.biz_date, old.dept_id, old.session, old.check_time, old.weather, old.guard_staff_id,
        old.checker_user_id, old.checker_sign, old.second_checker_user_id, old.second_checker_sign, old.disarm_time,
        old.arm_time, old.total_items, old.abnormal_count, old.overall_result, old.sign_hash, old.create_time)
    or (new.deadline, new.received_at, new.filed_at, new.is_overdue, new.is_backfill, new.backfill_reason, new.remark,
        new.replaces_id)
      is distinct from
       (old.deadline, old.received_at, old.filed_at, old.is_overdue, old.is_backfill, old.backfill_reason, old.remark,
        old.replaces_id)
    or (old.leader_sign is not null and new.leader_sign is distinct from old.leader_sign)
  then
    raise exception 'a submitted check is evidence and is not changed' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger security_check_evidence before update or delete on security_check
  for each row execute function guard_security_check();

create function guard_security_result() returns trigger language plpgsql as $$
begin
  if current_user = 'shouya_keeper'
    or not exists (select from security_check where id = old.check_id and status <> 0)
  then
    return coalesce(new, old);
  end if;
  if tg_op = 'DELETE'
    or (to_jsonb(new) - 'rectify_id' - 'recovered_note') is distinct from (to_jsonb(old) - 'rectify_id' - 'recovered_note')
    or (old.rectify_id is not null and new.rectify_id is distinct from old.rectify_id)
    or (old.recovered_note is not null and new.recovered_note is distinct from old.recovered_note)
  then
    raise exception 'what a submitted check found is evidence and is not changed' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger security_result_evidence before update or delete on security_result
  for each row execute function guard_security_result();
