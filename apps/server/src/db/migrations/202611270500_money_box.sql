-- The escort handover (domain 4.4): what is delivered to an outlet or collected from it, by whom, in which vehicle.
create table money_box (
  id bigint generated always as identity primary key,
  -- From its verification or refusal on; drafts have none.
  bill_no varchar(40) unique,
  biz_date date not null,
  dept_id bigint not null references dept,
  dept_name varchar(100) not null,
  handover_type smallint not null check (handover_type between 1 and 6),
  status smallint not null default 0 check (status between 0 and 5),
  plan_id bigint references escort_plan,
  route_id bigint references escort_route,
  route_name varchar(100),
  escort_company_id bigint references escort_company,
  escort_company_name varchar(100),
  car_id bigint references escort_car,
  plate_no varchar(10),
  plan_time timestamptz,
  arrive_time timestamptz,
  begin_time timestamptz,
  end_time timestamptz,
  leave_time timestamptz,
  on_time smallint check (on_time between 1 and 3),
  -- How many minutes after the planned time; negative when early.
  late_minutes int,
  vehicle_ok smallint check (vehicle_ok in (1, 2)),
  place_ok boolean not null default false,
  out_count int not null default 0 check (out_count >= 0),
  in_count int not null default 0 check (in_count >= 0),
  -- As the list shows them: names of the crew.
  crew_names varchar(300),
  bank_user1_id bigint references sys_user,
  bank_user1_name varchar(50),
  bank_sign1 jsonb,
  bank_user2_id bigint references sys_user,
  bank_user2_name varchar(50),
  bank_sign2 jsonb,
  escort_signs jsonb not null default '[]',
  guard_staff_id bigint references escort_staff,
  guard_staff_name varchar(50),
  is_consistent boolean,
  diff_reason varchar(300),
  photos bigint[] not null default '{}' check (cardinality(photos) <= 6),
  exception_type smallint check (exception_type between 1 and 7),
  exception_desc varchar(500),
  -- 特批: the approval that let a crew through whose papers do not.
  oa_examine_id bigint references appr_instance,
  special_approve_no varchar(30),
  verify_user_id bigint references sys_user,
  verify_user_name varchar(50),
  verify_time timestamptz,
  -- When the last signature came, by the server's clock: objections count from here.
  handed_time timestamptz,
  reject_user_id bigint references sys_user,
  reject_user_name varchar(50),
  reject_time timestamptz,
  dispute_reason varchar(500),
  dispute_user_id bigint references sys_user,
  dispute_user_name varchar(50),
  dispute_time timestamptz,
  resolve_result varchar(500),
  resolve_user_id bigint references sys_user,
  resolve_user_name varchar(50),
  resolve_time timestamptz,
  -- When the device says it was entered without a network; the server's time is verify_time.
  filed_at timestamptz,
  is_backfill boolean not null default false,
  backfill_reason varchar(200),
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
  check (bank_user2_id <> bank_user1_id),
  check ((oa_examine_id is null) = (special_approve_no is null)),
  check (arrive_time <= begin_time and begin_time <= end_time and end_time <= leave_time),
  check (status not in (1, 2, 3, 4) or (bill_no is not null and escort_company_id is not null and car_id is not null
    and plate_no is not null and arrive_time is not null and begin_time is not null and vehicle_ok = 1 and place_ok
    and is_consistent is not null and bank_user1_id is not null and bank_user2_id is not null
    and verify_time is not null and sign_hash is not null)),
  check (status not in (1, 2, 3, 4) or is_consistent or diff_reason is not null),
  check (status not in (2, 3, 4) or (end_time is not null and bank_sign1 is not null and bank_sign2 is not null
    and jsonb_array_length(escort_signs) > 0 and handed_time is not null)),
  check (status <> 3 or leave_time is not null),
  check (status <> 4 or dispute_reason is not null),
  check (status <> 5 or (bill_no is not null and exception_type is not null and exception_desc is not null
    and reject_time is not null)),
  check (status in (0, 5) or not is_backfill or backfill_reason is not null),
  check (dispute_user_id <> resolve_user_id)
);
comment on column money_box.status is '0 draft, 1 verified, 2 handed over, 3 done, 4 disputed, 5 refused';
-- One morning delivery and one evening collection a day; one that was refused does not count.
create unique index money_box_one on money_box (dept_id, biz_date, handover_type) where handover_type in (1, 2) and status <> 5;
create index money_box_list on money_box (biz_date desc, id desc);
create index money_box_dept on money_box (dept_id, biz_date desc, id desc);
create index money_box_company on money_box (escort_company_id, biz_date desc, id desc);
create index money_box_created on money_box (create_time desc, id desc);
create index money_box_unsigned on money_box (bank_user1_id, bank_user2_id) where status = 1;
create index money_box_search on money_box using gin (bigrams(search_text));

-- Who came with it, as their papers were at that moment.
create table money_box_crew (
  money_box_id bigint not null references money_box on delete cascade,
  seq smallint not null,
  staff_id bigint not null references escort_staff,
  name varchar(50) not null,
  staff_no varchar(20) not null,
  duty_type smallint not null,
  pass_card_no varchar(20),
  verify_method smallint not null check (verify_method between 1 and 4),
  photo_match smallint not null check (photo_match in (1, 2)),
  cert_valid boolean not null,
  -- Keys of messages: why not.
  cert_reasons text[] not null default '{}',
  -- Not in the plan of the day.
  is_temp boolean not null,
  verify_time timestamptz not null,
  verify_user_id bigint not null references sys_user,
  primary key (money_box_id, staff_id),
  check (cert_valid = (cardinality(cert_reasons) = 0))
);
comment on column money_box_crew.verify_method is '1 pass compared, 2 face, 3 fingerprint, 4 pass scanned';
create index money_box_crew_staff on money_box_crew (staff_id, money_box_id);

create table money_box_item (
  id bigint generated always as identity primary key,
  money_box_id bigint not null references money_box on delete cascade,
  box_id bigint references box,
  box_no varchar(20) not null,
  box_type smallint,
  direction smallint not null check (direction in (1, 2)),
  seal_no varchar(20),
  seal_ok smallint check (seal_ok in (1, 2)),
  lock_ok smallint check (lock_ok in (1, 2)),
  scan_method smallint not null check (scan_method between 1 and 3),
  matched smallint not null check (matched between 1 and 4),
  remark varchar(200),
  -- Set from the verification on unless the handover is refused: a seal is used once a day and company.
  seal_day date,
  seal_company_id bigint references escort_company,
  unique (money_box_id, box_no),
  check ((seal_day is null) = (seal_company_id is null)),
  -- What is missing has neither seal nor lock.
  check (matched <> 3 or (seal_no is null and seal_ok is null and lock_ok is null)),
  check ((matched = 4) = (box_id is null))
);
comment on column money_box_item.direction is '1 delivered (vault to outlet), 2 collected (outlet to vault)';
comment on column money_box_item.matched is '1 matched, 2 extra, 3 missing, 4 unknown';
create unique index money_box_seal on money_box_item (seal_company_id, seal_day, seal_no) where seal_day is not null;
create index money_box_item_box on money_box_item (box_no, money_box_id);
create index money_box_item_of on money_box_item (box_id, money_box_id);

-- What both sides have signed is never overwritten: a handover only moves on.
create function guard_money_box() returns trigger language plpgsql as $$
begin
  if current_user = 'shouya_keeper' or old.status in (0, 1) then
    return coalesce(new, old);
  end if;
  if tg_op = 'DELETE'
    or old.status = 5
    or new.status not in (2, 3, 4)
    or (old.status <> 2 and new.status = 2)
    or to_jsonb(new)
        - '{status,leave_time,dispute_reason,dispute_user_id,dispute_user_name,dispute_time,resolve_result,resolve_user_id,resolve_user_name,resolve_time,update_user_id,update_time,version}'::text[]
      is distinct from to_jsonb(old)
        - '{status,leave_time,dispute_reason,dispute_user_id,dispute_user_name,dispute_time,resolve_result,resolve_user_id,resolve_user_name,resolve_time,update_user_id,update_time,version}'::text[]
    or (old.leave_time is not null and new.leave_time is distinct from old.leave_time)
    or (old.resolve_time is not null and new.resolve_time is distinct from old.resolve_time)
  then
    raise exception 'a signed handover is evidence and is not changed' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger money_box_evidence before update or delete on money_box for each row execute function guard_money_box();

create function guard_money_box_part() returns trigger language plpgsql as $$
begin
  if current_user <> 'shouya_keeper'
    and exists (select from money_box where id = old.money_box_id and status not in (0, 1))
  then
    raise exception 'a signed handover is evidence and is not changed' using errcode = 'restrict_violation';
  end if;
  return coalesce(new, old);
end $$;
create trigger money_box_item_evidence before update or delete on money_box_item
  for each row execute function guard_money_box_part();
create trigger money_box_crew_evidence before update or delete on money_box_crew
  for each row execute function guard_money_box_part();
