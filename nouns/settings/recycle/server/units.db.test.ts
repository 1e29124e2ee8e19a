import { granted } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { handoverBody, makeBoxes, makeEscort } from '../../../daily/moneyBox/server/testing/moneyBox.ts'
import { checkBody, makeCheck, openOutlet } from '../../../daily/securityCheck/server/testing/checks.ts'
import { boxBody, makeRoute, planBody } from '../../../escort/plan/server/testing/escortPlan.ts'
import { makeBank, makeCompany, makeOutsider } from '../../../escort/server/testing/escort.ts'
import { makeNotice } from '../../../notices/notice/server/testing/notices.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
  // Wednesday, 09:30.
  t.clock.at = new Date('2026-11-18T01:30:00Z')
  await openOutlet(t)
})
afterAll(() => t?.close())

type Deleted = { id: number; record_id: number; name: string }
const bin = async (post: Post, table: string): Promise<Deleted[]> =>
  granted(await post('Recycle/GetPageList', { table }))
const restore = (post: Post, table: string, id: number) => post('Recycle/Restore', { table, id })
/** The owner sees exactly one deleted row; the stranger neither sees nor restores it. */
async function onlyFor(owner: Post, stranger: Post, table: string): Promise<Deleted> {
  const [deleted] = await bin(owner, table)
  if (!deleted) throw new Error(`nothing of ${table}`)
  expect(await bin(stranger, table)).toEqual([])
  expect(await restore(stranger, table, deleted.id)).toMatchObject({ Code: 1002 })
  return deleted
}

test('a draft of a check comes back with its answers to its unit, while nobody has filed that session', async () => {
  const [safety, far] = [await t.as('outlet_safety'), await t.as('safety_far')]
  const draft = granted(await safety('SecurityCheck/Save', await checkBody(safety, 2, {})))
  const before = (await safety('SecurityCheck/Get', { id: draft.id })).Data
  granted(await safety('SecurityCheck/Delete', draft))
  const deleted = await onlyFor(safety, far, 'security_check')
  expect(deleted.name).toBe('青梧路营业室 2026-11-18 营业中')
  granted(await restore(safety, 'security_check', deleted.id))
  expect((await safety('SecurityCheck/Get', { id: draft.id })).Data).toEqual(before)

  granted(await safety('SecurityCheck/Delete', draft))
  await makeCheck({ by: safety })
  const [late] = await bin(safety, 'security_check')
  const refused = { Code: 1004, Message: '同一时段已有其他记录，不能恢复' }
  expect(await restore(safety, 'security_check', late?.id ?? 0)).toMatchObject(refused)
})

test('a draft of a handover comes back with its boxes and its crew', async () => {
  const [safety, far] = [await t.as('outlet_safety'), await t.as('safety_far')]
  const escort = await makeEscort(t)
  const boxes = await makeBoxes(t, 2)
  const content = handoverBody(t, { escort, boxes, second: t.world.user.outlet_teller, type: 3, more: {} })
  const draft = granted(await safety('MoneyBox/Save', content))
  const before = (await safety('MoneyBox/Get', { id: draft.id })).Data
  granted(await safety('MoneyBox/Delete', draft))
  const deleted = await onlyFor(safety, far, 'money_box')
  granted(await restore(safety, 'money_box', deleted.id))
  expect((await safety('MoneyBox/Get', { id: draft.id })).Data).toEqual(before)
})

test('a draft of a plan comes back with stops and crew to its company, while its people are free', async () => {
  const bank = await makeBank(t)
  const company = (await makeCompany(t, bank)).id
  const own = await makeOutsider(t, company)
  const other = await makeOutsider(t, (await makeCompany(t, bank, 'BB0001')).id)
  const route = await makeRoute(t, own, company)
  const body = await planBody(t, company, route.id)
  const plan = granted(await own.post('Escort/SavePlan', body))
  const before = (await own.post('Escort/GetPlan', { id: plan.id })).Data
  granted(await own.post('Escort/DeletePlan', plan))
  const deleted = await onlyFor(own.post, other.post, 'escort_plan')
  granted(await restore(own.post, 'escort_plan', deleted.id))
  expect((await own.post('Escort/GetPlan', { id: plan.id })).Data).toEqual(before)

  granted(await own.post('Escort/DeletePlan', plan))
  const elsewhere = await makeRoute(t, own, company)
  granted(await own.post('Escort/SavePlan', { ...body, route_id: elsewhere.id }))
  const [late] = await bin(own.post, 'escort_plan')
  expect(await restore(own.post, 'escort_plan', late?.id ?? 0)).toMatchObject({ Code: 1004 })

  const box = granted(await own.post('Escort/SaveBox', boxBody(t)))
  granted(await own.post('Escort/DeleteBox', box))
  const lost = await onlyFor(own.post, other.post, 'box')
  granted(await restore(own.post, 'box', lost.id))
  expect(await own.post('Escort/GetBox', { id: box.id })).toMatchObject({ Code: 0 })
})

test('a notice that was only hidden is there again, with its receipts and its history', async () => {
  const [branch, far, teller] = [await t.as('branch_security'), await t.as('security_far'), await t.as('outlet_teller')]
  const { id, title } = await makeNotice(t, branch, { recv: 'BA0001' })
  granted(await teller('Notice/AddNoticeRead', { id }))
  granted(await branch('Notice/UpdateNoticeStatus', { id, status: 2 }))
  granted(await branch('Notice/DeleteNotice', { id }))
  const deleted = await onlyFor(branch, far, 'notice')
  expect(deleted.name).toMatch(new RegExp(`^${title} TZ`))
  granted(await restore(branch, 'notice', deleted.id))
  expect(granted(await branch('Notice/GetNotice', { id }))).toMatchObject({ title, status: 2, read_count: 1 })
  const history = granted(await branch('Common/GetHistory', { table: 'notice', id }))
  expect(history[1]).toMatchObject({
    action: 'Notice/DeleteNotice',
    changes: [{ field: 'is_deleted', before: 'false', after: 'true' }],
  })
})

test('a check item comes back, a branch’s only to whoever has it in scope, and tells who changed it', async () => {
  const [hq, branch, far] = [await t.as('hq_security'), await t.as('branch_security'), await t.as('security_far')]
  const owner_dept_id = t.world.unit.BA0001
  const item = { scene: 2, item_code: 'X900', category: 7, content: '门前积雪已清扫', owner_dept_id }
  const savedItem = granted(await branch('CheckItem/Save', item))
  const changed = granted(await hq('CheckItem/Save', { ...item, ...savedItem, content: '门前无积雪' }))
  granted(await hq('CheckItem/Delete', changed))
  const [deleted] = await bin(hq, 'check_item')
  expect(deleted?.name).toBe('X900 门前无积雪')
  granted(await restore(hq, 'check_item', deleted?.id ?? 0))

  const history = await branch('Common/GetHistory', { table: 'check_item', id: savedItem.id })
  expect(granted(history)[2]).toMatchObject({
    action: 'CheckItem/Save',
    changes: [{ field: 'content', before: item.content, after: '门前无积雪' }],
  })
  expect(await far('Common/GetHistory', { table: 'check_item', id: savedItem.id })).toMatchObject({ Code: 403 })
})
