-- Items found abnormal are counted by the task that the check fulfills (domain 7.2), no longer beside all tasks: days with such checks
-- are counted again. Days whose checks are gone keep the number that they have.
insert into stat_change (dept_id, stat_date)
select distinct dept_id, biz_date from security_check where abnormal_count > 0;
