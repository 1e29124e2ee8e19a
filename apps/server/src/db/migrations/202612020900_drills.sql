-- Emergency plans of the bank and of its branches, a row for each version (domain 7.1).
create table drill_plan (
  id bigint generated always as identity primary key,
  -- The first version of the plan; null: this is it.
  origin_id bigint references drill_plan,
  -- The branch whose units follow it; null: the whole bank.
  owner_dept_id bigint references dept,
  plan_name varchar(100) not null,
  -- Dictionary drill_type.
  drill_type smallint not null check (drill_type between 1 and 11),
  plan_version varchar(10) not null check (plan_version ~ '^V\d{1,3}\.\d{1,3}$'),
  content varchar(10000) not null,
  -- [{role, duty}] in their order.
  roles jsonb not null default '[]' check (jsonb_typeof(roles) = 'array'),
  effective_date date not null,
  -- When it is reviewed again, changed or not.
  review_due date not null,
  abolish_reason varchar(200),
  status smallint not null check (status in (1, 2, 3)),
  search_text text not null,
  create_user_id bigint not null references sys_user,
  create_user_name varchar(50) not null,
  create_time timestamptz not null,
  update_user_id bigint,
  update_time timestamptz,
  version int not null default 1
);
comment on column drill_plan.status is '1 effective, 2 in revision, 3 abolished';
create unique index drill_plan_name on drill_plan (coalesce(owner_dept_id, 0), plan_name, plan_version);
-- One version holds, and one is being written.
create unique index drill_plan_effective on drill_plan (coalesce(origin_id, id)) where status = 1;
create unique index drill_plan_revision on drill_plan (coalesce(origin_id, id)) where status = 2;
create index drill_plan_list on drill_plan (review_due desc, id desc);
create index drill_plan_search on drill_plan using gin (bigrams(search_text));

-- What held is kept as it was read by those who followed it.
create function guard_drill_plan() returns trigger language plpgsql as $$
begin
  if current_user = 'shouya_keeper' then
    return coalesce(new, old);
  end if;
  if tg_op = 'DELETE' then
    if old.status = 2 then
      return old;
    end if;
  elsif old.status = 2
    or (old.status = 1
      and (new.origin_id, new.owner_dept_id, new.plan_name, new.drill_type, new.plan_version, new.content, new.roles,
        new.effective_date) is not distinct from (old.origin_id, old.owner_dept_id, old.plan_name, old.drill_type,
        old.plan_version, old.content, old.roles, old.effective_date))
  then
    return new;
  end if;
  raise exception 'a version of a plan that held is not changed' using errcode = 'restrict_violation';
end $$;
create trigger drill_plan_evidence before update or delete on drill_plan
  for each row execute function guard_drill_plan();

-- Drills of units, from the plan to the archive.
create table drill_record (
  id bigint generated always as identity primary key,
  bill_no varchar(40) not null unique,
  dept_id bigint not null references dept,
  dept_name varchar(100) not null,
  plan_id bigint not null references drill_plan,
  -- With its version, as it was.
  plan_name varchar(120) not null,
  drill_type smallint not null check (drill_type between 1 and 11),
  -- The quarter of its begin, `2026Q1`.
  period_key char(6) not null check (period_key ~ '^\d{4}Q[1-4]$'),
  -- Dictionary drill_form.
  form smallint not null check (form between 1 and 3),
  is_blind boolean not null,
  -- Until it is carried out: as planned.
  begin_time timestamptz not null,
  end_time timestamptz not null,
  place varchar(100) not null,
  commander_user_id bigint not null references sys_user,
  commander_user_name varchar(50) not null,
  -- [{name, role, group_name}] in their order.
  participants jsonb not null default '[]' check (jsonb_typeof(participants) = 'array'),
  people_count int not null default 0 check (people_count = jsonb_array_length(participants)),
  joint_units varchar(200),
  scene_desc varchar(2000),
  -- [{time, action, person}] in their order.
  steps jsonb not null default '[]' check (jsonb_typeof(steps) = 'array'),
  response_seconds int check (response_seconds between 0 and 36000),
  evac_seconds int check (evac_seconds between 0 and 36000),
  report_to_monitor boolean not null default false,
  problems varchar(2000),
  improvement varchar(2000),
  photos bigint[] not null default '{}',
  submit_user_id bigint references sys_user,
  submit_user_name varchar(50),
  submit_time timestamptz,
  score smallint check (score between 0 and 100),
  -- Dictionary drill_effect.
  effect smallint check (effect between 1 and 4),
  evaluation varchar(1000),
  evaluator_user_id bigint references sys_user,
  evaluator_user_name varchar(50),
  evaluator_sign jsonb,
  evaluate_time timestamptz,
  leader_user_id bigint references sys_user,
  leader_user_name varchar(50),
  leader_sign jsonb,
  archive_time timestamptz,
  -- Of what the evaluator signs.
  sign_hash char(64),
  cancel_reason varchar(200),
  -- The drill that failed, and until when this one has to repeat it.
  redrill_of bigint references drill_record,
  redrill_due date,
  status smallint not null default 0 check (status in (0, 1, 2, 3, 4, 8)),
  search_text text not null,
  create_user_id bigint not null references sys_user,
  create_user_name varchar(50) not null,
  create_time timestamptz not null,
  update_user_id bigint,
  update_time timestamptz,
  version int not null default 1,
  check (end_time > begin_time),
  check ((status in (2, 3, 4)) <= (submit_time is not null and submit_user_id is not null)),
  check ((status in (3, 4)) = (evaluate_time is not null) and (status in (3, 4)) = (evaluator_user_id is not null)
    and (status in (3, 4)) = (evaluator_sign is not null) and (status in (3, 4)) = (sign_hash is not null)
    and (status in (3, 4)) = (score is not null) and (status in (3, 4)) = (effect is not null)),
  -- Nobody evaluates what they recorded themselves.
  check (evaluator_user_id is distinct from submit_user_id or evaluator_user_id is null),
  check ((leader_sign is null) = (leader_user_id is null) and (leader_sign is null or status in (3, 4))),
  check ((status = 4) = (archive_time is not null) and (status = 4) <= (leader_sign is not null)),
  check ((status = 8) = (cancel_reason is not null)),
  check ((redrill_of is null) = (redrill_due is null))
);
comment on column drill_record.status is
  '0 planned, 1 carried out, 2 awaiting evaluation, 3 evaluated, 4 archived, 8 cancelled';
create index drill_record_list on drill_record (begin_time desc, id desc);
create index drill_record_dept on drill_record (dept_id, begin_time desc, id desc);
create index drill_record_period on drill_record (period_key, dept_id);
create index drill_record_created on drill_record (create_time desc, id desc);
create index drill_record_open on drill_record (status, dept_id) where status in (0, 1, 2, 3);
-- A drill that failed is repeated by one, unless that was cancelled.
create unique index drill_record_again on drill_record (redrill_of) where status <> 8;
create index drill_record_plan on drill_record (plan_id);
create index drill_record_search on drill_record using gin (bigrams(search_text));

-- What was submitted is evidence: its words change only when it is given back; what was evaluated stands under a signature.
create function guard_drill_record() returns trigger language plpgsql as $$
declare
  judged text[] := '{status,score,effect,evaluation,evaluator_user_id,evaluator_user_name,evaluator_sign,evaluate_time,leader_user_id,leader_user_name,leader_sign,archive_time,sign_hash,cancel_reason,version,update_user_id,update_time}';
  signing text[] := '{status,leader_user_id,leader_user_name,leader_sign,archive_time,version,update_user_id,update_time}';
begin
  if current_user = 'shouya_keeper' then
    return coalesce(new, old);
  end if;
  if tg_op = 'UPDATE'
    and (new.bill_no, new.dept_id, new.redrill_of, new.redrill_due, new.create_user_id, new.create_time)
      is not distinct from (old.bill_no, old.dept_id, old.redrill_of, old.redrill_due, old.create_user_id, old.create_time)
    and (old.status in (0, 1)
      or (old.status = 2 and to_jsonb(new) - judged = to_jsonb(old) - judged)
      -- An evaluation that was taken back leaves what was submitted.
      or (old.status = 3 and new.status = 2 and to_jsonb(new) - judged = to_jsonb(old) - judged)
      or (old.status = 3 and new.status in (3, 4) and to_jsonb(new) - signing = to_jsonb(old) - signing))
  then
    return new;
  end if;
  raise exception 'a drill that was submitted is evidence and is not changed' using errcode = 'restrict_violation';
end $$;
create trigger drill_record_evidence before update or delete on drill_record
  for each row execute function guard_drill_record();

-- The register is there: its tasks of the quarter and of the half-year are due.
update task_type set status = 1 where task_code in ('Q_DRILL', 'H_FIREDRILL');
update task_type set page_path = '/report/drill?drill_type=5' where task_code = 'H_FIREDRILL';
