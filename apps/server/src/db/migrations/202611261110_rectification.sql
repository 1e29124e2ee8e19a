-- What must be mended, by whom and until when (domain 4.3). Takes over what waited in rectify_request.
create table rectification (
  id bigint generated always as identity primary key,
  bill_no varchar(40) not null unique,
  source_type smallint not null check (source_type between 1 and 9),
  -- The record that called for it; nothing where somebody entered it.
  source_table varchar(40),
  source_id bigint,
  source_item_id bigint,
  source_no varchar(40),
  dept_id bigint not null references dept,
  dept_name varchar(100) not null,
  hazard_level smallint not null check (hazard_level between 1 and 3),
  problem_desc varchar(500) not null,
  problem_photos bigint[] not null default '{}',
  require_desc varchar(500),
  -- What holds until it is mended; a major one does not begin without (domain 20).
  temp_measure varchar(500),
  deadline date not null,
  duty_user_id bigint references sys_user,
  duty_user_name varchar(50),
  measure varchar(1000),
  result_photos bigint[] not null default '{}',
  start_time timestamptz,
  finish_time timestamptz,
  -- Who said that it is done: they never review it.
  finish_user_id bigint references sys_user,
  finish_user_name varchar(50),
  close_time timestamptz,
  cancel_reason varchar(200),
  return_count int not null default 0,
  delay_count int not null default 0 check (delay_count between 0 and 2),
  status smallint not null default 1 check (status in (1, 2, 3, 4, 9)),
  search_text text not null,
  create_user_id bigint,
  create_user_name varchar(50),
  create_time timestamptz not null,
  update_user_id bigint,
  update_time timestamptz,
  version int not null default 1,
  check ((source_table is null) = (source_id is null)),
  check (status not in (3, 4) or (measure is not null and finish_user_id is not null and cardinality(result_photos) > 0)),
  check (status <> 4 or close_time is not null),
  check (status <> 9 or cancel_reason is not null),
  check (hazard_level < 3 or status not in (2, 3, 4) or temp_measure is not null)
);
comment on column rectification.status is '1 waiting, 2 in work, 3 waiting for its review, 4 closed, 9 cancelled';
create unique index rectification_source on rectification (source_table, source_id, source_item_id) nulls not distinct
  where source_id is not null and status <> 9;
create index rectification_list on rectification (create_time desc, id desc);
create index rectification_dept on rectification (dept_id, create_time desc, id desc);
create index rectification_open on rectification (deadline, dept_id) where status in (1, 2, 3);
create index rectification_duty on rectification (duty_user_id) where status in (1, 2);
create index rectification_search on rectification using gin (bigrams(search_text));

-- Every review, in rounds: a major one needs two (domain 4.3).
create table rectify_review (
  id bigint generated always as identity primary key,
  rectify_id bigint not null references rectification,
  round int not null,
  step smallint not null check (step between 1 and 2),
  passed boolean not null,
  opinion varchar(500),
  reviewer_user_id bigint not null references sys_user,
  reviewer_user_name varchar(50) not null,
  review_time timestamptz not null,
  unique (rectify_id, round, step),
  check (passed or opinion is not null)
);

create table rectify_delay (
  id bigint generated always as identity primary key,
  rectify_id bigint not null references rectification,
  deadline_before date not null,
  deadline_wanted date not null,
  reason varchar(200) not null,
  apply_user_id bigint not null references sys_user,
  apply_user_name varchar(50) not null,
  apply_time timestamptz not null,
  granted boolean,
  opinion varchar(200),
  decide_user_id bigint references sys_user,
  decide_user_name varchar(50),
  decide_time timestamptz,
  check (deadline_wanted > deadline_before),
  check ((granted is null) = (decide_time is null) and (granted is null) = (decide_user_id is null)),
  check (decide_user_id <> apply_user_id)
);
create unique index rectify_delay_open on rectify_delay (rectify_id) where granted is null;
create index rectify_delay_of on rectify_delay (rectify_id);

-- What was found stays as it was found, and what is closed stays closed.
create function guard_rectification() returns trigger language plpgsql as $$
begin
  if current_user = 'shouya_keeper' then
    return coalesce(new, old);
  end if;
  if tg_op = 'DELETE'
    or old.status in (4, 9)
    or (new.bill_no, new.source_type, new.source_table, new.source_id, new.source_item_id, new.dept_id, new.hazard_level,
        new.problem_desc, new.problem_photos, new.create_time)
      is distinct from
       (old.bill_no, old.source_type, old.source_table, old.source_id, old.source_item_id, old.dept_id, old.hazard_level,
        old.problem_desc, old.problem_photos, old.create_time)
    or (old.status = 3 and (new.measure, new.result_photos, new.finish_user_id, new.temp_measure)
      is distinct from (old.measure, old.result_photos, old.finish_user_id, old.temp_measure))
  then
    raise exception 'a rectification is evidence: what was found and what is closed is not changed'
      using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger rectification_evidence before update or delete on rectification
  for each row execute function guard_rectification();

create function guard_rectify_review() returns trigger language plpgsql as $$
begin
  if current_user = 'shouya_keeper' then
    return coalesce(new, old);
  end if;
  raise exception 'a review is evidence and is not changed' using errcode = 'restrict_violation';
end $$;
create trigger rectify_review_evidence before update or delete on rectify_review
  for each row execute function guard_rectify_review();

-- Requests that waited for this register become its first rows, with the next numbers of their units and days.
with numbered as (
  select r.*, dept.dept_name, dept.safety_user_id, u.real_name, right(dept.dept_code, 4) as unit,
    (r.create_time at time zone 'Asia/Shanghai')::date as day
  from (select *, row_number() over (partition by dept_id, (create_time at time zone 'Asia/Shanghai')::date order by id) as n
    from rectify_request) r
  join dept on dept.id = r.dept_id left join sys_user u on u.id = dept.safety_user_id)
insert into rectification (bill_no, source_type, source_table, source_id, dept_id, dept_name, hazard_level, problem_desc,
  deadline, duty_user_id, duty_user_name, status, cancel_reason, search_text, create_time)
select 'ZG' || to_char(day, 'YYYYMMDD') || unit || lpad(n::text, 4, '0'), 9, source_table, source_id, dept_id, dept_name,
  hazard_level, problem_desc, day + 7, safety_user_id, real_name, case when status = 9 then 9 else 1 end,
  case when status = 9 then '来源已撤销' end, lower(problem_desc), create_time
from numbered;
insert into serial (prefix, day, unit, last)
select 'ZG', to_date(substr(bill_no, 3, 8), 'YYYYMMDD'), substr(bill_no, 11, 4), count(*) from rectification group by 2, 3;
drop table rectify_request;

do $$
begin
  revoke delete on rectification, rectify_delay from shouya_app;
  revoke update, delete on rectify_review from shouya_app;
exception when undefined_object then null;
end $$;
