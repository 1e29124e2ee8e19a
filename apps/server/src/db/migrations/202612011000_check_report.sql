-- Reports of checks (domain 5.4, 5.6, 5.7): one table, and a part of it for each scene, which is a register of its own.
create sequence check_report_id;
create table check_report (
  id bigint not null default nextval('check_report_id'),
  -- 4 monthly security check, 5 check of the guards on post, 6 fire safety check (dictionary check_scene).
  scene smallint not null,
  -- From its submission on.
  bill_no varchar(40),
  -- The month or quarter of its day.
  period_key varchar(7) not null,
  -- The unit that is checked, and the one that checks.
  dept_id bigint not null references dept,
  dept_name varchar(100) not null,
  check_dept_id bigint not null references dept,
  check_dept_name varchar(100) not null,
  check_date date not null,
  -- [{seq, user_id, name, sign, sign_time}]; the first of them has written it.
  inspectors jsonb not null default '[]' check (jsonb_typeof(inspectors) = 'array'),
  inspector_names varchar(300) not null default '',
  total_items int not null default 0,
  abnormal_count int not null default 0,
  rectify_count int not null default 0,
  rectify_closed int not null default 0 check (rectify_closed <= rectify_count),
  score numeric(6, 1) not null default 0 check (score >= 0),
  full_score numeric(6, 1) not null default 0 check (full_score >= score),
  grade smallint check (grade between 1 and 4),
  main_problems varchar(2000),
  opinions varchar(2000),
  photos bigint[] not null default '{}',
  -- Scene 5.
  cert_shown varchar(100),
  duty_log smallint check (duty_log in (1, 2)),
  alarm_test smallint check (alarm_test in (1, 2)),
  alarm_seconds int check (alarm_seconds between 0 and 3600),
  guards jsonb not null default '[]' check (jsonb_typeof(guards) = 'array'),
  equipment jsonb not null default '[]' check (jsonb_typeof(equipment) = 'array'),
  questions jsonb not null default '[]' check (jsonb_typeof(questions) = 'array'),
  guard_staff_id bigint references escort_staff,
  guard_staff_name varchar(50),
  guard_sign jsonb,
  -- Scene 6.
  hydrant_count int check (hydrant_count between 0 and 999),
  smoke_test smallint check (smoke_test in (1, 2)),
  light_minutes int check (light_minutes between 0 and 999),
  exit_signs_ok boolean not null default false,
  power_off_ok boolean not null default false,
  fire_lane_ok boolean not null default false,
  in_decoration boolean not null default false,
  fire_files_ok boolean not null default false,
  last_maint_date date,
  maint_company varchar(100),
  extinguishers jsonb not null default '[]' check (jsonb_typeof(extinguishers) = 'array'),
  objection varchar(500),
  submit_time timestamptz,
  leader_user_id bigint references sys_user,
  leader_user_name varchar(50),
  leader_sign jsonb,
  confirm_time timestamptz,
  void_reason varchar(200),
  -- Of what the inspectors sign.
  sign_hash char(64),
  status smallint not null default 0 check (status in (0, 1, 2, 4, 5, 9)),
  search_text text not null,
  create_user_id bigint not null references sys_user,
  create_user_name varchar(50) not null,
  create_time timestamptz not null,
  update_user_id bigint,
  update_time timestamptz,
  version int not null default 1,
  primary key (id, scene),
  unique (scene, bill_no),
  check (status = 0 or (bill_no is not null and submit_time is not null and grade is not null and sign_hash is not null)),
  check ((status in (4, 5)) = (confirm_time is not null) and (status in (4, 5)) = (leader_sign is not null)),
  check (status <> 1 or objection is not null),
  check ((status = 9) = (void_reason is not null)),
  check (status = 0 or scene <> 5 or guard_sign is not null)
) partition by list (scene);
comment on column check_report.status is '0 draft, 1 objected to, 2 waits for the unit, 4 being rectified, 5 closed, 9 void';
create table security_item partition of check_report (scene default 4) for values in (4);
create table scene_check partition of check_report (scene default 5) for values in (5);
create table fire_check partition of check_report (scene default 6) for values in (6);
create unique index check_report_one on check_report (scene, period_key, dept_id, check_dept_id) where status <> 9;
create index check_report_list on check_report (check_date desc, id desc);
create index check_report_dept on check_report (dept_id, check_date desc, id desc);
create index check_report_created on check_report (create_time desc, id desc);
create index check_report_open on check_report (dept_id, status) where status in (1, 2, 4);
create index check_report_inspectors on check_report using gin (inspectors) where status in (0, 1);
create index check_report_search on check_report using gin (bigrams(search_text));

-- The items as they were called on that day, and what was found; the columns are those of security_result.
create table check_report_item (
  id bigint generated always as identity primary key,
  check_id bigint not null,
  scene smallint not null,
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
  recovered_note varchar(200),
  value_unit varchar(10),
  min_value numeric(12, 2),
  max_value numeric(12, 2),
  known_by smallint,
  known_devices smallint[] not null default '{}',
  known_count int,
  known_reason varchar(200),
  foreign key (check_id, scene) references check_report on delete cascade deferrable,
  unique (check_id, item_id),
  check (rectify_id is null or recovered_note is null)
);
create index check_report_item_item on check_report_item (item_id, result);
create index check_report_item_rectify on check_report_item (rectify_id) where rectify_id is not null;

-- Items belong to a scene, and a check of the scene has them.
create function scene_of_report_item() returns trigger language plpgsql as $$
begin
  new.scene := (select scene from check_item where id = new.item_id);
  return new;
end $$;
create trigger check_report_item_scene before insert on check_report_item
  for each row execute function scene_of_report_item();

-- What the inspectors signed is evidence; while the unit objects, they check again and sign anew.
create function guard_check_report() returns trigger language plpgsql as $$
declare
  moving text[] := '{status,version,update_user_id,update_time,objection,rectify_count,rectify_closed,leader_user_id,leader_user_name,leader_sign,confirm_time,void_reason}';
begin
  if current_user = 'shouya_keeper' then
    return coalesce(new, old);
  end if;
  if tg_op = 'DELETE' then
    if old.status = 0 then
      return old;
    end if;
  elsif old.status <> 9
    and (new.dept_id, new.check_dept_id, new.create_time) is not distinct from (old.dept_id, old.check_dept_id, old.create_time)
    and (old.status in (0, 1) or to_jsonb(new) - moving = to_jsonb(old) - moving)
    and (old.leader_sign is null or new.leader_sign = old.leader_sign)
    and (old.status = 0 or new.status <> 0)
  then
    return new;
  end if;
  raise exception 'a report that was signed is evidence and is not changed' using errcode = 'restrict_violation';
end $$;
create trigger check_report_evidence before update or delete on check_report
  for each row execute function guard_check_report();

create function guard_check_report_item() returns trigger language plpgsql as $$
begin
  if current_user = 'shouya_keeper'
    or coalesce((select status in (0, 1) from check_report where id = old.check_id and scene = old.scene), true)
  then
    return coalesce(new, old);
  end if;
  if tg_op = 'UPDATE'
    and to_jsonb(new) - '{rectify_id,recovered_note}'::text[] = to_jsonb(old) - '{rectify_id,recovered_note}'::text[]
  then
    return new;
  end if;
  raise exception 'what a report found is evidence and is not changed' using errcode = 'restrict_violation';
end $$;
create trigger check_report_item_evidence before update or delete on check_report_item
  for each row execute function guard_check_report_item();

-- The guards on post are scored: 20 items, 5 points each.
update check_item set result_type = 4, full_score = 5 where scene = 5 and result_type = 1 and full_score = 0;

-- An extinguisher that is out of date or without pressure makes its item abnormal.
alter table check_item drop constraint check_item_known_by_check;
alter table check_item add constraint check_item_known_by_check check (known_by between 1 and 5);
comment on column check_item.known_by is
  'Dictionary check_register: 1 visitors inside, 2 keys out, 3 boxes not settled, 4 devices out of order, 5 extinguishers of the report.';
update check_item set known_by = 5 where scene = 6 and item_code = 'S607';

-- The registers are there: their tasks are due.
update task_type set status = 1 where task_code in ('M_CHECK', 'Q_SCENE', 'Q_FIRE');
