-- The standards by which guards and escorts are evaluated (domain 2.3); an evaluation copies their words.
create table evaluation_item (
  -- `guard`: by month; `performance`: by year, where the points are weights.
  kind varchar(20) not null check (kind in ('guard', 'performance')),
  seq smallint not null,
  content varchar(100) not null,
  full_points smallint not null check (full_points between 1 and 100),
  primary key (kind, seq)
);
insert into evaluation_item (kind, seq, content, full_points) values
  ('guard', 0, '仪容着装佩证', 10), ('guard', 1, '到岗准时、不脱岗睡岗', 20), ('guard', 2, '接送款警戒到位', 15),
  ('guard', 3, '巡查与记录', 10), ('guard', 4, '器械管理使用', 10), ('guard', 5, '服务与秩序', 10),
  ('guard', 6, '应知应会', 10), ('guard', 7, '服从管理', 5), ('guard', 8, '会议培训演练参与', 5), ('guard', 9, '卫生与内务', 5);

-- What the head of an outlet says of a guard at its door, each month (domain 5.4).
create table guard_evaluation (
  id bigint generated always as identity primary key,
  -- From its submission on.
  bill_no varchar(40) unique,
  dept_id bigint not null references dept,
  dept_name varchar(100) not null,
  staff_id bigint not null references escort_staff,
  staff_name varchar(50) not null,
  escort_company_id bigint not null references escort_company,
  escort_company_name varchar(100) not null,
  period_key char(7) not null check (period_key ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  attendance_days smallint not null check (attendance_days between 0 and 31),
  absent_days smallint not null check (absent_days between 0 and 31),
  late_times smallint not null check (late_times between 0 and 99),
  -- [{seq, content, full, deduct, reason}]
  items jsonb not null check (jsonb_typeof(items) = 'array'),
  deducted smallint not null check (deducted between 0 and 100),
  reward_points smallint not null check (reward_points between 0 and 5),
  reward_reason varchar(200),
  -- Names of one-vote items, with commas between them.
  vetoes varchar(60),
  score smallint not null check (score between 0 and 105),
  -- Dictionary guard_grade.
  grade smallint not null check (grade between 1 and 4),
  -- 1 go on, 2 talk to, 3 replace.
  suggestion smallint not null check (suggestion between 1 and 3),
  remark varchar(500),
  evaluator_user_id bigint references sys_user,
  evaluator_user_name varchar(50),
  evaluator_sign jsonb,
  submit_time timestamptz,
  sign_hash char(64),
  staff_sign jsonb,
  staff_opinion varchar(200),
  ack_time timestamptz,
  -- Where the company must reply.
  reply_due date,
  company_reply varchar(500),
  reply_user_id bigint references sys_user,
  reply_user_name varchar(50),
  reply_time timestamptz,
  archive_time timestamptz,
  status smallint not null default 0 check (status between 0 and 4),
  search_text text not null,
  create_user_id bigint not null references sys_user,
  create_user_name varchar(50) not null,
  create_time timestamptz not null,
  update_user_id bigint,
  update_time timestamptz,
  version int not null default 1,
  unique (staff_id, dept_id, period_key),
  check ((reward_points > 0) = (reward_reason is not null)),
  check (score = greatest(0, least(105, 100 - deducted + reward_points))),
  check ((status = 0) = (submit_time is null) and (status = 0) = (bill_no is null) and (status = 0) = (sign_hash is null)
    and (status = 0) = (evaluator_user_id is null) and (status = 0) = (evaluator_sign is null)),
  check ((ack_time is null) = (staff_sign is null) and (ack_time is null or status in (2, 4))),
  check ((reply_time is null) = (company_reply is null) and (reply_time is null) = (reply_user_id is null)
    and (reply_time is null or status in (3, 4))),
  -- Archived: acknowledged, and replied to where that is due.
  check ((status = 4) = (archive_time is not null)),
  check (status <> 4 or ack_time is not null and (reply_due is null or reply_time is not null))
);
comment on column guard_evaluation.status is '0 draft, 1 submitted, 2 acknowledged by the guard, 3 the company has replied, 4 archived';
create index guard_evaluation_list on guard_evaluation (period_key desc, id desc);
create index guard_evaluation_dept on guard_evaluation (dept_id, period_key desc, id desc);
create index guard_evaluation_company on guard_evaluation (escort_company_id, period_key desc, id desc);
create index guard_evaluation_unanswered on guard_evaluation (escort_company_id, reply_due)
  where reply_due is not null and reply_time is null;
create index guard_evaluation_search on guard_evaluation using gin (bigrams(search_text));

-- What was submitted is evidence: acknowledgement and reply are added, once each.
create function guard_guard_evaluation() returns trigger language plpgsql as $$
declare
  added text[] := '{status,staff_sign,staff_opinion,ack_time,company_reply,reply_user_id,reply_user_name,reply_time,archive_time,
    search_text,update_user_id,update_time,version}';
begin
  if current_user = 'shouya_keeper' then
    return coalesce(new, old);
  end if;
  if tg_op = 'UPDATE' then
    if old.status = 0 and (new.dept_id, new.staff_id, new.period_key, new.create_user_id, new.create_time)
      is not distinct from (old.dept_id, old.staff_id, old.period_key, old.create_user_id, old.create_time)
    then
      return new;
    end if;
    if old.status in (1, 2, 3) and to_jsonb(new) - added = to_jsonb(old) - added
      and (old.staff_sign is null or new.staff_sign = old.staff_sign)
      and (old.company_reply is null or new.company_reply = old.company_reply)
    then
      return new;
    end if;
  end if;
  raise exception 'an evaluation that was submitted is evidence and is not changed' using errcode = 'restrict_violation';
end $$;
create trigger guard_evaluation_evidence before update or delete on guard_evaluation
  for each row execute function guard_guard_evaluation();

-- The register is there: its task of the month is due.
update task_type set status = 1 where task_code = 'M_GUARD';
