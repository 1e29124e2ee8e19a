-- What units owe by month, quarter, half-year and year (domain 5.1), beside what they owe each day.
alter table task_type
  -- Which units of its types owe it: 'guarded' those with a guard on post; null all.
  add dept_filter varchar(20) check (dept_filter in ('guarded')),
  -- Who has to do it: the unit itself, or the security people of its branch, as the check of the guards of each outlet.
  add owed_by varchar(10) not null default 'unit' check (owed_by in ('unit', 'branch')),
  add constraint task_type_periods check (period_type in (1, 3, 4, 5, 6)),
  drop constraint task_type_deadline_rule_check,
  -- Of a longer period so many days after its end, '+3d', or of a year one of its days, '12-15'; both until midnight.
  add constraint task_type_deadline_rule_check check (case
    when period_type = 1
      then deadline_rule ~ '^(([01]\d|2[0-3]):[0-5]\d|(opening|begin|end|closing|deliver|collect)([+-]\d{1,3}m)?)$'
    else deadline_rule ~ '^\+\d{1,3}d$'
      or (period_type = 6 and deadline_rule ~ '^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$') end);
comment on column task_type.period_type is 'dictionary period_type: 1 day, 3 month, 4 quarter, 5 half-year, 6 year';

-- Off until there are registers: whoever brings one turns its task on. Reminders are sent at nine in the morning.
insert into task_type (task_code, name_cn, name_hk, name_us, period_type, dept_types, dept_filter, owed_by, deadline_rule,
  remind_rule, page_path, sort, status)
select task_code, name_cn, name_hk, name_us, period_type, dept_types::smallint[], dept_filter, owed_by, deadline_rule,
  case when period_type = 6
    then '[{"minutes": -22499, "to": ["duty"]}, {"minutes": -5219, "to": ["duty"]}, {"minutes": 541, "to": ["duty", "leader", "branch"]}]'
    else '[{"minutes": -5219, "to": ["duty"]}, {"minutes": 541, "to": ["duty", "leader"]}, {"minutes": 4861, "to": ["branch"]}]'
    end::jsonb,
  page_path, sort, 0
from (values
  ('M_MEETING', '月度安全例会', '月度安全例會', 'Monthly security meeting', 3, '{4}', null, 'unit', '+3d',
    '/taskmeeting/List/?log_type=1', 110),
  ('M_TRAIN', '月度安全教育培训', '月度安全教育培訓', 'Monthly security training', 3, '{4}', null, 'unit', '+3d',
    '/taskmeeting/List/?log_type=2', 120),
  ('M_CHECK', '月度安全检查', '月度安全檢查', 'Monthly security check', 3, '{3,4}', null, 'unit', '+3d',
    '/taskmeeting/SecurityItemList/', 130),
  ('M_GUARD', '保安员月度评价', '保安員月度評價', 'Monthly guard evaluation', 3, '{4}', 'guarded', 'unit', '+5d',
    '/taskmeeting/GuardEvaluationList', 140),
  ('Q_SCENE', '季度驻点保安检查', '季度駐點保安檢查', 'Quarterly check of the guards on post', 4, '{4}', null, 'branch', '+10d',
    '/taskmeeting/SceneCheckList/', 150),
  ('Q_FIRE', '季度消防安全检查', '季度消防安全檢查', 'Quarterly fire safety check', 4, '{4}', null, 'unit', '+10d',
    '/taskmeeting/fireControlCheckList/', 160),
  ('Q_DRILL', '季度应急演练', '季度應急演練', 'Quarterly emergency drill', 4, '{4}', null, 'unit', '+10d', '/report/drill', 170),
  ('H_FIREDRILL', '半年消防疏散演练', '半年消防疏散演練', 'Half-yearly evacuation drill', 5, '{4}', null, 'unit', '+10d',
    '/report/drill', 180),
  ('Y_EVAL', '年度保安（守押）绩效考核', '年度保安（守押）績效評核', 'Yearly evaluation of guards and escorts', 6, '{2}', null, 'branch',
    '+31d', '/taskmeeting/EvaluationList/', 190),
  ('Y_SELF', '年度网点安全自查', '年度網點安全自查', 'Yearly self-inspection', 6, '{4}', null, 'unit', '12-15', '/monitor', 200)
) as type (task_code, name_cn, name_hk, name_us, period_type, dept_types, dept_filter, owed_by, deadline_rule, page_path, sort);

alter table task_assignment
  add period_type smallint not null default 1 check (period_type in (1, 3, 4, 5, 6));
comment on column task_assignment.period_type is 'that of its type when it was made';
comment on column task_assignment.period_key is '2026-03-02, 2026-03, 2026Q1, 2026H1 or 2026';
create index task_assignment_period on task_assignment (period_type, biz_date desc, id desc) where period_type <> 1;
create index task_assignment_period_end on task_assignment (deadline) where period_type <> 1;

-- What was due stays due, and an exemption is final.
create or replace function guard_task_assignment() returns trigger language plpgsql as $$
begin
  if current_user = 'shouya_keeper' then
    return coalesce(new, old);
  end if;
  if tg_op = 'DELETE'
    or old.status = 5
    or (new.task_code, new.period_type, new.period_key, new.biz_date, new.dept_id, new.deadline, new.create_time)
      is distinct from
       (old.task_code, old.period_type, old.period_key, old.biz_date, old.dept_id, old.deadline, old.create_time)
  then
    raise exception 'a task is evidence: what was due is not changed' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
