/**
 * The statistics of daily tasks counted over the rows themselves, without the table that is rolled up ($1, $2: first and last day):
 * what tests and the benchmark compare with. Times in the time zone of the session.
 */
export const overRows = `
  with said as (
    select dept_id, biz_date as stat_date, task_code, count(*) as total, count(*) filter (where status = 2) as done,
      count(*) filter (where status = 4) as done_late, count(*) filter (where status = 3) as overdue,
      count(*) filter (where status = 1) as open, count(*) filter (where status = 5) as exempt,
      0::bigint as abnormal, 0::bigint as rectify_total, 0::bigint as rectify_closed, 0::bigint as runs, 0::bigint as runs_punctual,
      0::bigint as handed, 0::bigint as handed_consistent
    from task_assignment where period_type = 1 and biz_date between $1::date and $2::date group by 1, 2, 3
    union all
    select dept_id, biz_date, 'D_CHECK' || session, 0, 0, 0, 0, 0, 0, sum(abnormal_count), 0, 0, 0, 0, 0, 0
    from security_check where status not in (0, 9) and biz_date between $1::date and $2::date group by 1, 2, 3
    union all
    select dept_id, create_time::date, '', 0, 0, 0, 0, 0, 0, 0, count(*) filter (where status <> 9), count(*) filter (where status = 4), 0, 0, 0, 0
    from rectification where create_time >= $1::date and create_time < $2::date + 1 group by 1, 2
    union all
    select dept_id, biz_date, '', 0, 0, 0, 0, 0, 0, 0, 0, 0, count(on_time), count(*) filter (where on_time = 1),
      count(*) filter (where status in (2, 3, 4)), count(*) filter (where status in (2, 3, 4) and is_consistent)
    from money_box where biz_date between $1::date and $2::date group by 1, 2)
  select dept_id, stat_date, task_code, sum(total)::int as total, sum(done)::int as done, sum(done_late)::int as done_late,
    sum(overdue)::int as overdue, sum(open)::int as open, sum(exempt)::int as exempt, sum(abnormal)::int as abnormal,
    sum(rectify_total)::int as rectify_total, sum(rectify_closed)::int as rectify_closed, sum(runs)::int as runs,
    sum(runs_punctual)::int as runs_punctual, sum(handed)::int as handed, sum(handed_consistent)::int as handed_consistent
  from said group by 1, 2, 3
  having sum(total + abnormal + rectify_total + runs + handed) > 0 order by 1, 2, 3`
