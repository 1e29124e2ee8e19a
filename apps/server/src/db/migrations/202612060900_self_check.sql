-- Self-checks of outlets (domain 5.1 Y_SELF, 7.3): scene 7 of the reports. A self-check is of a half-year, a year, or of its own
-- day, whose key is longer.
alter table check_report alter column period_key type varchar(10);
create table self_check partition of check_report (scene default 7) for values in (7);

-- The items of scene 7: the delivered ones of scenes 4 and 6, each once, and two of its own (domain 2.3). A number says what
-- statistics show: the day of the last alarm test, the days that recordings are kept.
insert into check_item (scene, item_code, category, content, standard, result_type, need_photo, risk_level, dept_types,
  need_vault, need_self_service, value_unit, min_value, max_value, sort, create_time)
select 7, 'ZC' || lpad(place::text, 2, '0'), category,
  content || case item_code when 'S403' then '(填最近测试日期)' when 'S404' then '(填录像保存天数)' else '' end,
  standard, case when item_code in ('S403', 'S404') then 2 else 1 end, need_photo, risk_level, dept_types,
  need_vault, need_self_service,
  case item_code when 'S403' then 'yyyy-MM-dd' when 'S404' then '天' end,
  case item_code when 'S404' then 30 end, case item_code when 'S404' then 3650 end, place * 10, now()
from (
  select distinct on (content) *, right(item_code, 2)::int + case scene when 6 then 15 else 0 end as place
  from check_item
  where owner_dept_id is null and (scene = 4 and item_code between 'S401' and 'S415'
    or scene = 6 and item_code between 'S601' and 'S620')
  order by content, scene, sort
) as item
on conflict do nothing;
insert into check_item (scene, item_code, category, content, risk_level, sort, create_time) values
  (7, 'ZC36', 6, '公安/监管检查问题整改', 2, 360, now()),
  (7, 'ZC37', 6, '安全责任书签订', 1, 370, now())
on conflict do nothing;

-- The register is there: the task is due, and leads to it.
update task_type set status = 1, page_path = '/monitor?tab=reports' where task_code = 'Y_SELF';
