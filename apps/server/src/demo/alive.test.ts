import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connect, type Database } from '../db/connect.ts'
import { freshDatabase } from '../testing/freshDatabase.ts'
import { loadDemo } from './loadDemo.ts'
import { home, leaveHomes } from './testing/home.ts'

/** A busy machine takes several times as long. */
const BUSY = 600_000

afterAll(leaveHomes)

// Each loads the demonstration, which is slow: a late evening always, the others in `npm run test:deep`.
const moments = [
  { when: 'late in the evening', now: new Date('2031-03-03T23:05:30+08:00') },
  ...(process.env.DEEP
    ? [
        { when: 'after midnight to a Saturday', now: new Date('2031-03-08T00:30:30+08:00') },
        { when: 'in the afternoon', now: new Date('2031-03-05T14:00:30+08:00') },
        { when: 'when it opens', now: new Date('2031-03-04T09:00:30+08:00') },
      ]
    : []),
]

describe.each(moments)('whoever starts it $when sees a bank at work', ({ now }) => {
  let fresh: Awaited<ReturnType<typeof freshDatabase>>
  let database: Database
  beforeAll(async () => {
    fresh = await freshDatabase()
    await loadDemo(fresh.url, { now, say() {}, home: home() })
    database = await connect(fresh.url, 2)
  }, BUSY)
  afterAll(async () => {
    await database?.close()
    await fresh?.drop()
  })

  // biome-ignore lint/suspicious/noExplicitAny: rows of any query
  const rows = async (sql: string, values: unknown[] = []): Promise<any[]> =>
    (await database.pool.query(sql, values)).rows
  const local = `($1::timestamptz at time zone 'Asia/Shanghai')`
  const shown = `(select id from dept where dept_code = 'CL020317')`

  test('the runs of the days before are finished, and their handovers signed by all', async () => {
    expect(
      await rows(`select id, status from escort_plan where plan_date < ${local}::date and status not in (3, 4)`, [now]),
    ).toEqual([])
    expect(await rows(`select bill_no from money_box where biz_date < ${local}::date and status = 1`, [now])).toEqual(
      [],
    )
    // Today only those wait where the vehicle has just been.
    expect(
      await rows(
        `select bill_no from money_box where status = 1 and arrive_time < $1::timestamptz - interval '45 minutes'`,
        [now],
      ),
    ).toEqual([])
    expect(
      await rows('select id from money_box where greatest(arrive_time, leave_time, create_time) > $1', [now]),
    ).toEqual([])
  })

  test('a run is under way, and the cashier who has an account is on it', async () => {
    const out = await rows(
      `select plan.id from escort_plan plan join escort_plan_crew crew on crew.plan_id = plan.id
        join escort_staff staff on staff.id = crew.staff_id join sys_user u on u.id = staff.user_id
      where plan.status = 2 and plan.plan_date = ${local}::date and u.username = 'escort_staff'
        and ${local}::time between plan.begin_time and plan.end_time`,
      [now],
    )
    expect(out).not.toEqual([])
    expect(
      await rows(`select plan_id from escort_plan_stop stop join escort_plan plan on plan.id = plan_id
        where plan.status = 2 and stop.dept_id = ${shown}`),
    ).not.toEqual([])
  })

  test('at the outlet where people look around somebody is inside, a key is out, a check and keys wait', async () => {
    expect(
      await rows(
        `select name from out_inside where dept_id = ${shown} and status = 1 and in_time > $1::timestamptz - interval '1 hour'`,
        [now],
      ),
    ).not.toEqual([])
    expect(await rows(`select id from room_key where dept_id = ${shown} and status = 3`)).not.toEqual([])
    expect(await rows(`select id from room_key where dept_id = ${shown} and status = 1`)).not.toEqual([])
    expect(await rows(`select id from security_check where dept_id = ${shown} and status in (0, 1)`)).not.toEqual([])
  })

  test('hardly an outlet is late, neither with what was due yesterday nor with what is due today', async () => {
    const [due] = await rows(
      `select count(*)::int as tasks, (count(*) filter (where status = 3))::int as late from task_assignment
      where biz_date >= ${local}::date - 1 and deadline < $1`,
      [now],
    )
    expect(due.tasks).toBeGreaterThan(0)
    expect(due.late / due.tasks).toBeLessThan(0.03)
  })

  test('an approval waits for each of the main roles', async () => {
    const waiting = await rows(
      'select distinct username from sys_user u join appr_task t on u.id = assignee_id where t.status = 1',
    )
    expect(waiting.map(({ username }) => username)).toEqual(
      expect.arrayContaining([
        'outlet_leader',
        'outlet_teller',
        'branch_security',
        'hq_security',
        'hq_security2',
        'escort_admin',
      ]),
    )
  })

  test('everybody of a crew has a face of their own', async () => {
    const [faces] =
      await rows(`select count(*)::int as people, count(distinct f.sha256)::int as faces from escort_staff s
      join file f on f.id = s.photo_file_id`)
    expect(faces).toEqual({ people: 500, faces: 500 })
  })
})
