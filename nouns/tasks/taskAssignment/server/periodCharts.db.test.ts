import { type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTaskRow } from './testing/tasks.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
  t.clock.at = new Date('2026-11-18T04:00:00Z')
  for (const [unit, code, status, period, day] of [
    ['BA0011', 'M_CHECK', 2, '2026-09', '2026-10-03'],
    ['BA0011', 'Q_FIRE', 4, '2026Q3', '2026-10-10'],
    ['BA0012', 'M_CHECK', 3, '2026-09', '2026-10-03'],
    // To do in time, exempt, too long ago.
    ['BA0012', 'Q_FIRE', 1, '2026Q4', '2027-01-10'],
    ['BA0012', 'Q_DRILL', 5, '2026Q4', '2027-01-10'],
    ['BA0012', 'M_CHECK', 3, '2025-03', '2025-04-03'],
    ['BA0011', 'Q_FIRE', 2, '2026Q4', '2027-01-10'],
    ['BA0011', 'Q_DRILL', 3, '2026Q4', '2027-01-10'],
    ['BB0011', 'Q_SCENE', 1, '2026Q4', '2027-01-10'],
  ] as const)
    await makeTaskRow(t, { unit, code, status, period, day })
})
afterAll(() => t?.close())

const chart = async (who: string, name: string) =>
  (await (await t.as(who))('Home/GetChart', { chart: name })).Data as {
    columns: string[]
    rows: { key: string; name: string; values: number[] }[]
  }
const total = async (who: string, filters: object) =>
  (await (await t.as(who))('TaskAssignment/GetPageList', filters)).Total

test('periodic tasks of a year by the units below, of those done or past their deadline, the lowest first', async () => {
  const { BA0001, BB0001, BA0011, BA0012 } = t.world.unit
  const head = await chart('hq_security', 'period_units')
  expect(head.columns).toEqual(['done', 'done_late'])
  // Three of five in time or late: 2 and 1.
  expect(head.rows.map(({ key, values }) => [Number(key), values])).toEqual([[BA0001, [40, 20]]])
  expect(head.rows.some(({ key }) => Number(key) === BB0001)).toBe(false)
  const near = await chart('sub_leader', 'period_units')
  expect(near.rows.map(({ key, values }) => [Number(key), values])).toEqual([
    [BA0012, [0, 0]],
    [BA0011, [50, 25]],
  ])
})

test('the quarter by type: each number is the total of its list, in scope', async () => {
  const { columns, rows } = await chart('branch_security', 'quarter_progress')
  expect(columns).toEqual(['finished', 'waiting', 'overdue'])
  expect(rows.map(({ key, values }) => [key, values])).toEqual([
    ['Q_FIRE', [1, 1, 0]],
    ['Q_DRILL', [0, 0, 1]],
  ])
  expect(rows[0]?.name).toBe('季度消防安全检查')
  for (const { key, values } of rows)
    for (const [index, status] of [[2, 4], [1], [3]].entries())
      expect(await total('branch_security', { task_code: key, period_key: '2026Q4', status })).toBe(values[index])
  expect((await chart('hq_security', 'quarter_progress')).rows.map(({ key }) => key)).toEqual([
    'Q_SCENE',
    'Q_FIRE',
    'Q_DRILL',
  ])
})
