import { granted, makeAccount } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeNotice } from './testing/notices.ts'

let t: TestApp
let hq: Post
let branch: Post
let far: Post
let teller: Post
beforeAll(async () => {
  t = await testApp()
  ;[hq, branch, far, teller] = await Promise.all([
    t.as('hq_security'),
    t.as('branch_security'),
    t.as('security_far'),
    t.as('outlet_teller'),
  ])
})
afterAll(() => t?.close())

/** What somebody received, by title. */
const titles = async (by: Post, query: object = {}) =>
  granted(await by('Notice/GetNoticePageList', { pagesize: 200, ...query })).map(
    ({ title }: { title: string }) => title,
  )
const one = async (by: Post, id: number) => granted(await by('Notice/GetNotice', { id }))
const count = async (by: Post) => granted(await by('Notice/GetNoticeCount')).NoticeCount
const saved = (by: Post, body: object) =>
  by('Notice/SaveNotice', { title: '标题', content: '<p>内容</p>', type: 0, ...body })
const paths = ({ Data }: { Data: { path: string }[] }) => Data.map(({ path }) => path)

describe('the calls of spec 000 section 7.1', () => {
  test('take and answer what it names [C-3-01 C-3-03 C-3-04 C-3-05 C-4-03 C-7.1-04 C-7.1-05 C-7.1-06 C-7.1-07 C-7.1-08 C-7.1-09 C-7.2-69]', async () => {
    const body = {
      title: '关于做好春节期间安全保卫工作的通知',
      content: '<p>请各网点<b>落实</b></p>',
      recv_dept_id: 0,
      cover: '',
      type: 0,
      url: '',
      annex_urls: '',
      annex_name: '',
      status: 1,
    }
    const { id } = granted(await hq('Notice/SaveNotice', body))
    const list = await teller('Notice/GetNoticePageList', {
      type: 0,
      page: 1,
      pagesize: 8,
      keywords: '春节',
      status: 1,
    })
    expect(list).toMatchObject({ Code: 0, Total: 1, Data: [{ ...body, id, IsRead: 0 }] })
    expect(list.Data[0].create_time).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    const before = await count(teller)
    expect(await teller('Notice/AddNoticeRead', { id })).toMatchObject({ Code: 0, Data: null })
    expect(await count(teller)).toBe(before - 1)
    expect((await one(teller, id)).IsRead).toBe(1)
    expect(await hq('Notice/UpdateNoticeStatus', { id })).toMatchObject({ Code: 0, Data: { status: 2 } })
    expect(await hq('Notice/DeleteNotice', { id })).toMatchObject({ Code: 0, Data: null })
    expect(await hq('Notice/GetNotice', { id })).toMatchObject({ Code: 1002 })
    expect(await teller('Notice/AddNoticeRead', { id })).toMatchObject({ Code: 1002, Message: '数据不存在或已删除' })
  })

  test('a page has eight rows unless told otherwise [C-2.10-11 C-7.1-04 C-9-04]', async () => {
    for (let i = 0; i < 9; i++) await makeNotice(t, hq)
    expect((await teller('Notice/GetNoticePageList')).Data).toHaveLength(8)
  })
})

describe('who receives it', () => {
  test('the unit and all below it, or everybody, outsiders of these units among them', async () => {
    const { id, title } = await makeNotice(t, branch, { recv: 'BA0010' })
    const all = await makeNotice(t, hq)
    const guard = await t.as('guard')
    for (const name of ['outlet_teller', 'guard', 'sub_leader'] as const)
      expect(await titles(await t.as(name))).toContain(title)
    for (const name of ['leader_far', 'vendor', 'escort_admin', 'agent_user'] as const) {
      const post = await t.as(name)
      const got = await titles(post)
      expect(got, name).not.toContain(title)
      expect(got, name).toContain(all.title)
      expect(await post('Notice/AddNoticeRead', { id }), name).toMatchObject({ Code: 403 })
    }
    expect(await guard('Notice/AddNoticeRead', { id })).toMatchObject({ Code: 0 })
  })

  test('links stand with bank-wide ones or with those of units, keep their type, and count with them [C-2.10-11 C-3-02]', async () => {
    const [bank, unit] = [
      await makeNotice(t, hq, { link: true }),
      await makeNotice(t, branch, { link: true, recv: 'BA0001' }),
    ]
    const found = async (type: number) => granted(await teller('Notice/GetNoticePageList', { type, pagesize: 200 }))
    const [zero, first, links] = [await found(0), await found(1), await found(2)]
    const has = (rows: { id: number; type: number }[], id: number) => rows.find((row) => row.id === id)?.type
    expect([has(zero, bank.id), has(first, bank.id), has(links, bank.id)]).toEqual([2, undefined, 2])
    expect([has(zero, unit.id), has(first, unit.id), has(links, unit.id)]).toEqual([undefined, 2, 2])
    const unread = async (type: number) => (await teller('Notice/GetNoticePageList', { type, IsRead: 0 })).Total ?? 0
    expect(await count(teller)).toBe((await unread(0)) + (await unread(1)))
  })

  test('how many it was for is kept from when it was published', async () => {
    const { id } = await makeNotice(t, branch, { recv: 'BA0011' })
    const { receiver_count } = await one(branch, id)
    await makeAccount(t, { role: 'outlet_teller' })
    expect((await one(branch, id)).receiver_count).toBe(receiver_count)
    await branch('Notice/UpdateNoticeStatus', { id })
    await branch('Notice/UpdateNoticeStatus', { id })
    expect((await one(branch, id)).receiver_count).toBe(receiver_count + 1)
  })

  test('pinned ones come first', async () => {
    const pinned = await makeNotice(t, hq, { is_top: true })
    await makeNotice(t, hq)
    expect((await titles(teller))[0]).toBe(pinned.title)
  })

  test('readers see neither counts nor what they may not do', async () => {
    const { id } = await makeNotice(t, hq)
    expect(await one(teller, id)).toMatchObject({ receiver_count: null, read_count: null, allowed: [] })
  })
})

describe('who tells whom', () => {
  test('the whole bank: head office security and system administrators', async () => {
    for (const name of ['hq_security', 'sys_admin', 'admin'] as const)
      expect(await saved(await t.as(name), { status: 1 }), name).toMatchObject({ Code: 0 })
    expect(await saved(branch, {})).toMatchObject({ Code: 1001, Data: [{ path: 'type' }] })
    expect(await saved(branch, { type: 2, content: '', url: 'https://a.example' })).toMatchObject({ Code: 1001 })
  })

  test('a branch its own units only', async () => {
    const to = (code: 'BA0011' | 'BB0011' | 'HQ0000') => ({ type: 1, recv_dept_id: t.world.unit[code], status: 1 })
    expect(await saved(branch, to('BA0011'))).toMatchObject({ Code: 0 })
    expect(await saved(branch, to('BB0011'))).toMatchObject({ Code: 403 })
    expect(await saved(branch, to('HQ0000'))).toMatchObject({ Code: 403 })
    expect(await saved(branch, { type: 1, recv_dept_id: 900_000_001 })).toMatchObject({
      Code: 1001,
      Data: [{ path: 'recv_dept_id' }],
    })
  })

  test('publishing takes its own operation', async () => {
    const leader = await t.as('sub_leader')
    expect(await saved(leader, {})).toMatchObject({ Code: 401 })
    const { id } = await makeNotice(t, branch, { recv: 'BA0010' })
    expect(await leader('Notice/UpdateNoticeStatus', { id })).toMatchObject({ Code: 401 })
  })

  test('the management shows what is of the own scope or reaches into it', async () => {
    const mine = await makeNotice(t, branch, { recv: 'BA0011', draft: true })
    const theirs = await makeNotice(t, far, { recv: 'BB0011' })
    const above = await makeNotice(t, hq, { recv: 'BA0011' })
    const managed = await titles(branch, { managed: true })
    expect(managed).toContain(mine.title)
    expect(managed).toContain(above.title)
    expect(managed).not.toContain(theirs.title)
    expect(await one(branch, above.id)).toMatchObject({ allowed: ['receipt'], own: false })
    expect(await branch('Common/GetHistory', { table: 'notice', id: above.id })).toMatchObject({ Code: 403 })
    expect(await one(branch, mine.id)).toMatchObject({ own: true })
    expect(await branch('Common/GetHistory', { table: 'notice', id: mine.id })).toMatchObject({ Code: 0 })
    expect(await branch('Notice/UpdateNoticeStatus', { id: above.id })).toMatchObject({ Code: 403 })
    expect(await titles(hq, { managed: true, status: [0], keywords: mine.title })).toEqual([mine.title])
    expect(await teller('Notice/GetNoticePageList', { managed: true })).toMatchObject({ Code: 401 })
  })
})

describe('states', () => {
  test('a draft is published, withdrawn, published again; receipts stay [C-4-03]', async () => {
    const { id } = await makeNotice(t, branch, { recv: 'BA0011', draft: true })
    expect(await one(branch, id)).toMatchObject({ status: 0, bill_no: null, allowed: ['edit', 'publish', 'delete'] })
    expect(await teller('Notice/GetNotice', { id })).toMatchObject({ Code: 403 })
    expect(await branch('Notice/UpdateNoticeStatus', { id, status: 2 })).toMatchObject({ Code: 1004 })
    await branch('Notice/UpdateNoticeStatus', { id, status: 1 })
    const published = await one(branch, id)
    expect(published).toMatchObject({ status: 1, allowed: ['withdraw', 'receipt'] })
    expect(published.bill_no).toMatch(/^TZ\d{8}\w{4}\d{4}$/)
    await teller('Notice/AddNoticeRead', { id })
    await branch('Notice/UpdateNoticeStatus', { id, reason: '日期有误' })
    expect(await one(branch, id)).toMatchObject({ status: 2, withdraw_reason: '日期有误' })
    expect(await teller('Notice/AddNoticeRead', { id })).toMatchObject({ Code: 1004, Message: '该通知已撤回' })
    await branch('Notice/UpdateNoticeStatus', { id })
    expect(await one(branch, id)).toMatchObject({ status: 1, read_count: 1, bill_no: published.bill_no })
    expect((await one(teller, id)).IsRead).toBe(1)
  })

  test('a published one is neither edited nor deleted; a changed text is to be read again', async () => {
    const { id } = await makeNotice(t, branch, { recv: 'BA0011' })
    await teller('Notice/AddNoticeRead', { id })
    const again = { id, type: 1, recv_dept_id: t.world.unit.BA0011, content: '<p>改了</p>' }
    expect(await saved(branch, again)).toMatchObject({ Code: 1004 })
    expect(await branch('Notice/DeleteNotice', { id })).toMatchObject({ Code: 1004 })
    await branch('Notice/UpdateNoticeStatus', { id })
    expect(await saved(branch, { ...again, version: 1 })).toMatchObject({ Code: 1005 })
    expect(await saved(branch, { ...again, status: 1 })).toMatchObject({ Code: 0, Data: { status: 1 } })
    expect(await one(teller, id)).toMatchObject({ IsRead: 0, content: '<p>改了</p>' })
    expect(await one(branch, id)).toMatchObject({ read_count: 0 })
  })

  test('what nobody could read is not published', async () => {
    const none = await saved(hq, { content: '', status: 1 })
    expect([none.Code, paths(none)]).toEqual([1001, ['content']])
    const nowhere = await saved(hq, { type: 2, content: '', status: 1 })
    expect([nowhere.Code, paths(nowhere)]).toEqual([1001, ['url']])
    for (const url of ['javascript:alert(1)', 'ftp://a.example', '//a.example', 'https://'])
      expect(paths(await saved(hq, { type: 2, url })), url).toEqual(['url'])
    expect(paths(await saved(hq, { expire_time: '2020-01-01 00:00:00' }))).toEqual(['expire_time'])
    expect(paths(await saved(hq, { type: 1 }))).toEqual(['recv_dept_id'])
    expect(paths(await saved(hq, { recv_dept_id: t.world.unit.BA0011 }))).toEqual(['recv_dept_id'])
  })

  test('rich text keeps nothing that runs', async () => {
    const { id } = granted(
      await saved(hq, {
        content: '<p onclick="x()">好<script>alert(1)</script></p><img src=x onerror=alert(1)>',
        status: 1,
      }),
    )
    const { content } = await one(teller, id)
    expect(content).toContain('好')
    expect(content).not.toMatch(/script|onclick|onerror|<img/)
  })
})

test('the search finds words of title and text, by pairs of characters', async () => {
  const { title, id } = await makeNotice(t, hq, { title: '钟离反诈宣传月' })
  expect(await titles(teller, { keywords: '反诈宣传' })).toEqual([title])
  expect(await titles(teller, { keywords: '钟离反诈宣传月的内容' })).toEqual([title])
  const { bill_no } = await one(hq, id)
  expect(await titles(hq, { managed: true, keywords: bill_no })).toEqual([title])
  expect(await teller('Notice/GetNoticePageList', { keywords: '诈' })).toMatchObject({ Code: 1001 })
})

test('the work bench counts what the bell counts', async () => {
  const counts = granted(await teller('Home/GetHomeCount'))
  expect(counts.unread_notice).toBe(await count(teller))
  const before = counts.unconfirmed_notice
  const { id } = await makeNotice(t, hq, { need_receipt: true })
  expect((await teller('Home/GetHomeCount', {}, { 'cache-control': 'no-cache' })).Data.unconfirmed_notice).toBe(
    before + 1,
  )
  await teller('Notice/ConfirmNotice', { id })
  expect(granted(await teller('Home/GetHomeCount')).unconfirmed_notice).toBe(before)
})

test('the list is exported as it is shown', async () => {
  const answer = await branch('Common/Export', {
    controller: 'Notice',
    filters: { managed: true, status: [1] },
    columns: ['title', 'type', 'receiver_count', 'status'],
  })
  const { Total } = await branch('Notice/GetNoticePageList', { managed: true, status: [1] })
  expect(answer).toMatchObject({ Code: 0, Data: { rows: Total } })
  expect(await teller('Common/Export', { controller: 'Notice', columns: ['title'] })).toMatchObject({ Code: 401 })
})
