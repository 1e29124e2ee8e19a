import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAbnormal } from './testing/checks.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t?.close())

const [first, last] = ['2025-03-03', '2025-03-04']
const one = { status: 1, more: { abnormal_count: 1, overall_result: 2 } }

test('the items behind the number of the statistics are as many as it says: of all, by type, day and scope [C-2.6-04]', async () => {
  const item = await makeAbnormal(t, 'BA0011', { ...one, session: 1, day: first })
  await makeAbnormal(t, 'BA0011', { ...one, session: 3, day: first })
  await makeAbnormal(t, 'BA0012', { ...one, session: 1, day: last }, item)
  await makeAbnormal(t, 'BB0011', { ...one, session: 1, day: last })
  // What was revoked was not found.
  await makeAbnormal(t, 'BA0012', {
    ...{ session: 3, day: last, status: 9 },
    more: { ...one.more, revoke_reason: '误报' },
  })
  await t.jobs.run('stat_rollup', t.clock.at)
  const [head, leader] = [await t.as('hq_security'), await t.as('sub_leader')]

  const expectSame = async (post: Post, count: number, more: { task_code?: string; days?: object } = {}) => {
    const { task_code, days = { begin_date: first, end_date: last } } = more
    const { sum } = (await post('TaskAssignment/GetStat', { ...days, task_code })).Data
    expect(sum.abnormal).toBe(count)
    const session = task_code && [Number(task_code.at(-1))]
    expect(await post('SecurityCheck/GetAbnormalPageList', { ...days, session })).toMatchObject({ Total: count })
  }
  await expectSame(head, 4)
  await expectSame(head, 3, { task_code: 'D_CHECK1' })
  await expectSame(head, 0, { task_code: 'D_CHECK2' })
  await expectSame(head, 2, { days: { begin_date: last, end_date: last } })
  await expectSame(leader, 3)
  await expectSame(leader, 1, { task_code: 'D_CHECK3' })

  const { sum } = (await head('TaskAssignment/GetStat', { begin_date: first, end_date: last })).Data
  expect(sum.types).toMatchObject({ D_CHECK1: { abnormal: 3 }, D_CHECK3: { abnormal: 1 } })
  const ofItem = await head('SecurityCheck/GetAbnormalPageList', { abnormal_item_id: item })
  expect(ofItem).toMatchObject({
    Total: 2,
    Data: [
      { biz_date: last, session: 1 },
      { biz_date: first, rectify_no: null },
    ],
  })
})

test('what a check does not say any more loses its number, also of its type', async () => {
  const { kysely } = t.services.database
  await makeAbnormal(t, 'BA0011', { ...one, session: 2, day: '2025-04-01' })
  await t.jobs.run('stat_rollup', t.clock.at)
  await kysely
    .updateTable('security_check')
    .set({ status: 9, revoke_reason: '误报' })
    .where('biz_date', '=', '2025-04-01')
    .execute()
  await t.jobs.run('stat_rollup', t.clock.at)
  const { rows } = await sql`select abnormal from stat_daily where stat_date = '2025-04-01'`.execute(kysely)
  expect(rows).toEqual([{ abnormal: 0 }])
})
