-- Keys and their handovers (domain 4.7).
create table key_ledger (
  id bigint generated always as identity primary key,
  dept_id bigint not null references dept,
  dept_name varchar(100) not null,
  key_no varchar(20) not null check (key_no ~ '^[A-Za-z0-9-]+$'),
  key_name varchar(100) not null,
  key_type smallint not null check (key_type between 1 and 9),
  copy_type smallint not null check (copy_type between 1 and 3),
  holder_user_id bigint references sys_user,
  holder_user_name varchar(50),
  position smallint not null default 1 check (position between 1 and 5),
  seal_no varchar(50),
  seal_place varchar(100),
  -- The combination itself is never recorded: only who keeps it and when it changed.
  has_password boolean not null default false,
  password_holder_user_id bigint references sys_user,
  password_holder_user_name varchar(50),
  password_change_date date,
  next_change_date date,
  linked_key_id bigint references key_ledger deferrable,
  remark varchar(500),
  search_text text not null generated always as (
    lower(key_no || ' ' || key_name || ' ' || coalesce(holder_user_name, ''))) stored,
  create_user_id bigint,
  create_user_name varchar(50),
  create_time timestamptz not null,
  update_user_id bigint,
  update_time timestamptz,
  version int not null default 1,
  unique (dept_id, key_no),
  check (position <> 1 or holder_user_id is not null),
  check (copy_type <> 2 or (seal_no is not null and seal_place is not null)),
  check (password_holder_user_id is null or holder_user_id is null or password_holder_user_id <> holder_user_id),
  check (linked_key_id <> id)
);
create unique index key_ledger_linked on key_ledger (linked_key_id);
create index key_ledger_list on key_ledger (create_time desc, id desc);
create index key_ledger_holder on key_ledger (holder_user_id);
create index key_ledger_search on key_ledger using gin (bigrams(search_text));

create table room_key (
  id bigint generated always as identity primary key,
  bill_no varchar(40) not null unique,
  biz_date date not null,
  dept_id bigint not null references dept,
  dept_name varchar(100) not null,
  handover_type smallint not null check (handover_type between 1 and 7),
  status smallint not null check (status in (1, 2, 3, 4, 5, 9)),
  -- What was handed over, as it was called then.
  keys jsonb not null,
  key_types smallint[] not null,
  from_user_id bigint not null references sys_user,
  from_user_name varchar(50) not null,
  to_user_id bigint not null references sys_user,
  to_user_name varchar(50) not null,
  supervisor_user_id bigint references sys_user,
  supervisor_user_name varchar(50),
  handover_time timestamptz not null,
  expect_return_time timestamptz,
  return_time timestamptz,
  reason varchar(500),
  seal_before varchar(50),
  seal_after varchar(50),
  password_changed boolean not null default false,
  place_under_monitor boolean not null default true,
  is_backfill boolean not null default false,
  backfill_reason varchar(200),
  close_reason varchar(200),
  from_sign jsonb,
  to_sign jsonb,
  supervisor_sign jsonb,
  return_sign jsonb,
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
  check (from_user_id <> to_user_id and supervisor_user_id is distinct from from_user_id
    and supervisor_user_id is distinct from to_user_id),
  check (handover_type <> 2 or expect_return_time > handover_time),
  check (status <> 3 or handover_type = 2),
  check (status not in (2, 3, 4) or (from_sign is not null and to_sign is not null and (supervisor_user_id is null or supervisor_sign is not null))),
  check (status not in (5, 9) or close_reason is not null),
  check (not is_backfill or backfill_reason is not null)
);
create index room_key_list on room_key (handover_time desc, id desc);
create index room_key_dept on room_key (dept_id, handover_time desc, id desc);
create index room_key_open on room_key (expect_return_time) where status = 3;
create index room_key_waiting_to on room_key (to_user_id) where status = 1;
create index room_key_waiting_supervisor on room_key (supervisor_user_id) where status = 1;
create index room_key_waiting_from on room_key (from_user_id) where status in (1, 3);
create index room_key_search on room_key using gin (bigrams(search_text));

-- Signed content is never overwritten: a handover only moves on, and signatures are only added.
create function guard_room_key() returns trigger language plpgsql as $$
begin
  if current_user = 'shouya_keeper' then
    return coalesce(new, old);
  end if;
  if tg_op = 'DELETE'
    or (new.bill_no, new.biz_date, new.dept_id, new.handover_type, new.keys, new.from_user_id, new.to_user_id,
        new.handover_time, new.password_changed, new.place_under_monitor, new.sign_hash, new.create_time)
      is distinct from
       (old.bill_no, old.biz_date, old.dept_id, old.handover_type, old.keys, old.from_user_id, old.to_user_id,
        old.handover_time, old.password_changed, old.place_under_monitor, old.sign_hash, old.create_time)
    or (new.supervisor_user_id, new.expect_return_time, new.reason, new.seal_before, new.seal_after,
        new.is_backfill, new.backfill_reason, new.remark)
      is distinct from
       (old.supervisor_user_id, old.expect_return_time, old.reason, old.seal_before, old.seal_after,
        old.is_backfill, old.backfill_reason, old.remark)
    or (old.from_sign is not null and new.from_sign is distinct from old.from_sign)
    or (old.to_sign is not null and new.to_sign is distinct from old.to_sign)
    or (old.supervisor_sign is not null and new.supervisor_sign is distinct from old.supervisor_sign)
    or (old.return_sign is not null and new.return_sign is distinct from old.return_sign)
  then
    raise exception 'a signed handover is evidence and is not changed' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger room_key_evidence before update or delete on room_key for each row execute function guard_room_key();

create table room_key_item (
  room_key_id bigint not null references room_key,
  key_id bigint not null references key_ledger,
  -- Where the key was before, so that a void can put it back.
  holder_before bigint,
  holder_name_before varchar(50),
  position_before smallint not null,
  seal_no_before varchar(50),
  open boolean not null default true,
  primary key (room_key_id, key_id)
);
-- A key is in at most one open handover (domain 20).
create unique index room_key_item_open on room_key_item (key_id) where open;
create index room_key_item_key on room_key_item (key_id, room_key_id);

-- Rectifications that wait for their register: what must be mended, and since when (domain 4.7 type 7).
create table rectify_request (
  id bigint generated always as identity primary key,
  source_table varchar(40) not null,
  source_id bigint not null,
  dept_id bigint not null references dept,
  hazard_level smallint not null check (hazard_level between 1 and 3),
  problem_desc varchar(500) not null,
  status smallint not null default 0 check (status in (0, 1, 9)),
  create_time timestamptz not null,
  unique (source_table, source_id)
);
comment on column rectify_request.status is '0 waiting for its rectification, 1 taken over, 9 dropped with its source';

do $$
begin
  revoke delete on room_key, room_key_item from shouya_app;
exception when undefined_object then null;
end $$;
