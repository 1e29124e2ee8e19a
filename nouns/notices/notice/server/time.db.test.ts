import type { Notice } from '@shouya/server/core/notify/listener.ts'
import { localTime } from '@shouya/server/core/time/local.ts'
import { granted } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { fetchFile, upload } from '@shouya/server/testing/upload.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeNotice } from './testing/notices.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

let t: TestApp
let hq: Post
let branch: Post
let teller: Post
/** Whom the bells rang for, since the last look. */
let rung: (readonly number[] | null)[] = []
beforeAll(async () => {
  t = await testApp()
  ;[hq, branch, teller] = await Promise.all([t.as('hq_security'), t.as('branch_security'), t.as('outlet_teller')])
  t.services.listener.on((notice: Notice) => notice.type === 'notice' && rung.push(notice.deptIds))
})
afterAll(() => t?.close())

const at = (after: number) => localTime(new Date(t.clock.at.getTime() + after), t.services.database.timezone)
const one = async (by: Post, id: number) => granted(await by('Notice/GetNotice', { id }))
const statusOf = async (id: number) =>
  (await t.services.database.pool.query('select status from notice where id = $1', [id])).rows[0]?.status
const rings = async () => {
  await expect.poll(() => rung.length).toBeGreaterThan(0)
  const all = rung
  rung = []
  return all
}

test('the bells of those whom it reaches ring when it is published, withdrawn and over', async () => {
  const { BA0010, BA0011, BA0012 } = t.world.unit
  const below = [BA0010, BA0011, BA0012].sort()
  const { id } = await makeNotice(t, branch, { recv: 'BA0010', expire_time: at(HOUR) })
  expect((await rings()).map((ids) => ids && [...ids].sort())).toEqual([below])
  await branch('Notice/UpdateNoticeStatus', { id })
  await branch('Notice/UpdateNoticeStatus', { id })
  await expect.poll(() => rung.length).toBe(2)
  rung = []
  await t.jobs.run('notice_expire', new Date(t.clock.at.getTime() + 2 * HOUR))
  expect((await rings()).map((ids) => ids && [...ids].sort())).toEqual([below])
  await makeNotice(t, hq)
  expect(await rings()).toEqual([null])
})

test('what is over leaves the bell at that moment, and the hourly job writes it down', async () => {
  const { id } = await makeNotice(t, hq, { expire_time: at(HOUR) })
  const lasting = await makeNotice(t, hq)
  const unread = async () => granted(await teller('Notice/GetNoticeCount')).NoticeCount
  const before = await unread()
  t.clock.at = new Date(t.clock.at.getTime() + HOUR)
  expect(await unread()).toBe(before - 1)
  expect(await one(hq, id)).toMatchObject({ status: 3, allowed: ['receipt'] })
  expect(await hq('Notice/UpdateNoticeStatus', { id })).toMatchObject({
    Code: 1004,
    Message: '通知已过期，不能再发布或撤回',
  })
  expect(await statusOf(id)).toBe(1)
  await t.jobs.run('notice_expire', t.clock.at)
  expect([await statusOf(id), await statusOf(lasting.id)]).toEqual([3, 1])
  expect(await hq('Notice/UpdateNoticeStatus', { id })).toMatchObject({ Code: 1004 })
  // Whoever looks for it still finds it.
  const found = await teller('Notice/GetNoticePageList', { status: 3 })
  expect(found.Data.map((row: { id: number }) => row.id)).toContain(id)
  expect(await hq('Notice/DeleteNotice', { id })).toMatchObject({ Code: 1004 })
})

test('attachments are read by receivers and managers only, and only while it is published', async () => {
  const text = (name: string) =>
    upload(t, 'branch_security', { field: 'file', name, content: Buffer.from(name), folder: 'notice' })
  const [first, second] = [await text('检查表.txt'), await text('安排,二.txt')]
  const annex_urls = [first.url, second.url].join(',')
  const { id } = await makeNotice(t, branch, { recv: 'BA0011', draft: true, annex_urls })
  expect(await one(branch, id)).toMatchObject({ annex_urls, annex_name: '检查表.txt,安排，二.txt' })
  const gets = async (name: string) => (await fetchFile(t, name, first.Data.id)).statusCode
  expect([await gets('branch_security'), await gets('outlet_teller')]).toEqual([200, 403])
  await branch('Notice/UpdateNoticeStatus', { id })
  expect([await gets('outlet_teller'), await gets('guard'), await gets('leader_far'), await gets('vendor')]).toEqual([
    200, 200, 403, 403,
  ])
  await branch('Notice/UpdateNoticeStatus', { id })
  expect(await gets('outlet_teller')).toBe(403)
  // Taken out of the notice, it is its uploader's loose file again.
  await branch('Notice/SaveNotice', {
    ...{ id, title: '改', content: '<p>改</p>', type: 1, recv_dept_id: t.world.unit.BA0011 },
    ...{ annex_urls: second.url, status: 1 },
  })
  expect([await gets('outlet_teller'), await gets('branch_security')]).toEqual([403, 200])
  // What it is told to be called it is called no further than an upload would be.
  const renamed = { title: '改', content: '<p>改</p>', type: 1, recv_dept_id: t.world.unit.BA0011, status: 0 }
  const picture = await upload(t, 'branch_security', { folder: 'notice' })
  const draft = granted(
    await branch('Notice/SaveNotice', {
      ...{ ...renamed, annex_urls: picture.url, annex_name: '通\u202e知/附件.html' },
    }),
  )
  expect(await one(branch, draft.id)).toMatchObject({ annex_name: '通知_附件.png' })
  const [last] = granted(await branch('Common/GetHistory', { table: 'notice', id }))
  const annex = last.changes.find(({ field }: { field: string }) => field === 'annex')
  expect(annex).toMatchObject({ before: '检查表.txt、安排，二.txt', after: '安排，二.txt' })
})

test('nobody quotes a file of somebody else, one twice, or six', async () => {
  const own = async () => (await upload(t, 'hq_security', { folder: 'notice' })).url as string
  const foreign = (await upload(t, 'outlet_teller', { folder: 'notice' })).url
  const url = await own()
  const save = (body: object) => hq('Notice/SaveNotice', { title: '附件', content: '<p>见附件</p>', type: 0, ...body })
  const wrong = async (body: object) => (await save(body)).Data[0]?.path
  expect(await wrong({ annex_urls: foreign })).toBe('annex_urls')
  expect(await wrong({ cover: foreign })).toBe('cover')
  expect(await wrong({ annex_urls: `${url},${url}` })).toBe('annex_urls')
  expect(await wrong({ annex_urls: 'https://evil.example/a.pdf' })).toBe('annex_urls')
  expect(await wrong({ annex_urls: url, annex_name: 'a,b' })).toBe('annex_name')
  expect(await wrong({ annex_urls: (await Promise.all(Array.from({ length: 6 }, own))).join(',') })).toBe('annex_urls')
  expect(await save({ annex_urls: url, cover: await own() })).toMatchObject({ Code: 0 })
})

test('after their years notices go with receipts and files, younger ones stay', async () => {
  const annex_urls = (await upload(t, 'hq_security', { folder: 'notice' })).url as string
  const old = await makeNotice(t, hq, { annex_urls, need_receipt: true })
  await teller('Notice/ConfirmNotice', { id: old.id })
  t.clock.at = new Date(t.clock.at.getTime() + 200 * DAY)
  const young = await makeNotice(t, hq)
  await teller('Notice/AddNoticeRead', { id: young.id })
  await t.jobs.run('notice_retention', new Date(t.clock.at.getTime() + (3 * 366 - 200) * DAY))
  const left = async (table: string, column: string, id: number) =>
    (await t.services.database.pool.query(`select count(*)::int as n from ${table} where ${column} = $1`, [id])).rows[0]
      .n
  for (const [id, n] of [
    [old.id, 0],
    [young.id, 1],
  ] as const)
    expect([await left('notice', 'id', id), await left('notice_read', 'notice_id', id)]).toEqual([n, n])
  expect(await left('file', "ref_table = 'notice' and ref_id", old.id)).toBe(0)
  const { rows } = await t.services.database.pool.query(
    "select result from sys_log where action = 'Job/notice_retention'",
  )
  expect(rows).toEqual([{ result: true }])
})
