import { granted } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { fetchFile, upload } from '@shouya/server/testing/upload.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeOldFeedback } from './retention.ts'
import { feedbackBody, makeFeedback } from './testing/makeFeedback.ts'

let t: TestApp
let teller: Post
let safety: Post
let admin: Post
beforeAll(async () => {
  t = await testApp()
  ;[teller, safety, admin] = await Promise.all([t.as('outlet_teller'), t.as('outlet_safety'), t.as('sys_admin')])
})
afterAll(() => t?.close())

const DAY = 86_400_000
const ids = async (by: Post, query: object = {}) =>
  (granted(await by('Feedback/GetPageList', { pagesize: 200, ...query })) as { id: number }[]).map(({ id }) => id)
const reminders = (id: number) =>
  t.services.database.kysely
    .selectFrom('remind_msg')
    .select(['remind_code', 'receiver_id', 'link_path'])
    .where('biz_table', '=', 'feedback')
    .where('biz_id', '=', id)
    .orderBy('id')
    .execute()

test('everybody sends feedback and sees their own, those who answer all of it [C-3-46 C-7.2-85]', async () => {
  const own = await makeFeedback(teller, { contact: '19900000001' })
  expect(await ids(teller)).toEqual([own.id])
  expect(await ids(safety)).not.toContain(own.id)
  expect(await safety('Feedback/Get', { id: own.id })).toMatchObject({ Code: 403 })
  expect(await ids(admin)).toContain(own.id)
  expect(granted(await admin('Feedback/Get', { id: own.id }))).toMatchObject({
    ...{ own: false, contact: '19900000001', page_path: '/form/daily/taskdaily/EscortList?status=1' },
    ...{ create_user_name: expect.any(String), moves: ['take', 'reply', 'reject', 'close'] },
  })
  for (const username of ['vendor', 'guard', 'escort_staff'] as const) {
    const person = await t.as(username)
    const { id } = await makeFeedback(person)
    expect(await ids(person)).toEqual([id])
  }
  // Whoever audits only reads (domain 14.3), and is not offered the page.
  const auditor = await t.as('auditor')
  for (const [path, body] of [
    ['Save', feedbackBody()],
    ['GetPageList', {}],
    ['Get', { id: own.id }],
  ] as const)
    expect(await auditor(`Feedback/${path}`, body)).toMatchObject({ Code: 401 })
})

test('it is taken on, answered with a reminder, rated once, reopened within seven days, closed', async () => {
  const { id, version } = await makeFeedback(teller)
  expect(await teller('Feedback/Reply', { id, version, reply: '自己回复' })).toMatchObject({ Code: 401 })
  const taken = granted(await admin('Feedback/Take', { id, version }))
  expect(await teller('Feedback/Rate', { id, version: taken.version, satisfaction: 5 })).toMatchObject({ Code: 1004 })
  const answered = granted(await admin('Feedback/Reply', { id, version: taken.version, reply: '已调整页边距。' }))
  expect(await reminders(id)).toEqual([
    {
      remind_code: 'feedback_replied',
      receiver_id: t.world.user.outlet_teller,
      link_path: `/exception/feedback?id=${id}`,
    },
  ])
  expect(granted(await teller('Feedback/Get', { id }))).toMatchObject({
    ...{ status: 2, reply: '已调整页边距。', own: true, moves: ['rate', 'reopen', 'close'] },
  })
  const rated = granted(await teller('Feedback/Rate', { id, version: answered.version, satisfaction: 2 }))
  expect(await teller('Feedback/Rate', { id, version: rated.version, satisfaction: 5 })).toMatchObject({ Code: 1004 })
  // Only its author rates and reopens.
  expect(await admin('Feedback/Reopen', { id, version: rated.version, reopen_reason: '请再看看吧' })).toMatchObject({
    Code: 1004,
  })
  const reopened = granted(
    await teller('Feedback/Reopen', { id, version: rated.version, reopen_reason: '仍然被裁掉，请再看。' }),
  )
  expect(granted(await teller('Feedback/Get', { id }))).toMatchObject({
    status: 0,
    satisfaction: null,
    reopen_count: 1,
  })
  expect((await reminders(id)).map(({ remind_code }) => remind_code)).toEqual(['feedback_replied', 'feedback_reopened'])
  const rejected = granted(
    await admin('Feedback/Reject', { id, version: reopened.version, reply: '属打印机设置问题。' }),
  )
  t.clock.at = new Date(t.clock.at.getTime() + 8 * DAY)
  const late = await teller('Feedback/Reopen', { id, version: rejected.version, reopen_reason: '换了打印机也一样' })
  expect(late).toMatchObject({ Code: 1004, Message: expect.stringContaining('7 天') })
  t.clock.at = new Date(t.clock.at.getTime() - 8 * DAY)
  granted(await teller('Feedback/Reopen', { id, version: rejected.version, reopen_reason: '换了打印机也一样' }))
  const { version: latest } = granted(await teller('Feedback/Get', { id }))
  granted(await teller('Feedback/Close', { id, version: latest }))
})

test('bad input is told at its field', async () => {
  const at = async (more: object) => {
    const answer = await teller('Feedback/Save', feedbackBody(more))
    expect(answer.Code).toBe(1001)
    return (answer.Data as { path: string }[]).map(({ path }) => path)
  }
  expect(await at({ content: '太短' })).toEqual(['content'])
  expect(await at({ content: '长'.repeat(1001) })).toEqual(['content'])
  expect(await at({ title: ' ' })).toEqual(['title'])
  expect(await at({ type: 6 })).toEqual(['type'])
  expect(await at({ page_path: 'https://elsewhere.example' })).toEqual(['page_path'])
  expect(await at({ page_path: '//elsewhere.example' })).toEqual(['page_path'])
  expect(await at({ receipt: 'AAAA-AAAA-AAAA-AAAA-AAAA' })).toEqual(['receipt'])
  expect(await at({ file_ids: [999_999] })).toEqual(['file_ids'])
  const foreign = await upload(t, 'outlet_safety', { folder: 'feedback' })
  expect(await at({ screenshot_file_id: foreign.Data.id })).toEqual(['screenshot_file_id'])
})

test('its files and the picture of its page are read by its author and those who answer', async () => {
  const [file, picture] = [await upload(t, 'outlet_teller'), await upload(t, 'outlet_teller')]
  const { id } = await makeFeedback(teller, { file_ids: [file.Data.id], screenshot_file_id: picture.Data.id })
  expect(granted(await admin('Feedback/Get', { id }))).toMatchObject({
    ...{ files: [{ id: file.Data.id }], screenshot: { id: picture.Data.id } },
  })
  for (const [who, status] of [
    ['outlet_teller', 200],
    ['sys_admin', 200],
    ['outlet_safety', 403],
  ] as const)
    expect((await fetchFile(t, who, picture.Data.id)).statusCode).toBe(status)
})

test('the bench counts what waits; it goes into the recycle bin and comes back; two years after its end it is gone', async () => {
  const counted = async () =>
    granted(await admin('Home/GetHomeCount', {}, { 'cache-control': 'no-cache' })).feedback_open
  const before = await counted()
  const { id, version } = await makeFeedback(safety)
  expect(await counted()).toBe(before + 1)
  expect(await safety('Feedback/Delete', { id, version })).toMatchObject({ Code: 401 })
  granted(await admin('Feedback/Delete', { id, version }))
  expect(await counted()).toBe(before)
  const [bin] = granted(await admin('Recycle/GetPageList', { table: 'feedback' })) as { id: number }[]
  granted(await admin('Recycle/Restore', { table: 'feedback', id: bin?.id }))
  granted(await admin('Feedback/Reply', { id, version, reply: '谢谢，已记录。' }))
  const after = (years: number) => new Date(t.clock.at.getTime() + years * 366 * DAY)
  await removeOldFeedback(t.services, after(1))
  expect(await ids(admin)).toContain(id)
  await removeOldFeedback(t.services, after(2))
  expect(await ids(admin)).not.toContain(id)
})
