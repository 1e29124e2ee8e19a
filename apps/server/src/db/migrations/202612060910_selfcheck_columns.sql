-- The columns of the statistics of self-checks, and what people enter into them (domain 7.3).
create table selfcheck_column (
  id bigint generated always as identity primary key,
  column_key varchar(30) not null check (column_key ~ '^[a-z][a-z0-9_]{1,29}$'),
  title_cn varchar(40) not null,
  title_hk varchar(40),
  title_us varchar(80),
  -- Columns beside each other with the same group have a common head.
  group_cn varchar(40),
  group_hk varchar(40),
  group_us varchar(80),
  -- Dictionary selfcheck_source: 1 results of the self-check, 2 a count, 3 the last one, 4 entered by people, 5 a formula.
  source_type smallint not null check (source_type between 1 and 5),
  -- {measure, item, categories, levels, meeting_types, tasks} or {formula}: names of a list in the program, never SQL.
  source_expr jsonb not null default '{}' check (jsonb_typeof(source_expr) = 'object'),
  -- Dictionary selfcheck_data: 1 text, 2 whole number, 3 per cent, 4 day, 5 light.
  data_type smallint not null check (data_type between 1 and 5),
  width smallint not null default 110 check (width between 60 and 400),
  align smallint not null default 1 check (align between 1 and 3),
  -- [{sign, value, tone}], the first that holds gives the colour.
  warn_rule jsonb not null default '[]' check (jsonb_typeof(warn_rule) = 'array'),
  sort int not null default 10000,
  visible boolean not null default true,
  exported boolean not null default true,
  -- A branch's own; null: the whole bank.
  owner_dept_id bigint references dept,
  status smallint not null default 1 check (status in (0, 1)),
  create_user_id bigint,
  create_user_name varchar(50),
  create_time timestamptz not null default now(),
  update_user_id bigint,
  update_time timestamptz,
  version int not null default 1,
  unique nulls not distinct (owner_dept_id, column_key),
  check ((source_type = 5) = (source_expr ? 'formula') and (source_type between 1 and 3) = (source_expr ? 'measure'))
);

create table selfcheck_value (
  id bigint generated always as identity primary key,
  dept_id bigint not null references dept,
  -- A half-year, a year or a day, as the self-check of it.
  period_key varchar(10) not null,
  column_id bigint not null references selfcheck_column,
  -- Null: taken back.
  value varchar(200),
  fill_user_id bigint not null references sys_user,
  fill_user_name varchar(50) not null,
  fill_time timestamptz not null,
  version int not null default 1,
  unique (period_key, dept_id, column_id)
);
create index selfcheck_value_column on selfcheck_value (column_id);

-- The 18 columns of the bank to begin with, and four that formulas need. From here on they are the administrators'.
insert into selfcheck_column (column_key, title_cn, title_hk, title_us, group_cn, group_hk, group_us, source_type, source_expr,
  data_type, width, align, warn_rule, visible, exported, sort)
select key, cn, hk, us, group_cn, group_hk, group_us, source, expr::jsonb, data, width, align, warn::jsonb, shown, shown, n * 10
from (values
  (1, 'check_day', '自查日期', '自查日期', 'Checked On', '自查', '自查', 'Self-inspection', 1, '{"measure":"check_day"}', 4, 110, 1, '[]', true),
  (2, 'score', '自查得分', '自查得分', 'Score', '自查', '自查', 'Self-inspection', 1, '{"measure":"score"}', 2, 90, 3, '[{"sign":"<","value":75,"tone":"bad"},{"sign":"<","value":85,"tone":"waits"}]', true),
  (3, 'physical_bad', '物防异常', '物防異常', 'Physical', '异常项', '異常項', 'Abnormal Items', 1, '{"measure":"abnormal","categories":[1]}', 2, 90, 3, '[{"sign":">","value":0,"tone":"waits"}]', true),
  (4, 'technical_bad', '技防异常', '技防異常', 'Technical', '异常项', '異常項', 'Abnormal Items', 1, '{"measure":"abnormal","categories":[2]}', 2, 90, 3, '[{"sign":">","value":0,"tone":"waits"}]', true),
  (5, 'personnel_bad', '人防异常', '人防異常', 'Personnel', '异常项', '異常項', 'Abnormal Items', 1, '{"measure":"abnormal","categories":[3]}', 2, 90, 3, '[{"sign":">","value":0,"tone":"waits"}]', true),
  (6, 'fire_bad', '消防异常', '消防異常', 'Fire', '异常项', '異常項', 'Abnormal Items', 1, '{"measure":"abnormal","categories":[4]}', 2, 90, 3, '[{"sign":">","value":0,"tone":"waits"}]', true),
  (7, 'open_rectify', '未整改隐患', '未整改隱患', 'Open Hazards', '隐患', '隱患', 'Hazards', 2, '{"measure":"rectify_open"}', 2, 104, 3, '[{"sign":">=","value":5,"tone":"bad"},{"sign":">","value":0,"tone":"waits"}]', true),
  (8, 'major_rectify', '重大隐患', '重大隱患', 'Major Hazards', '隐患', '隱患', 'Hazards', 2, '{"measure":"rectify_open","levels":[3]}', 2, 90, 3, '[{"sign":">","value":0,"tone":"bad"}]', true),
  (9, 'alarm_test', '报警测试日期', '報警測試日期', 'Alarm Tested On', '设施', '設施', 'Equipment', 1, '{"measure":"item_day","item":"ZC03"}', 4, 120, 1, '[{"sign":"<","value":-183,"tone":"waits"}]', true),
  (10, 'video_days', '录像保存天数', '錄像保存天數', 'Days of Recordings', '设施', '設施', 'Equipment', 1, '{"measure":"item_number","item":"ZC04"}', 2, 120, 3, '[{"sign":"<","value":90,"tone":"bad"}]', true),
  (11, 'extinguisher', '灭火器最近到期', '滅火器最近到期', 'Extinguishers Until', '设施', '設施', 'Equipment', 3, '{"measure":"extinguisher"}', 4, 130, 1, '[{"sign":"<","value":0,"tone":"bad"},{"sign":"<","value":30,"tone":"waits"}]', true),
  (12, 'guards', '保安在岗/应在岗', '保安在崗/應在崗', 'Guards on Post / Due', '履职', '履職', 'Duties', 2, '{"measure":"guards"}', 1, 136, 2, '[{"sign":"<","value":100,"tone":"waits"}]', true),
  (13, 'drills', '本季演练', '本季演練', 'Drills of the Quarter', '履职', '履職', 'Duties', 2, '{"measure":"drills"}', 2, 90, 3, '[{"sign":"<","value":1,"tone":"waits"}]', true),
  (14, 'trainings', '本月培训', '本月培訓', 'Trainings of the Month', '履职', '履職', 'Duties', 2, '{"measure":"meetings","meeting_types":[2]}', 2, 90, 3, '[{"sign":"<","value":1,"tone":"waits"}]', true),
  (15, 'check_rate', '检查完成率', '檢查完成率', 'Checks Done', '履职', '履職', 'Duties', 5, '{"formula":"checks_done ÷ checks_due × 100"}', 3, 104, 3, '[{"sign":"<","value":80,"tone":"bad"},{"sign":"<","value":95,"tone":"waits"}]', true),
  (16, 'ontime_rate', '押运准点率', '押運準點率', 'Runs on Time', '履职', '履職', 'Duties', 5, '{"formula":"runs_on_time ÷ runs × 100"}', 3, 104, 3, '[{"sign":"<","value":80,"tone":"bad"},{"sign":"<","value":90,"tone":"waits"}]', true),
  (17, 'superior_check', '最近上级检查日期', '最近上級檢查日期', 'Last Check from Above', '监督', '監督', 'Supervision', 3, '{"measure":"superior_check"}', 4, 140, 1, '[{"sign":"<","value":-92,"tone":"waits"}]', true),
  (18, 'leader', '负责人', '負責人', 'Head', '监督', '監督', 'Supervision', 3, '{"measure":"leader"}', 1, 90, 1, '[]', true),
  (19, 'checks_due', '应完成检查', '應完成檢查', 'Checks Due', null, null, null, 2, '{"measure":"tasks_due","tasks":["D_CHECK1","D_CHECK2","D_CHECK3","M_CHECK","Q_FIRE"]}', 2, 110, 3, '[]', false),
  (20, 'checks_done', '已完成检查', '已完成檢查', 'Checks Done', null, null, null, 2, '{"measure":"tasks_done","tasks":["D_CHECK1","D_CHECK2","D_CHECK3","M_CHECK","Q_FIRE"]}', 2, 110, 3, '[]', false),
  (21, 'runs', '押运趟次', '押運趟次', 'Runs', null, null, null, 2, '{"measure":"runs"}', 2, 110, 3, '[]', false),
  (22, 'runs_on_time', '准点趟次', '準點趟次', 'Runs on Time', null, null, null, 2, '{"measure":"runs_on_time"}', 2, 110, 3, '[]', false)
) as delivered (n, key, cn, hk, us, group_cn, group_hk, group_us, source, expr, data, width, align, warn, shown);
