import { addDays } from '@shouya/server/core/time/local.ts'
import { type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import type { UnitCode } from '@shouya/server/testing/world.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeMoneyBoxRow } from '../../../daily/moneyBox/server/testing/moneyBox.ts'
import { makeCheckRow, makeRectification } from '../../../daily/securityCheck/server/testing/checks.ts'
import { overRows } from './testing/overRows.ts'
import { makeTaskRow } from './testing/tasks.ts'

let t: TestApp
/** Noon of the bank. */
const noon = new Date('2026-11-18T04:00:00Z')
const [first, last] = ['2026-10-01', '2026-11-18']
beforeAll(async () => {
  t = await testApp()
  t.clock.at = noon
})
afterAll(() => t?.close())

const pool = () => t.services.database.pool
const run = (now = noon) => t.jobs.run('stat_rollup', now)
const rolledUp = async () =>
  (
    await pool().query(
      `select * from stat_daily where stat_date between $1::date and $2::date
        and total + abnormal + rectify_total + runs + handed > 0 order by dept_id, stat_date, task_code`,
      [first, last],
    )
  ).rows
const counted = async () => (await pool().query(overRows, [first, last])).rows
const writes = async () => (await pool().query('select xmin::text from stat_daily order by 1')).rows

const units: UnitCode[] = ['BA0011', 'BA0012', 'BB0011']
const codes = ['D_CHECK1', 'D_CHECK2', 'D_CHECK3', 'D_ESCORT1', 'D_ESCORT2', 'D_INOUT']
let serial = 0

/** One change of what the statistics say, some of days long ago. */
const change = fc.record({
  what: fc.constantFrom('task', 'task', 'move', 'exempt', 'check', 'revoke', 'rectify', 'close', 'run', 'arrive'),
  unit: fc.constantFrom(...units),
  code: fc.constantFrom(...codes),
  back: fc.nat({ max: 30 }),
  number: fc.nat({ max: 4 }),
})
type Change = typeof change extends fc.Arbitrary<infer C> ? C : never

const states = {
  1: 'finish_time = null, biz_table = null, biz_id = null, overdue_minutes = null',
  2: "finish_time = deadline, biz_table = 'x', biz_id = 1, overdue_minutes = null",
  3: 'finish_time = null, biz_table = null, biz_id = null, overdue_minutes = null',
  4: "finish_time = deadline + interval '1 hour', biz_table = 'x', biz_id = 1, overdue_minutes = 60",
}

async function make({ what, unit, code, back, number }: Change): Promise<void> {
  const day = addDays(last, -back)
  const { user } = t.world
  const some = (table: string, where: string) => `id = (select max(id) from ${table} where ${where})`
  switch (what) {
    case 'task': {
      const { rows } = await pool().query(
        'select from task_assignment where task_code = $1 and period_key = $2 and dept_id = $3',
        [code, day, t.world.unit[unit]],
      )
      if (rows.length === 0) await makeTaskRow(t, { unit, code, day, status: number + 1 })
      return
    }
    case 'move': {
      const status = ((number % 4) + 1) as keyof typeof states
      const open = some('task_assignment', `status <> 5 and task_code = '${code}'`)
      await pool().query(`update task_assignment set status = ${status}, ${states[status]} where ${open}`)
      return
    }
    case 'exempt':
      await pool().query(
        `update task_assignment set status = 5, ${states[1]}, exempt_reason = '停业', exempt_user_id = ${user.branch_security}
          where ${some('task_assignment', `status <> 5 and task_code = '${code}'`)}`,
      )
      return
    case 'check':
      await makeCheckRow(t, {
        unit,
        day: addDays(first, serial++ % 40),
        session: (serial % 3) + 1,
        status: 1,
        more: number > 0 ? { abnormal_count: number, overall_result: 2 } : {},
      }).catch(() => 0)
      return
    case 'revoke':
      await pool().query(
        `update security_check set status = 9, revoke_reason = '误报' where ${some('security_check', 'status = 1')}`,
      )
      return
    case 'rectify':
      await makeRectification(await t.as('outlet_safety'))
      return
    case 'close':
      await pool().query(
        `update rectification set status = 9, cancel_reason = '重复' where ${some('rectification', 'status = 1')}`,
      )
      return
    case 'run':
      await makeMoneyBoxRow(t, { unit, refused: number > 3 })
      return
    case 'arrive':
      await pool().query(
        `update money_box set on_time = ${(number % 3) + 1}, biz_date = $1 where ${some('money_box', 'status <> 5')}`,
        [day],
      )
  }
}

test('after each run the table says what a count over the rows says, also of days long ago [C-7.2-81]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 10, maxLength: 40 }), async (changes) => {
      for (const one of changes) await make(one)
      await run()
      expect(await rolledUp()).toEqual((await counted()).map((row) => expect.objectContaining(row)))
    }),
    { numRuns: 8, endOnFailure: true },
  )
  expect((await rolledUp()).length).toBeGreaterThan(10)
  expect((await pool().query('select from stat_change')).rows).toEqual([])
})

test('a run without changes writes nothing, but says as of when the numbers are', async () => {
  const before = await writes()
  const later = new Date(noon.getTime() + 600_000)
  await run(later)
  expect(await writes()).toEqual(before)
  const days = { begin_date: last, end_date: last }
  const { as_of } = (await (await t.as('hq_security'))('TaskAssignment/GetStat', days)).Data
  expect(as_of).toBe('2026-11-18 12:10:00')
})

test('a change is in the next run or in the one after it: two runs at once lose none', async () => {
  const day = '2026-10-02'
  await makeTaskRow(t, { day, code: 'D_CHECK1', status: 3 })
  await Promise.all([run(), run(), makeTaskRow(t, { day, code: 'D_CHECK2', status: 4 }), run()])
  await run()
  expect(await rolledUp()).toEqual((await counted()).map((row) => expect.objectContaining(row)))
})

test('rows taken away by retention leave their numbers', async () => {
  const day = '2026-10-03'
  await makeTaskRow(t, { day, code: 'D_CHECK1', status: 2 })
  await run()
  await t.services.database.keeping((tx) => tx.deleteFrom('task_assignment').where('biz_date', '=', day).execute())
  await run()
  const { rows } = await pool().query('select total, done from stat_daily where stat_date = $1 and total > 0', [day])
  expect(rows).toEqual([{ total: 1, done: 1 }])
})
