-- An outlet's own book of faults of its security devices (domain 4.8).
create table fault_repair (
  id bigint generated always as identity primary key,
  bill_no varchar(40) not null unique,
  biz_date date not null,
  dept_id bigint not null references dept,
  dept_name varchar(100) not null,
  -- Dictionaries device_type, fault_type, impact_level, urgency.
  device_type smallint not null,
  device_name varchar(100),
  location varchar(100) not null,
  fault_time timestamptz not null,
  find_user_id bigint not null references sys_user,
  find_user_name varchar(50) not null,
  fault_type smallint not null,
  fault_desc varchar(500) not null,
  photos bigint[] not null default '{}' check (cardinality(photos) <= 9),
  impact smallint not null check (impact between 1 and 4),
  temp_measure varchar(500),
  urgency smallint not null default 1 check (urgency between 1 and 3),
  -- 1 mended by the outlet, 2 reported to the vendor, 3 reported by telephone.
  handle_mode smallint not null check (handle_mode between 1 and 3),
  -- The repair order that takes it over, once there are any.
  repair_order_id bigint,
  status smallint not null default 1 check (status in (1, 2, 3, 4, 9)),
  start_time timestamptz,
  handle_note varchar(200),
  handle_result varchar(500),
  recover_time timestamptz,
  recover_user_id bigint references sys_user,
  recover_user_name varchar(50),
  recover_sign jsonb,
  -- SHA-256 of the signed content in canonical form (domain 0.3).
  sign_hash char(64),
  -- When the branch's security section was told that it lasts.
  escalated_at timestamptz,
  void_reason varchar(200),
  is_backfill boolean not null default false,
  backfill_reason varchar(200),
  search_text text not null,
  create_user_id bigint not null references sys_user,
  create_user_name varchar(50) not null,
  create_time timestamptz not null,
  update_user_id bigint,
  update_time timestamptz,
  version int not null default 1,
  check (impact < 3 or temp_measure is not null),
  check (status not in (2, 4) or start_time is not null),
  check ((status = 3) = (recover_sign is not null)),
  check (status <> 3 or (recover_time > fault_time and handle_result is not null and recover_user_id is not null
    and sign_hash is not null)),
  check (status <> 4 or handle_result is not null),
  check ((status = 9) = (void_reason is not null)),
  check (not is_backfill or backfill_reason is not null)
);
comment on column fault_repair.status is '1 waiting, 2 in work, 3 recovered, 4 beyond repair, 9 void';
create index fault_repair_list on fault_repair (fault_time desc, id desc);
create index fault_repair_dept on fault_repair (dept_id, fault_time desc, id desc);
create index fault_repair_created on fault_repair (create_time desc, id desc);
create index fault_repair_open on fault_repair (fault_time, dept_id) where status in (1, 2, 4);
create index fault_repair_search on fault_repair using gin (bigrams(search_text));

-- What was recovered is signed, what is void stays so; the number, the unit and when it was entered never change.
create function guard_fault_repair() returns trigger language plpgsql as $$
begin
  if current_user = 'shouya_keeper' then
    return coalesce(new, old);
  end if;
  if tg_op = 'DELETE'
    or old.status in (3, 9)
    or (new.bill_no, new.biz_date, new.dept_id, new.fault_time, new.find_user_id, new.create_user_id, new.create_time)
      is distinct from
       (old.bill_no, old.biz_date, old.dept_id, old.fault_time, old.find_user_id, old.create_user_id, old.create_time)
  then
    raise exception 'a fault that is recovered or void is evidence and is not changed' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger fault_repair_evidence before update or delete on fault_repair
  for each row execute function guard_fault_repair();

do $$
begin
  revoke delete on fault_repair from shouya_app;
exception when undefined_object then null;
end $$;
