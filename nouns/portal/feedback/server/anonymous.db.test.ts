import { randomBytes } from 'node:crypto'
import { localDay } from '@shouya/server/core/time/local.ts'
import { granted } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { fetchFile, upload } from '@shouya/server/testing/upload.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cohortsOf, LEAST_IN_COHORT, MOST_PER_COHORT, receiptFrom } from '../rules.ts'
import { feedbackBody, makeAnonymous, makeFeedback } from './testing/makeFeedback.ts'
import { newRows, wholeDatabase } from './testing/wholeDatabase.ts'

let t: TestApp
let teller: Post
let admin: Post
beforeAll(async () => {
  t = await testApp()
  ;[teller, admin] = await Promise.all([t.as('outlet_teller'), t.as('sys_admin')])
  granted(await teller('Login/GetCurrent'))
})
afterAll(() => t?.close())

const DAY = 86_400_000
const key = () => ({ 'idempotency-key': crypto.randomUUID(), 'user-agent': 'Teller’s browser' })
const anonymous = () => ({ is_anonymous: true, receipt: receiptFrom(randomBytes(20)) })
const listed = async (by: Post, query: object = {}) =>
  granted(await by('Feedback/GetPageList', query)) as { id: number }[]
const paths = ({ Data }: { Data: { path: string }[] }) => Data.map(({ path }) => path)

test('the whole database has nothing new but the feedback and its picture, and neither leads to its author', async () => {
  const before = await wholeDatabase(t)
  const { Data: picture } = await upload(t, 'outlet_teller', { folder: 'feedback', name: '张三的截图.png' })
  const receipt = receiptFrom(randomBytes(20))
  const body = feedbackBody({
    is_anonymous: true,
    receipt,
    screenshot_file_id: picture.id,
    page_path: '/a/b?id=7&dept_id=3',
  })
  expect(await teller('Feedback/Save', body, key())).toMatchObject({ Code: 0, Data: null })
  // Of all that the author does with it, too.
  granted(await teller('Feedback/GetByReceipt', { receipt }))
  const added = newRows(before, await wholeDatabase(t))
  // Of the budget only how many, of a group that is here the whole bank.
  const { 'public.anonymous_budget': budget, ...rest } = added
  expect(budget).toEqual([{ day: localDay(t.clock.at, 'Asia/Shanghai'), cohort: 0, sent: 1 }])
  expect(Object.keys(rest).toSorted()).toEqual(['public.feedback', 'public.file', 'public.file_blob'])
  const midnight = new Date(`${localDay(t.clock.at, 'Asia/Shanghai')}T00:00:00+08:00`).getTime()
  const [row] = added['public.feedback'] ?? []
  expect(row).toMatchObject({
    ...{ create_user_id: null, create_user_name: null, dept_id: null, dept_name: null, contact: null },
    ...{ update_user_id: null, update_time: null, page_path: '/a/b' },
  })
  for (const made of Object.values(rest).flat()) {
    expect(new Date(made.create_time as string).getTime()).toBe(midnight)
    const text = JSON.stringify(made)
    for (const trace of ['outlet_teller', '张三', 'test-', '127.0.0.1', 'browser', receipt])
      expect(text).not.toContain(trace)
    expect(Object.values(made)).not.toContain(t.world.user.outlet_teller)
  }
  const [file] = added['public.file'] ?? []
  expect(file).toMatchObject({ create_user_id: null, name: 'screenshot.png', ref_id: row?.id })
  // Numbers in turn would tell when it was written.
  expect(Math.min(row?.id as number, file?.id as number)).toBeGreaterThan(2 ** 44)
})

test('what is refused leaves nothing either', async () => {
  const before = await wholeDatabase(t)
  const contact = await teller('Feedback/Save', feedbackBody({ ...anonymous(), contact: '19900000001' }), key())
  expect([contact.Code, paths(contact)]).toEqual([1001, ['contact']])
  const { receipt: _, ...without } = feedbackBody(anonymous()) as ReturnType<typeof feedbackBody> & { receipt: string }
  expect(paths(await teller('Feedback/Save', without, key()))).toEqual(['receipt'])
  expect(paths(await teller('Feedback/Save', feedbackBody({ ...anonymous(), title: '' }), key()))).toEqual(['title'])
  expect(await teller('Feedback/ChangeByReceipt', { ...anonymous(), version: 1, command: 'close' })).toMatchObject({
    Code: 1001,
  })
  const unknown = { receipt: anonymous().receipt, version: 1, command: 'close' }
  expect(await teller('Feedback/ChangeByReceipt', unknown, key())).toMatchObject({ Code: 1002 })
  expect(newRows(before, await wholeDatabase(t))).toEqual({})
  const file = await upload(t, 'outlet_teller', { folder: 'feedback' })
  const attached = await teller('Feedback/Save', feedbackBody({ ...anonymous(), file_ids: [file.Data.id] }))
  expect(paths(attached)).toEqual(['file_ids'])
  // Somebody else’s upload is no picture of theirs.
  const foreign = await upload(t, 'outlet_safety', { folder: 'feedback' })
  const taken = feedbackBody({ ...anonymous(), screenshot_file_id: foreign.Data.id })
  expect(paths(await teller('Feedback/Save', taken))).toEqual(['screenshot_file_id'])
})

test('the database itself refuses anonymous feedback that has somebody', async () => {
  await makeAnonymous(teller)
  const set = (columns: object) =>
    t.services.database.kysely.updateTable('feedback').set(columns).where('is_anonymous', '=', true).execute()
  for (const columns of [
    { create_user_id: t.world.user.outlet_teller },
    { create_user_name: '某人' },
    { dept_id: t.world.unit.BA0011 },
    { contact: '19900000001' },
    { page_path: '/a?id=1' },
  ])
    await expect(set(columns)).rejects.toThrow(/check constraint/)
})

test('sent twice with one receipt it is one; the receipt finds it, and no list of its author does', async () => {
  const body = feedbackBody({ ...anonymous(), title: '登录验证码刷新失败' })
  granted(await teller('Feedback/Save', body))
  granted(await teller('Feedback/Save', body))
  expect(await listed(admin, { keywords: '验证码' })).toHaveLength(1)
  expect(await listed(teller)).toEqual([])
  const found = granted(await teller('Feedback/GetByReceipt', { receipt: (body as { receipt?: string }).receipt }))
  expect(found).toMatchObject({ title: '登录验证码刷新失败', status: 0, moves: ['close'] })
  expect(found.create_time).toMatch(/ 00:00:00$/)
  expect(Object.keys(found)).not.toContain('id')
  expect(await teller('Feedback/GetByReceipt', { receipt: anonymous().receipt })).toMatchObject({ Code: 1002 })
  expect(await teller('Feedback/GetByReceipt', { receipt: 'x' })).toMatchObject({ Code: 1001 })
})

test('those who answer see it, its picture too; nobody is reminded; the holder of the receipt rates and reopens', async () => {
  const { Data: picture } = await upload(t, 'outlet_teller', { folder: 'feedback' })
  const receipt = await makeAnonymous(teller, { title: '截图一张', screenshot_file_id: picture.id })
  const [row] = await listed(admin, { keywords: '截图一张', anonymous: true })
  const { id, version, screenshot } = granted(await admin('Feedback/Get', { id: row?.id }))
  expect((await fetchFile(t, 'sys_admin', screenshot.id)).statusCode).toBe(200)
  expect((await fetchFile(t, 'outlet_teller', screenshot.id)).statusCode).toBe(403)
  expect(await teller('Feedback/Get', { id })).toMatchObject({ Code: 403 })
  granted(await admin('Feedback/Reply', { id, version, reply: '已修复，请刷新。' }))
  const reminded = await t.services.database.kysely
    .selectFrom('remind_msg')
    .select('id')
    .where('biz_table', '=', 'feedback')
    .execute()
  expect(reminded).toEqual([])

  const before = await wholeDatabase(t)
  const answered = granted(await teller('Feedback/GetByReceipt', { receipt }))
  expect(answered).toMatchObject({
    status: 2,
    reply: '已修复，请刷新。',
    has_screenshot: true,
    moves: ['rate', 'reopen', 'close'],
  })
  const change = (body: object) => teller('Feedback/ChangeByReceipt', { receipt, ...body }, key())
  expect(paths(await change({ version: answered.version, command: 'rate' }))).toEqual(['satisfaction'])
  granted(await change({ version: answered.version, command: 'rate', satisfaction: 4 }))
  expect(await change({ version: answered.version + 1, command: 'rate', satisfaction: 5 })).toMatchObject({
    Code: 1004,
  })
  const stale = { version: answered.version, command: 'reopen', reopen_reason: '还是不行，请再看看' }
  expect(await change(stale)).toMatchObject({ Code: 1005 })
  granted(await change({ ...stale, version: answered.version + 1 }))
  granted(await change({ version: answered.version + 2, command: 'close' }))
  const added = newRows(before, await wholeDatabase(t))
  expect(Object.keys(added)).toEqual(['public.feedback'])
  const [closed] = added['public.feedback'] ?? []
  expect(closed).toMatchObject({ status: 3, update_user_id: t.world.user.sys_admin, create_user_id: null })

  t.clock.at = new Date(t.clock.at.getTime() + 8 * DAY)
  const late = { version: answered.version + 3, command: 'reopen', reopen_reason: '过了很久才看到' }
  expect(await change(late)).toMatchObject({ Code: 1004 })
  t.clock.at = new Date(t.clock.at.getTime() - 8 * DAY)
})

test('ten a day of an account by name; of anonymous ones a group of accounts has its number in the database, for all servers', async () => {
  const guard = await t.as('guard')
  for (let sent = 0; sent < 10; sent++) await makeFeedback(guard)
  const refused = { Code: 1004, Message: '每人每天最多提交 10 条反馈' }
  expect(await guard('Feedback/Save', feedbackBody())).toMatchObject(refused)
  await makeAnonymous(guard)
  const { kysely } = t.services.database
  await kysely
    .updateTable('anonymous_budget')
    .set({ sent: MOST_PER_COHORT - 1 })
    .execute()
  const both = await Promise.all([guard, teller].map((by) => by('Feedback/Save', feedbackBody(anonymous()))))
  expect(both.map(({ Code }) => Code).toSorted()).toEqual([0, 1004])
  t.clock.at = new Date(t.clock.at.getTime() + DAY)
  await makeAnonymous(guard)
  const days = await kysely.selectFrom('anonymous_budget').selectAll().execute()
  expect(days).toMatchObject([{ sent: 1 }])
  t.clock.at = new Date(t.clock.at.getTime() - DAY)
})

test('no group has fewer than 32 accounts, and more accounts split groups without mixing them', () => {
  expect([1, 63, 64, 127, 128, 600].map(cohortsOf)).toEqual([1, 1, 2, 2, 4, 16])
  for (let accounts = 64; accounts < 5_000; accounts++) {
    expect(accounts / cohortsOf(accounts)).toBeGreaterThanOrEqual(LEAST_IN_COHORT)
    expect(cohortsOf(accounts + 1) % cohortsOf(accounts)).toBe(0)
  }
})
