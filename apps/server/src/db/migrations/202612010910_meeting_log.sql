-- Safety meetings and training of an outlet (domain 5.3): who should come, who came, who signed, what is to do.
create table meeting_log (
  id bigint generated always as identity primary key,
  -- From its submission on.
  bill_no varchar(40) unique,
  dept_id bigint not null references dept,
  dept_name varchar(100) not null,
  -- Dictionary meeting_type.
  log_type smallint not null check (log_type between 1 and 4),
  -- The month of its begin, `YYYY-MM`.
  period_key char(7) not null check (period_key ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  title varchar(100) not null,
  begin_time timestamptz not null,
  end_time timestamptz not null,
  place varchar(100) not null,
  host_user_id bigint not null references sys_user,
  host_user_name varchar(50) not null,
  content varchar(5000) not null,
  case_source varchar(200),
  resolution varchar(2000),
  -- Dictionary exam_mode.
  exam_mode smallint not null check (exam_mode between 1 and 4),
  avg_score numeric(4, 1) check (avg_score between 0 and 100),
  photos bigint[] not null default '{}',
  expected_count int not null default 0 check (expected_count >= 0),
  present_count int not null default 0 check (present_count between 0 and expected_count),
  signed_count int not null default 0 check (signed_count between 0 and expected_count),
  submit_time timestamptz,
  leader_user_id bigint references sys_user,
  leader_user_name varchar(50),
  leader_sign jsonb,
  archive_time timestamptz,
  -- Of what everybody signs; it does not change after the submission.
  sign_hash char(64),
  status smallint not null default 0 check (status in (0, 1, 2, 3, 9)),
  void_reason varchar(200),
  search_text text not null,
  create_user_id bigint not null references sys_user,
  create_user_name varchar(50) not null,
  create_time timestamptz not null,
  update_user_id bigint,
  update_time timestamptz,
  version int not null default 1,
  check (end_time > begin_time),
  check ((exam_mode = 1) = (avg_score is null)),
  check ((status = 0) = (submit_time is null) and (status = 0) = (bill_no is null) and (status = 0) = (sign_hash is null)),
  check ((status = 3) = (archive_time is not null) and (status = 3) = (leader_sign is not null)
    and (status = 3) = (leader_user_id is not null)),
  check ((status = 9) = (void_reason is not null))
);
comment on column meeting_log.status is '0 draft, 1 people sign, 2 all have signed, 3 archived, 9 void';
create index meeting_log_list on meeting_log (begin_time desc, id desc);
create index meeting_log_dept on meeting_log (dept_id, begin_time desc, id desc);
create index meeting_log_created on meeting_log (create_time desc, id desc);
create index meeting_log_open on meeting_log (dept_id, status) where status in (1, 2);
create index meeting_log_search on meeting_log using gin (bigrams(search_text));

-- Who should come, in the order of the form; whoever did not come studies what was said and signs within a week.
create table meeting_sign (
  id bigint generated always as identity primary key,
  log_id bigint not null references meeting_log on delete cascade,
  seq smallint not null,
  -- 1 an account, 2 a guard at the outlet's door.
  person_type smallint not null check (person_type in (1, 2)),
  user_id bigint references sys_user,
  staff_id bigint references escort_staff,
  name varchar(50) not null,
  post varchar(50),
  -- Null: they were there.
  absent_reason varchar(100),
  sign jsonb,
  sign_time timestamptz,
  -- Signed after studying what was said.
  makeup boolean not null default false,
  unique (log_id, user_id),
  unique (log_id, staff_id),
  check ((person_type = 1) = (user_id is not null) and (person_type = 2) = (staff_id is not null)),
  check ((sign is null) = (sign_time is null)),
  check (makeup = (sign is not null and absent_reason is not null))
);
create index meeting_sign_waiting on meeting_sign (user_id) where sign is null;

-- What was decided to be done.
create table meeting_todo (
  id bigint generated always as identity primary key,
  log_id bigint not null references meeting_log on delete cascade,
  seq smallint not null,
  content varchar(200) not null,
  duty_user_id bigint not null references sys_user,
  duty_user_name varchar(50) not null,
  deadline date not null,
  done_time timestamptz,
  done_user_id bigint references sys_user,
  done_user_name varchar(50),
  unique (log_id, seq),
  check ((done_time is null) = (done_user_id is null))
);
create index meeting_todo_open on meeting_todo (deadline) where done_time is null;

-- What was submitted is evidence: it goes on to be signed, archived or void, and its words do not change.
create function guard_meeting_log() returns trigger language plpgsql as $$
begin
  if current_user = 'shouya_keeper' then
    return coalesce(new, old);
  end if;
  if tg_op = 'DELETE' then
    if old.status = 0 then
      return old;
    end if;
  elsif old.status not in (3, 9)
    and (new.dept_id, new.create_time) is not distinct from (old.dept_id, old.create_time)
    -- A draft may be taken over by somebody else.
    and (old.status = 0
      or (new.bill_no, new.log_type, new.title, new.begin_time, new.end_time, new.content, new.sign_hash, new.create_user_id)
        is not distinct from (old.bill_no, old.log_type, old.title, old.begin_time, old.end_time, old.content, old.sign_hash,
          old.create_user_id))
  then
    return new;
  -- Whoever was absent may sign within a week, also when it is archived.
  elsif old.status = 3 and new.status = 3 and to_jsonb(new) - '{signed_count,version,update_user_id,update_time}'::text[]
    = to_jsonb(old) - '{signed_count,version,update_user_id,update_time}'::text[]
  then
    return new;
  end if;
  raise exception 'a record that was submitted is evidence and is not changed' using errcode = 'restrict_violation';
end $$;
create trigger meeting_log_evidence before update or delete on meeting_log
  for each row execute function guard_meeting_log();

create function guard_meeting_sign() returns trigger language plpgsql as $$
begin
  if current_user = 'shouya_keeper' or (select status = 0 from meeting_log where id = old.log_id) then
    return coalesce(new, old);
  end if;
  if tg_op = 'DELETE' or old.sign is not null
    or (new.log_id, new.seq, new.person_type, new.user_id, new.staff_id, new.name, new.absent_reason)
      is distinct from (old.log_id, old.seq, old.person_type, old.user_id, old.staff_id, old.name, old.absent_reason)
  then
    raise exception 'who came and who signed is evidence' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger meeting_sign_evidence before update or delete on meeting_sign
  for each row execute function guard_meeting_sign();

-- The register is there: its tasks of the month are due.
update task_type set status = 1 where task_code in ('M_MEETING', 'M_TRAIN');
