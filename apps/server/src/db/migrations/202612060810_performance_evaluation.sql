insert into evaluation_item (kind, seq, content, full_points) values
  ('performance', 0, '履职考勤', 15), ('performance', 1, '月评均分', 15), ('performance', 2, '季检均分', 10),
  ('performance', 3, '接送款警戒/押运准点', 10), ('performance', 4, '交接一致率', 10), ('performance', 5, '证件资质有效', 5),
  ('performance', 6, '教育培训', 5), ('performance', 7, '应急演练', 5), ('performance', 8, '突发事件处置', 5),
  ('performance', 9, '客户投诉', 5), ('performance', 10, '违规违纪', 10), ('performance', 11, '综合评价', 5);

-- What a branch says of a guard, of whoever rides, or of an escort company, each year (domain 5.5).
create table performance_evaluation (
  id bigint generated always as identity primary key,
  bill_no varchar(40) not null unique,
  year smallint not null check (year between 2020 and 2099),
  -- 1 a person, 2 a company.
  subject_type smallint not null check (subject_type in (1, 2)),
  staff_id bigint references escort_staff,
  escort_company_id bigint not null references escort_company,
  escort_company_name varchar(100) not null,
  -- The person, or the company itself.
  subject_name varchar(100) not null,
  -- The branch that evaluates, or head office.
  dept_id bigint not null references dept,
  dept_name varchar(100) not null,
  -- [{seq, content, weight, source, value, counted, manual}]
  items jsonb not null check (jsonb_typeof(items) = 'array'),
  -- Of 100 each, once calculated and once all items have points.
  auto_score numeric(5, 2) check (auto_score between 0 and 100),
  manual_score numeric(5, 2) check (manual_score between 0 and 100),
  adjust numeric(3, 1) not null default 0 check (adjust between -5 and 5),
  adjust_reason varchar(200),
  total numeric(5, 2) check (total between 0 and 100),
  -- Dictionary perf_grade.
  grade smallint check (grade between 1 and 4),
  -- Among those of its branch, year and kind; not signed, since others follow.
  rank_in_branch smallint,
  -- 1 go on, 2 go on after mending, 3 move, 4 end.
  conclusion smallint check (conclusion between 1 and 4),
  calc_time timestamptz,
  -- [{seq, user_id, name, sign, sign_time}]
  evaluators jsonb not null default '[]' check (jsonb_typeof(evaluators) = 'array'),
  evaluator_names varchar(200) not null default '',
  submit_time timestamptz,
  sign_hash char(64),
  audit_user_id bigint references sys_user,
  audit_user_name varchar(50),
  audit_opinion varchar(200),
  audit_time timestamptz,
  publicity_begin date,
  publicity_end date,
  appeal varchar(500),
  appeal_user_id bigint references sys_user,
  appeal_user_name varchar(50),
  appeal_time timestamptz,
  review varchar(500),
  review_user_name varchar(50),
  review_time timestamptz,
  subject_sign jsonb,
  effective_time timestamptz,
  archive_time timestamptz,
  status smallint not null default 0 check (status between 0 and 6),
  search_text text not null,
  create_user_id bigint not null references sys_user,
  create_user_name varchar(50) not null,
  create_time timestamptz not null,
  update_user_id bigint,
  update_time timestamptz,
  version int not null default 1,
  check ((subject_type = 1) = (staff_id is not null)),
  check ((adjust = 0) = (adjust_reason is null)),
  check ((total is null) = (grade is null)),
  -- Submitted: all is scored, and all evaluators have signed.
  check (status in (0, 1) or total is not null and conclusion is not null and sign_hash is not null and submit_time is not null),
  check (status <> 1 or calc_time is not null),
  check ((status in (3, 4, 5, 6)) = (publicity_end is not null)),
  check (publicity_end >= publicity_begin),
  check ((appeal is null) = (appeal_time is null) and (status <> 6 or appeal is not null)),
  check ((status in (4, 5)) = (effective_time is not null)),
  check ((status = 5) = (archive_time is not null))
);
comment on column performance_evaluation.status is
  '0 draft, 1 scored, 2 to be audited, 3 on public notice, 4 effective, 5 archived, 6 appeal under review';
create unique index performance_evaluation_person on performance_evaluation (year, staff_id) where subject_type = 1;
create unique index performance_evaluation_firm on performance_evaluation (year, escort_company_id) where subject_type = 2;
create index performance_evaluation_list on performance_evaluation (create_time desc, id desc);
create index performance_evaluation_dept on performance_evaluation (dept_id, year, subject_type, total desc);
create index performance_evaluation_staff on performance_evaluation (staff_id);
create index performance_evaluation_company on performance_evaluation (escort_company_id, year);
create index performance_evaluation_open on performance_evaluation (publicity_end) where status = 3;
create index performance_evaluation_search on performance_evaluation using gin (bigrams(search_text));

-- What is effective is evidence: it is signed by its subject and archived.
create function guard_performance_evaluation() returns trigger language plpgsql as $$
declare
  added text[] := '{status,subject_sign,archive_time,update_user_id,update_time,version}';
begin
  if current_user = 'shouya_keeper' then
    return coalesce(new, old);
  end if;
  if tg_op = 'UPDATE' then
    if (new.year, new.subject_type, new.staff_id, new.escort_company_id, new.dept_id, new.bill_no, new.create_user_id, new.create_time)
      is distinct from
      (old.year, old.subject_type, old.staff_id, old.escort_company_id, old.dept_id, old.bill_no, old.create_user_id, old.create_time)
    then
      raise exception 'an evaluation keeps its subject' using errcode = 'restrict_violation';
    end if;
    if old.status < 4 or old.status = 6 then
      return new;
    end if;
    if to_jsonb(new) - added = to_jsonb(old) - added and (old.subject_sign is null or new.subject_sign = old.subject_sign)
      and (new.status = old.status or old.status = 4 and new.status = 5)
    then
      return new;
    end if;
  end if;
  raise exception 'an evaluation is evidence and is not changed' using errcode = 'restrict_violation';
end $$;
create trigger performance_evaluation_evidence before update or delete on performance_evaluation
  for each row execute function guard_performance_evaluation();

-- The register is there: its task of the year is due.
update task_type set status = 1 where task_code = 'Y_EVAL';
