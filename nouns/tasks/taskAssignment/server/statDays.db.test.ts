import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTaskRow } from './testing/tasks.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t?.close())

test('what is late or missing by units and days: each number is the total of its list', async () => {
  const [begin_date, day] = ['2025-03-01', '2025-03-03']
  for (const [unit, code, status] of [
    ['BA0011', 'D_CHECK1', 2],
    ['BA0011', 'D_CHECK2', 4],
    ['BA0011', 'D_CHECK3', 3],
    ['BA0012', 'D_CHECK2', 5],
    ['BB0011', 'D_CHECK1', 1],
  ] as const)
    await makeTaskRow(t, { unit, code, status, day })
  await t.jobs.run('stat_rollup', t.clock.at)
  const [head, leader] = [await t.as('hq_security'), await t.as('sub_leader')]
  const { BA0001, BA0011, BB0001 } = t.world.unit
  const heat = (post: Post, more: object = {}) =>
    post('TaskAssignment/GetStatDays', { begin_date, end_date: day, ...more })
  expect((await heat(head)).Data).toEqual({
    days: [begin_date, '2025-03-02', day],
    rows: [expect.objectContaining({ dept_id: BA0001, has_below: true, late: [0, 0, 2] })],
  })
  expect((await heat(leader)).Data.rows).toMatchObject([{ dept_id: BA0011, has_below: false, late: [0, 0, 2] }])
  expect((await heat(head, { task_code: 'D_CHECK3' })).Data.rows).toMatchObject([{ late: [0, 0, 1] }])
  const tasks = { dept_id: BA0001, begin_date: day, end_date: day, status: [3, 4] }
  expect((await head('TaskAssignment/GetPageList', tasks)).Total).toBe(2)
  expect(await heat(leader, { dept_id: BB0001 })).toMatchObject({ Code: 403 })
  expect(await heat(head, { end_date: '2025-06-04' })).toMatchObject({ Code: 1001 })
  expect(await heat(head, { end_date: '2025-02-04' })).toMatchObject({ Code: 1001 })
})
