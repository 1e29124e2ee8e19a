import { readSheet } from '@shouya/server/core/excel/readSheet.ts'
import { granted } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOutlet } from '../../../daily/securityCheck/server/testing/checks.ts'
import { makeTaskRow } from '../../../tasks/taskAssignment/server/testing/tasks.ts'
import { makePlan } from '../../drillPlan/server/testing/plans.ts'
import { happenedBody, judgement, makeDrill } from './testing/drills.ts'

let t: TestApp
let hq: Post

const asks = async (query: object = {}, post = hq) =>
  granted(await post('DrillRecord/GetStat', { year: 2026, quarter: 4, ...query }))

beforeAll(async () => {
  t = await testApp()
  await openOutlet(t)
  t.clock.at = new Date('2026-11-18T02:00:00Z')
  hq = await t.as('hq_security')
  // Leaves two outlets that owe something.
  await makeTaskRow(t, { unit: 'BA0012', code: 'Q_DRILL', period: '2026Q4', status: 5 })
  const [safety, leader] = [await t.as('outlet_safety'), await t.as('outlet_leader')]
  const by = t.world.user.outlet_safety
  const fire = await makePlan(hq, { drill_type: 5 })
  for (const { planned, happened, judged } of [
    { planned: {}, happened: { response_seconds: 40 }, judged: { score: 91, effect: 1 } },
    { planned: {}, happened: { response_seconds: null }, judged: { score: 50, effect: 4 } },
    { planned: { plan_id: fire.id }, happened: { response_seconds: 61 }, judged: { score: 80, effect: 2 } },
    { planned: { plan_id: fire.id }, happened: {}, judged: null },
  ]) {
    const drill = await makeDrill(t, safety, by, planned)
    const body = await happenedBody(t, by, happened)
    const sent = granted(await safety('DrillRecord/Submit', { ...body, ...drill }))
    if (judged) granted(await leader('DrillRecord/Evaluate', judgement({ ...sent, ...judged })))
  }
})
afterAll(() => t?.close())

test('what was due and held, by the units below, by type and quarter, and who has not [C-2.6-03 C-7.2-81]', async () => {
  const { sum, rows, quarters, missing } = await asks()
  expect(sum).toEqual({
    ...{ due: 2, done: 1, completion: 0.5, drills: 3, people: 9, failed: 1, score: 73.7, response_seconds: 50.5 },
    types: { 1: 2, 5: 1 },
  })
  expect(rows).toMatchObject([
    { dept_id: t.world.unit.BA0001, has_below: true, due: 1, done: 1, completion: 1, drills: 3 },
    { due: 1, done: 0, completion: 0, drills: 0, score: null, response_seconds: null, types: {} },
  ])
  expect(quarters.at(-1)).toEqual({ period_key: '2026Q4', passed: 2, failed: 1 })
  expect(missing).toMatchObject([{ dept_id: t.world.unit.BB0011, period_keys: ['2026Q4'] }])
})

test('of one type only those count, of a year every quarter that has begun', async () => {
  expect((await asks({ drill_type: 5 })).sum).toMatchObject({ due: 2, done: 1, drills: 1, types: { 5: 1 } })
  expect((await asks({ drill_type: 7 })).sum).toMatchObject({ due: 2, done: 0, drills: 0, completion: 0 })
  const year = await asks({ quarter: undefined })
  expect(year.sum).toMatchObject({ done: 1, drills: 3 })
  const open = year.missing.flatMap(({ period_keys }: { period_keys: string[] }) => period_keys)
  expect(year.sum.due).toBe(open.length + year.sum.done)
  expect((await asks({ year: 2027, quarter: 1 })).sum).toMatchObject({ due: 0, done: 0, completion: null })
})

test('inside the scope, down to the outlet; an outlet that is exempt owes nothing', async () => {
  const { BA0001, BA0011, BB0011 } = t.world.unit
  expect((await asks({ dept_id: BA0001 })).rows[0]).toMatchObject({ due: 1, done: 1 })
  expect((await asks({ dept_id: BA0011 })).rows).toMatchObject([{ dept_id: BA0011, has_below: false, due: 1, done: 1 }])
  const safety = await t.as('outlet_safety')
  expect((await asks({}, safety)).sum).toMatchObject({ due: 1, done: 1 })
  expect(await safety('DrillRecord/GetStat', { year: 2026, dept_id: BB0011 })).toMatchObject({ Code: 403 })
  await makeTaskRow(t, { unit: 'BB0011', code: 'Q_DRILL', period: '2026Q4', status: 5 })
  expect(await asks()).toMatchObject({ sum: { due: 1, done: 1, completion: 1 }, missing: [] })
  const { columns, rows } = granted(await hq('Home/GetChart', { chart: 'drill_units' }))
  expect({ columns, rows }).toMatchObject({ columns: ['done'], rows: [{ key: String(BA0001), values: [100] }] })
})

test('as a file it has the columns of the screen', async () => {
  const columns = ['dept_name', 'due', 'completion', 'score']
  const { Data } = await hq('Common/Export', { controller: 'DrillStat', columns, filters: { year: 2026, quarter: 4 } })
  expect(Data).toMatchObject({ name: expect.stringContaining('应急演练统计') })
  const headers = { authorization: `Bearer ${await t.token('hq_security')}` }
  const { rawPayload } = await t.app.inject({ method: 'GET', url: Data.url, headers })
  const [titles = [], line = []] = await readSheet(rawPayload)
  expect(titles.slice(0, 5)).toEqual(['机构', '应演练网点', '完成率', '平均分', '防抢劫'])
  expect(titles).toHaveLength(4 + 11)
  expect(line.slice(1, 9)).toEqual([1, 100, 73.7, 2, 0, 0, 0, 1])
})
