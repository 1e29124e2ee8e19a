import { granted, signature } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { abnormal } from '../../../daily/securityCheck/server/testing/checks.ts'
import { daysOf } from '../../../rectify/answer/rules.ts'
import { makeTaskRow } from '../../../tasks/taskAssignment/server/testing/tasks.ts'
import { reportBody, submitReport } from '../../checkReport/server/testing/reports.ts'

let t: TestApp
let safety: Post
let leader: Post
beforeAll(async () => {
  t = await testApp()
  // Ten in the morning of the bank.
  t.clock.at = new Date('2026-05-18T02:00:00Z')
  safety = await t.as('outlet_safety')
  leader = await t.as('outlet_leader')
})
afterAll(() => t?.close())

const confirm = ({ id, version }: { id: number; version: number }) =>
  leader('SelfCheck/Confirm', { id, version, sign: signature })
const task = () =>
  t.services.database.kysely
    .selectFrom('task_assignment')
    .select(['status', 'biz_table', 'biz_id'])
    .where('task_code', '=', 'Y_SELF')
    .executeTakeFirstOrThrow()

test('an outlet checks itself each half-year: both halves do the task of the year [C-2.6-02]', async () => {
  await makeTaskRow(t, { code: 'Y_SELF', period: '2026' })
  const blank = granted(await safety('SelfCheck/GetBlank', {}))
  expect(blank.period_key).toBe('2026H1')
  const codes = (blank.items as { item_code: string }[]).map(({ item_code }) => item_code)
  expect([codes[0], codes.at(-1)]).toEqual(['ZC01', 'ZC37'])

  const found = { 0: await abnormal(t, t.world.user.outlet_safety) }
  const first = await submitReport(safety, 'SelfCheck', { found })
  expect(first.bill_no).toMatch(/^ZC20260518/)
  // Nobody confirms their own.
  expect(
    await safety('SelfCheck/Confirm', { ...first, sign: signature, bill_no: undefined, status: undefined }),
  ).toMatchObject({
    Code: 1004,
  })
  granted(await confirm(first))
  const mending = granted(await leader('SelfCheck/Get', { id: first.id }))
  expect(mending).toMatchObject({ status: 4, rectify_count: 1, period_key: '2026H1', signature_intact: true })
  expect(await task()).toMatchObject({ status: 1 })

  // One on occasion is of its day, and does no task.
  const special = await submitReport(safety, 'SelfCheck', { more: { period_type: 1 } })
  granted(await confirm(special))
  expect(granted(await leader('SelfCheck/Get', { id: special.id })).period_key).toBe('2026-05-18')
  expect(await task()).toMatchObject({ status: 1 })
  expect(await safety('SelfCheck/Save', await reportBody(safety, 'SelfCheck'))).toMatchObject({ Code: 1003 })

  t.clock.at = new Date('2026-11-18T02:00:00Z')
  const second = await submitReport(safety, 'SelfCheck')
  granted(await confirm(second))
  expect(await task()).toMatchObject({ biz_table: 'self_check', biz_id: second.id })
})

test('the day of the alarm test is not after the check, and recordings are kept for so many days', async () => {
  const body = await reportBody(safety, 'SelfCheck', { more: { period_type: 6 } })
  const blank = granted(await safety('SelfCheck/GetBlank', { period_type: 6 }))
  const at = (code: string) => blank.items.findIndex(({ item_code }: { item_code: string }) => item_code === code)
  const refused = async (index: number, value_num: number | null) => {
    const results = body.results.map((answer, place) => (place === index ? { ...answer, value_num } : answer))
    return (await safety('SelfCheck/Submit', { ...body, results, sign: signature })).Data[0].path
  }
  const [alarm, days] = [at('ZC03'), at('ZC04')]
  expect(await refused(alarm, daysOf(body.check_date) + 1)).toBe(`results.${alarm}.value_num`)
  expect(await refused(alarm, null)).toBe(`results.${alarm}.value_num`)
  expect(await refused(days, 29)).toBe(`results.${days}.value_num`)
})
