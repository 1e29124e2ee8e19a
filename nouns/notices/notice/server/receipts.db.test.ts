import { granted, makeAccount } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeNotice } from './testing/notices.ts'

let t: TestApp
let hq: Post
let branch: Post
let teller: Post
beforeAll(async () => {
  t = await testApp()
  ;[hq, branch, teller] = await Promise.all([t.as('hq_security'), t.as('branch_security'), t.as('outlet_teller')])
})
afterAll(() => t?.close())

type Receipt = {
  id: number
  IsRead: 0 | 1
  confirm_time: string | null
  receipt_text: string | null
  dept_name: string
}
const receipts = async (by: Post, id: number, query: object = {}): Promise<Receipt[]> =>
  granted(await by('Notice/GetReceiptPageList', { id, pagesize: 200, ...query }))
const byUnit = async (by: Post, id: number) => granted(await by('Notice/GetReceiptDeptList', { id }))
const one = async (by: Post, id: number) => granted(await by('Notice/GetNotice', { id }))
const unread = async (by: Post) => (await by('Remind/GetMsgList', { status: [0] })).Data

test('reading twice leaves one receipt with the first time', async () => {
  const { id } = await makeNotice(t, hq)
  await teller('Notice/AddNoticeRead', { id })
  const [first] = await receipts(hq, id, { state: 'read' })
  t.clock.at = new Date(t.clock.at.getTime() + 60_000)
  expect(await teller('Notice/AddNoticeRead', { id })).toMatchObject({ Code: 0 })
  expect(await receipts(hq, id, { state: 'read' })).toEqual([first])
})

test('a confirmation is given once, by those who are asked for it', async () => {
  const plain = await makeNotice(t, hq)
  expect(await teller('Notice/ConfirmNotice', { id: plain.id })).toMatchObject({ Code: 1004 })
  const { id } = await makeNotice(t, hq, { need_receipt: true })
  const first = await teller('Notice/ConfirmNotice', { id, receipt_text: '已传达' })
  expect(first.Code).toBe(0)
  t.clock.at = new Date(t.clock.at.getTime() + 60_000)
  expect((await teller('Notice/ConfirmNotice', { id, receipt_text: '别的' })).Data).toEqual(first.Data)
  expect(await receipts(hq, id, { state: 'confirmed' })).toMatchObject([{ receipt_text: '已传达', IsRead: 1 }])
  expect(await one(hq, id)).toMatchObject({ read_count: 1, confirm_count: 1 })
})

test('receipts are evidence: the application neither changes nor removes them', async () => {
  const { id } = await makeNotice(t, hq, { need_receipt: true })
  await teller('Notice/ConfirmNotice', { id })
  const refused = (text: string) =>
    t.services.database.pool.query(text, [id]).then(
      () => null,
      ({ code }) => code,
    )
  expect(await refused('update notice_read set confirm_time = null where notice_id = $1')).toBe('23001')
  expect(await refused('delete from notice_read where notice_id = $1')).toBe('42501')
  expect(await refused("update notice set title = 'x' where id = $1")).toBe('23001')
  expect(await refused('delete from notice where id = $1')).toBe('42501')
})

test('a branch sees who of its own people has read what head office wrote, by unit', async () => {
  const { id } = await makeNotice(t, hq)
  await teller('Notice/AddNoticeRead', { id })
  await (await t.as('leader_far'))('Notice/AddNoticeRead', { id })
  const units = await byUnit(branch, id)
  expect(units.map(({ dept_name }: { dept_name: string }) => dept_name)).not.toContain('东屏路营业室')
  const own = units.find(({ dept_name }: { dept_name: string }) => dept_name === '青梧路营业室')
  expect(own).toMatchObject({ read: 1, confirmed: 0 })
  expect(await receipts(branch, id, { state: 'read' })).toMatchObject([{ id: t.world.user.outlet_teller }])
  const waiting = await receipts(branch, id, { state: 'unread', dept_id: t.world.unit.BA0011 })
  expect(waiting).toHaveLength(own.receivers - 1)
  const [sum, whole] = [units, await byUnit(hq, id)].map((rows) =>
    rows.reduce((n: number, row: { receivers: number }) => n + row.receivers, 0),
  )
  expect(whole).toBeGreaterThan(sum)
  expect(whole).toBe((await one(hq, id)).receiver_count)
  expect(await teller('Notice/GetReceiptPageList', { id })).toMatchObject({ Code: 401 })
})

test('those who have not read it are reminded, once an hour, and no longer when they have', async () => {
  const { id, title } = await makeNotice(t, branch, { recv: 'BA0011' })
  await teller('Notice/AddNoticeRead', { id })
  const leader = await t.as('outlet_leader')
  const { receiver_count } = await one(branch, id)
  expect((await branch('Notice/RemindNotice', { id })).Data).toEqual({ reminded: receiver_count - 1, left_out: 0 })
  expect(await unread(leader)).toMatchObject([
    { title: `请阅读通知：${title}`, link_path: `/dashboard/notice?type=1&id=${id}` },
  ])
  expect(await unread(teller)).toEqual([])
  expect(await branch('Notice/RemindNotice', { id })).toMatchObject({
    Code: 1004,
    Message: '一小时内已提醒过，请稍后再试',
  })
  await leader('Notice/AddNoticeRead', { id })
  expect(await unread(leader)).toEqual([])
  // Somebody new is reminded within the hour, the others after it.
  await makeAccount(t, { role: 'outlet_teller' })
  expect((await branch('Notice/RemindNotice', { id })).Data).toEqual({ reminded: 1, left_out: receiver_count - 2 })
  t.clock.at = new Date(t.clock.at.getTime() + 61 * 60_000)
  expect((await branch('Notice/RemindNotice', { id })).Data).toEqual({ reminded: receiver_count - 1, left_out: 0 })
  expect(
    (await receipts(branch, id, { state: 'unread' })).every((row) => 'remind_time' in row && row.remind_time),
  ).toBe(true)
})

test('of one to be confirmed, who has only read it is reminded as well', async () => {
  const { id } = await makeNotice(t, branch, { recv: 'BA0010', need_receipt: true })
  await teller('Notice/AddNoticeRead', { id })
  const { receiver_count } = await one(branch, id)
  expect((await branch('Notice/RemindNotice', { id })).Data.reminded).toBe(receiver_count)
  await teller('Notice/ConfirmNotice', { id })
  expect(await unread(teller)).toEqual([])
})

test('only what is published is reminded of', async () => {
  const draft = await makeNotice(t, branch, { recv: 'BA0011', draft: true })
  expect(await branch('Notice/RemindNotice', { id: draft.id })).toMatchObject({ Code: 1004 })
  const { id } = await makeNotice(t, branch, { recv: 'BA0011' })
  await branch('Notice/UpdateNoticeStatus', { id })
  expect(await branch('Notice/RemindNotice', { id })).toMatchObject({ Code: 1004 })
})

test('the receipts are exported with the same filters', async () => {
  const { id } = await makeNotice(t, hq)
  await teller('Notice/AddNoticeRead', { id })
  const body = {
    controller: 'NoticeReceipt',
    filters: { id, state: 'unread' },
    columns: ['real_name', 'dept_name', 'IsRead'],
  }
  const { Total } = await hq('Notice/GetReceiptPageList', { id, state: 'unread' })
  expect(await hq('Common/Export', body)).toMatchObject({ Code: 0, Data: { rows: Total } })
})

test('what people see as read equals the receipts that are kept (domain 17.4, check 9)', async () => {
  const names = ['outlet_teller', 'outlet_leader', 'guard', 'vendor', 'leader_far'] as const
  const made = [
    await makeNotice(t, hq),
    await makeNotice(t, branch, { recv: 'BA0011' }),
    await makeNotice(t, hq, { link: true }),
  ]
  for (const [index, name] of names.entries())
    for (const { id } of made.slice(index % 2)) await (await t.as(name))('Notice/AddNoticeRead', { id })
  const { rows: people } = await t.services.database.pool.query('select username from sys_user where status = 1')
  const seen = new Map<number, number>()
  for (const { username } of people) {
    const rows = granted(await (await t.as(username))('Notice/GetNoticePageList', { pagesize: 200, IsRead: 1 }))
    for (const { id } of rows) seen.set(id, (seen.get(id) ?? 0) + 1)
  }
  const { rows } = await t.services.database.pool.query(
    `select notice.id, count(user_id)::int as n from notice join notice_read r on r.notice_id = notice.id and r.edition = notice.edition
     where status = 1 group by notice.id`,
  )
  expect([...seen].sort()).toEqual(rows.map(({ id, n }) => [id, n]).sort())
  expect(rows.length).toBeGreaterThanOrEqual(made.length)
})
