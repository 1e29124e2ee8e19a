import type { Loaded } from '@shouya/server/demo/testing/loaded.ts'
import { expect, test } from 'vitest'

/** The records that count, as (code, period, dept_id, counts, biz_table, id): `counts` is when (domain 5.1). */
const counting = `
  select case log_type when 1 then 'M_MEETING' else 'M_TRAIN' end as code, period_key::text as period, dept_id, archive_time as counts,
    'meeting_log' as biz_table, id from meeting_log where status = 3 and log_type in (1, 2)
  union all select 'M_CHECK', period_key, check_dept_id, confirm_time, 'security_item', id from security_item where status in (4, 5)
  union all select 'Q_SCENE', period_key, dept_id, confirm_time, 'scene_check', id from scene_check where status in (4, 5)
  union all select 'Q_FIRE', period_key, dept_id, confirm_time, 'fire_check', id from fire_check where status in (4, 5)
  union all select 'Q_DRILL', period_key::text, dept_id, evaluate_time, 'drill_record', id from drill_record where status in (3, 4)
  union all select 'H_FIREDRILL', left(period_key, 4) || case when right(period_key, 1) in ('1', '2') then 'H1' else 'H2' end, dept_id,
    evaluate_time, 'drill_record', id from drill_record where status in (3, 4) and drill_type = 5
  union all select 'M_GUARD', period_key::text, dept_id, submit_time, 'guard_evaluation', id from guard_evaluation e where status > 0
    and not exists (select from escort_staff_dept post join escort_staff guard on guard.id = post.staff_id
      where post.dept_id = e.dept_id and guard.duty_type = 7 and guard.status = 1 and not exists (select from guard_evaluation other
        where other.staff_id = guard.id and other.dept_id = e.dept_id and other.period_key = e.period_key
          and (other.submit_time, other.id) <= (e.submit_time, e.id)))
  union all select 'Y_SELF', left(period_key, 4), dept_id, confirm_time, 'self_check', id from self_check c where status in (4, 5)
    and exists (select from self_check other where other.dept_id = c.dept_id and other.status in (4, 5) and other.id <> c.id
      and left(other.period_key, 4) = left(c.period_key, 4) and other.confirm_time <= c.confirm_time)
  union all select 'Y_EVAL', year::text, dept_id, audit_time, 'performance_evaluation', id from performance_evaluation e
    where status in (3, 4, 5, 6) and subject_type = 1
    and not exists (select from escort_staff guard join escort_staff_dept post on post.staff_id = guard.id
      join dept unit on unit.id = post.dept_id join dept branch on branch.id = e.dept_id and branch.path @> unit.path
      where guard.duty_type = 7 and guard.status = 1 and not exists (select from performance_evaluation other
        where other.staff_id = guard.id and other.year = e.year and other.audit_time <= e.audit_time))`

/** The properties of the demonstration's tasks of longer periods (domain 5.1, 16.1, 17.4). */
export function yearHolds({ rows, none, now }: Loaded): void {
  test('are there for every month, quarter, half-year and year of the last twelve months', async () => {
    const [{ months }] = await rows(
      "select count(distinct period_key)::int as months from task_assignment where task_code = 'M_CHECK'",
    )
    expect(months).toBeGreaterThanOrEqual(13)
    await none(
      `select type.task_code from task_type type where period_type <> 1 and status = 1 and not exists
      (select from task_assignment task where task.task_code = type.task_code and deadline > $1)`,
      [now],
    )
    await none(
      `select type.task_code from task_type type where period_type <> 1 and status = 1 and not exists
      (select from task_assignment task where task.task_code = type.task_code and deadline < $1)`,
      [now],
    )
  })

  test('nearly all were done in time, a few late, one of a hundred never', async () => {
    const [share] = await rows(
      `select avg((status = 2)::int)::float8 as done, avg((status = 4)::int)::float8 as late, avg((status = 3)::int)::float8 as never
      from task_assignment where period_type <> 1 and deadline < $1 and status <> 5`,
      [now],
    )
    expect(share.done).toBeGreaterThan(0.95)
    expect(share.late).toBeCloseTo(0.02, 1)
    expect(share.never).toBeCloseTo(0.01, 1)
    await none(
      'select id from task_assignment where period_type <> 1 and (status = 1 and deadline < $1 or status = 3 and deadline >= $1)',
      [now],
    )
    expect(await rows("select id from task_assignment where status = 5 and task_code = 'M_CHECK'")).not.toEqual([])
  })

  test('are done where a record counts, by the first that does, and only there (domain 17.4, 8)', async () => {
    await none(
      `with counted as (${counting})
      select task.task_code, task.period_key, task.dept_id, task.status, first.* from task_assignment task
        left join lateral (select counts, biz_table as by_table, id as by_id from counted
          where code = task.task_code and period = task.period_key and counted.dept_id = task.dept_id order by counts, id limit 1) first on true
      where period_type <> 1 and status <> 5 and ((status in (2, 4)) <> (first.by_id is not null)
        or status in (2, 4) and (task.biz_table, task.biz_id) is distinct from (first.by_table, first.by_id)
          and task.finish_time is distinct from first.counts
        or status in (2, 4) and (status = 4) <> (task.finish_time > task.deadline))`,
    )
  })

  test('something of the running periods is still to do at the outlet where people look around', async () => {
    const open = await rows(
      `select distinct task_code from task_assignment where period_type <> 1 and status = 1 and deadline > $1
        and dept_id = (select id from dept where dept_code = 'CL020317')`,
      [now],
    )
    expect(open.length).toBeGreaterThan(2)
  })
}
