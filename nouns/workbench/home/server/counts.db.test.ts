import { counterLists } from '@shouya/contract/counterLists'
import { localDay } from '@shouya/server/core/time/local.ts'
import { makeAccount, makeHandover, makeKey } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeHandoverRow } from '../../../daily/roomKey/server/testing/handoverRow.ts'
import { makeEveryCounter } from './testing/makeEveryCounter.ts'

let t: TestApp
/** Noon, so that an hour more or less is on the same day. */
const noon = new Date('2026-11-18T04:00:00Z')
const HOUR = 3_600_000

beforeAll(async () => {
  t = await testApp()
  t.clock.at = noon
})
afterAll(() => t?.close())
beforeEach(() => {
  // The cache has expired.
  t.clock.at = new Date(t.clock.at.getTime() + 10_000)
})

const counts = async (post: Post, headers?: Record<string, string>) =>
  (await post('Home/GetHomeCount', {}, headers)).Data as Record<string, number>

/** Waits until the notification has arrived. */
const nextOf = (read: () => Promise<object>, expected: object) => expect.poll(read).toMatchObject(expected)

describe('each counter is the total of the list that it leads to', () => {
  const lists = () => counterLists(localDay(t.clock.at, t.services.database.timezone))

  beforeAll(() => makeEveryCounter(t))

  test.each([
    ['admin', 130],
    ['sys_admin', 45],
    ['hq_security', 92],
    ['branch_security', 93],
    ['security_far', 93],
    ['sub_leader', 68],
    ['outlet_leader', 82],
    ['outlet_safety', 78],
    ['outlet_teller', 43],
    ['leader_far', 82],
    ['auditor', 99],
    ['vendor', 16],
    ['monitor_center', 55],
    ['escort_admin', 44],
    ['escort_staff', 17],
    ['guard', 25],
    ['trade_admin', 39],
    ['finance', 37],
    ['agent_user', 33],
    ['member_service', 34],
  ] as const)('%s sees %i of them [C-7.1-11 C-7.2-84]', async (username, number) => {
    const post = await t.as(username)
    const countsNow = await counts(post)
    expect(Object.keys(countsNow)).toHaveLength(number)
    for (const [key, count] of Object.entries(countsNow)) {
      const { path, filters } = lists()[key as keyof ReturnType<typeof lists>]
      const { Code, Total, Data } = await post(path, { pagesize: 200, ...filters })
      expect(Code, key).toBe(0)
      expect(count, key).toBe(Total ?? Data.length)
    }
  })

  test('every counter counts something, and not the same everywhere', async () => {
    const all = await counts(await t.as('admin'))
    const zero = Object.keys(all).filter((key) => all[key] === 0)
    // Counters of records that wait for admin in person, and of records that admin made.
    expect(zero.toSorted()).toEqual([
      'approval_returned',
      'approval_running',
      'approval_unread',
      'approval_waiting',
      'check_sign',
      'conference_confirm',
      'conference_reply',
      'escort_should',
      'escort_sign',
      'fire_check_sign',
      'guard_evaluation_ack',
      'issue_pending',
      'issue_review',
      'key_receive',
      'key_return',
      'meeting_sign',
      'performance_sign',
      'rectify_mine',
      'rectify_review',
      'remind_unread',
      'scene_check_sign',
      'security_item_sign',
      'self_check_sign',
      'video_sign',
    ])
    const near = await counts(await t.as('outlet_teller'))
    const far = await counts(await t.as('leader_far'))
    expect(near).toMatchObject({
      approval_running: 2,
      unread_notice: 2,
      unconfirmed_notice: 1,
      approval_returned: 1,
      key_receive: 1,
      key_return: 3,
      key_unreturned: 2,
      key_lost: 1,
      key_void: 1,
    })
    expect(await counts(await t.as('outlet_leader'))).toMatchObject({ approval_waiting: 2, approval_unread: 1 })
    expect(far).toMatchObject({
      approval_waiting: 0,
      approval_unread: 0,
      key_receive: 0,
      key_return: 1,
      key_unreturned: 1,
      key_lost: 0,
      key_void: 0,
    })
  })
})

describe('asked and kept', () => {
  /** The number of statements that a call sends to the database. */
  async function statements(run: () => Promise<unknown>): Promise<number> {
    const { pool } = t.services.database
    let number = 0
    const note = () => void number++
    pool.on('acquire', note)
    await run()
    pool.off('acquire', note)
    return number
  }

  test('all in one statement, and within five seconds none', async () => {
    const admin = await t.as('admin')
    await admin('Login/GetCurrent')
    expect(await statements(() => counts(admin))).toBe(1)
    expect(await statements(() => Promise.all([counts(admin), counts(admin)]))).toBe(0)
    t.clock.at = new Date(t.clock.at.getTime() + 4_900)
    expect(await statements(() => counts(admin))).toBe(0)
    t.clock.at = new Date(t.clock.at.getTime() + 200)
    expect(await statements(() => counts(admin))).toBe(1)
    expect(await statements(() => counts(admin, { 'cache-control': 'no-cache' }))).toBe(1)
  })

  test('one caller never gets the numbers of another', async () => {
    const [near, far] = await Promise.all([t.as('outlet_leader'), t.as('leader_far')])
    const allCounts = [await counts(near), await counts(far), await counts(near)]
    expect(allCounts[0]).toEqual(allCounts[2])
    expect(allCounts[0]).not.toEqual(allCounts[1])
  })

  test('an own change and what concerns somebody are there at once', async () => {
    const from = await makeAccount(t, { role: 'outlet_leader' })
    const to = await makeAccount(t, { role: 'outlet_leader' })
    expect(await counts(from.post)).toMatchObject({ key_receive: 0 })
    expect(await counts(to.post)).toMatchObject({ key_receive: 0, remind_unread: 0 })
    const { key_today = 0 } = await counts(from.post)

    const filed = await makeHandover(t, { from, to: to.id })
    expect(await counts(from.post)).toMatchObject({ key_today: key_today + 1 })
    await nextOf(() => counts(to.post), { key_receive: 1, remind_unread: 1 })

    // After the giver's cancellation nothing waits for the receiver.
    await from.post('RoomKey/Void', { id: filed.id, version: filed.version, reason: '登记有误' })
    await nextOf(() => counts(to.post), { key_receive: 0, remind_unread: 0 })
  })

  test('a right that is taken takes its counters along at once', async () => {
    const { post, id } = await makeAccount(t, { role: 'outlet_leader' })
    expect(await counts(post)).toHaveProperty('key_today')
    await t.services.database.kysely.deleteFrom('user_role').where('user_id', '=', id).execute()
    await t.services.database.pool.query(`select pg_notify('shouya', '{"type":"permission"}')`)
    await expect.poll(async () => (await post('Home/GetHomeCount')).Code).toBe(401)
  })

  test('after midnight today is another day', async () => {
    const { post } = await makeAccount(t, { role: 'outlet_leader', unit: 'BA0012' })
    t.clock.at = new Date('2026-11-18T15:59:58Z')
    await makeHandoverRow(t, { unit: 'BA0012', status: 2, type: 1, at: -3 })
    await makeHandoverRow(t, { unit: 'BA0012', status: 3, at: -3, expect: 2 / 3600 })
    expect(await counts(post)).toMatchObject({ key_today: 2, key_unreturned: 0 })
    t.clock.at = new Date(t.clock.at.getTime() + 3_000)
    expect(await counts(post)).toMatchObject({ key_today: 0, key_unreturned: 1 })
    t.clock.at = new Date(noon.getTime() + HOUR)
  })

  test('a key is reported lost, and the ledger’s number is right', async () => {
    const { post, id } = await makeAccount(t, { role: 'outlet_leader' })
    const { key_lost = 0 } = await counts(post)
    const key = await makeKey(t, { holder: id })
    const body = { handover_type: 7, key_ids: [key], to_user_id: t.world.user.outlet_safety, reason: '遗失' }
    const sign = { method: 2, password: 'Quiet-Harbour-41' }
    const filed = await post('RoomKey/Save', { ...body, supervisor_user_id: t.world.user.outlet_leader, sign })
    expect(filed.Code).toBe(0)
    expect(await counts(post)).toMatchObject({ key_lost: key_lost + 1 })
  })
})
