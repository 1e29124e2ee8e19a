import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays, localDay } from '../../../core/time/local.ts'
import { approval, definitionWith, makeFlow, makeRequest, taskOf } from '../../../testing/approvals.ts'
import { makeCheckRow, makeRectification } from '../../../testing/checks.ts'
import { makeEnding } from '../../../testing/escort.ts'
import { makeAccount, makeHandover, makeKey } from '../../../testing/factories.ts'
import { makeHandoverRow } from '../../../testing/handoverRow.ts'
import { makeNotice } from '../../../testing/notices.ts'
import { type Post, type TestApp, testApp } from '../../../testing/testApp.ts'

let t: TestApp
/** Noon, so that an hour more or less is the same day. */
const noon = new Date('2026-11-18T04:00:00Z')
const HOUR = 3_600_000

beforeAll(async () => {
  t = await testApp()
  t.clock.at = noon
})
afterAll(() => t?.close())
beforeEach(() => {
  // What was kept before is of another moment.
  t.clock.at = new Date(t.clock.at.getTime() + 10_000)
})

const counts = async (post: Post, headers?: Record<string, string>) =>
  (await post('Home/GetHomeCount', {}, headers)).Data as Record<string, number>

/** Until the notice has come round. */
const nextOf = (read: () => Promise<object>, expected: object) => expect.poll(read).toMatchObject(expected)

/** Two requests that run and one that came back, one of them told to the leader who decides them. */
async function makeApprovals(): Promise<void> {
  const flow = await makeFlow(t, { definition: definitionWith(approval('n1', [t.world.user.outlet_leader])) })
  const [teller, leader] = [await t.as('outlet_teller'), await t.as('outlet_leader')]
  const requests: number[] = []
  for (let count = 0; count < 3; count++) requests.push((await makeRequest(teller, { flow })).id)
  const [first = 0, told = 0] = requests
  const back = { task_id: await taskOf(leader, first), command: 'return', target: 'initiator', opinion: '请补充' }
  await leader('OaExamine/Audit', back)
  await teller('OaExamine/Cc', { id: told, user_ids: [t.world.user.outlet_leader] })
}

describe('each counter is the total of the list that it leads to', () => {
  const lists = (): Record<string, [string, object]> => {
    const today = localDay(t.clock.at, t.services.database.timezone)
    const month = { begin_date: addDays(today, -29), end_date: today }
    return {
      approval_waiting: ['OaExamine/GetAuditList', {}],
      approval_unread: ['OaExamine/GetCcList', { unread: true }],
      approval_running: ['OaExamine/GetPageList', { status: [1] }],
      approval_returned: ['OaExamine/GetPageList', { status: [6] }],
      key_receive: ['RoomKey/GetPageList', { mine: true }],
      key_return: ['RoomKey/GetPageList', { returning: true }],
      key_unreturned: ['RoomKey/GetPageList', { overdue: true }],
      key_today: ['RoomKey/GetPageList', { begin_date: today, end_date: today }],
      key_lost: ['KeyLedger/GetPageList', { position: [4] }],
      key_backfill: ['RoomKey/GetPageList', { backfill: true, ...month }],
      key_void: ['RoomKey/GetPageList', { status: [9], ...month }],
      check_done: ['SecurityCheck/GetPageList', { filed: true, begin_date: today, end_date: today }],
      check_sign: ['SecurityCheck/GetPageList', { mine: true }],
      check_confirm: ['SecurityCheck/GetPageList', { unconfirmed: true }],
      check_abnormal: [
        'SecurityCheck/GetPageList',
        { filed: true, overall_result: 2, begin_date: today, end_date: today },
      ],
      check_late: ['SecurityCheck/GetPageList', { is_overdue: true, ...month }],
      rectify_open: ['Rectification/GetPageList', { open: true }],
      rectify_overdue: ['Rectification/GetPageList', { overdue: true }],
      rectify_major: ['Rectification/GetPageList', { open: true, hazard_level: [3] }],
      rectify_mine: ['Rectification/GetPageList', { mine: true }],
      rectify_review: ['Rectification/GetPageList', { to_review: true }],
      cert_expiring: ['Escort/GetStaffPageList', { expiry: '30' }],
      cert_expired: ['Escort/GetStaffPageList', { expiry: 'expired' }],
      staff_audit: ['Escort/GetStaffPageList', { status: [0] }],
      staff_refused: ['Escort/GetStaffPageList', { status: [5] }],
      car_expiring: ['Escort/GetCarPageList', { expiry: '30' }],
      car_expired: ['Escort/GetCarPageList', { expiry: 'expired' }],
      car_scrap: ['Escort/GetCarPageList', { scrap_asked: true }],
      company_expiring: ['Escort/GetCompanyPageList', { expiry: '30' }],
      user_locked: ['User/GetByPage', { locked: true }],
      user_online: ['User/GetOnlineList', {}],
      job_failed: ['Log/GetPageList', { log_type: [5], action: 'Job/' }],
      audit_reveal: ['Log/GetPageList', { log_type: [3], ...month }],
      audit_export: ['Log/GetPageList', { log_type: [4], ...month }],
      audit_refused: ['Log/GetPageList', { refused: true, ...month }],
      audit_forced: ['Log/GetPageList', { forced: true, ...month }],
      remind_unread: ['Remind/GetMsgList', { status: [0] }],
      unread_notice: ['Notice/GetNoticePageList', { IsRead: 0 }],
      unconfirmed_notice: ['Notice/GetNoticePageList', { unconfirmed: true }],
    }
  }

  beforeAll(async () => {
    await makeHandoverRow(t, { status: 1 })
    await makeHandoverRow(t, { status: 1, from: 'outlet_leader', to: 'outlet_safety', supervisor: 'hq_security' })
    await makeHandoverRow(t, { status: 3, at: -2 })
    await makeHandoverRow(t, { status: 3, at: -30 })
    await makeHandoverRow(t, { status: 3, at: -50, supervisor: 'outlet_leader' })
    await makeHandoverRow(t, { status: 3, at: -50, unit: 'BB0011', from: 'leader_far', to: 'safety_far' })
    await makeHandoverRow(t, { status: 9, at: -200 })
    await makeHandoverRow(t, { status: 9, at: -31 * 24 })
    await makeHandoverRow(t, { status: 2, type: 1, at: -100, backfill: true })
    const wrong = { abnormal_count: 1, overall_result: 2, is_overdue: true }
    await makeCheckRow(t, { status: 1, day: localDay(t.clock.at, t.services.database.timezone), more: wrong })
    const found = { dept_id: t.world.unit.BA0011, hazard_level: 3, temp_measure: '专人值守' }
    const { id: late } = await makeRectification(await t.as('branch_security'), found)
    await t.services.database.kysely
      .updateTable('rectification')
      .set({ deadline: '2026-01-01' })
      .where('id', '=', late)
      .execute()
    await makeApprovals()
    await makeNotice(t, await t.as('hq_security'), { need_receipt: true })
    await makeNotice(t, await t.as('branch_security'), { recv: 'BA0011', link: true })
    const lost = await makeKey(t)
    const db = t.services.database.kysely
    await db.updateTable('key_ledger').set({ position: 4 }).where('id', '=', lost).execute()
    await makeEnding(t)
    const until = new Date(t.clock.at.getTime() + HOUR)
    await db.insertInto('sign_in_lock').values({ name_key: 'outlet_teller', until }).execute()
    const sys = await t.as('sys_admin')
    await sys('User/Reveal', { id: t.world.user.outlet_teller })
    await sys('User/ResetPwd', { id: t.world.user.finance })
    await (await t.as('auditor'))('Common/Export', { controller: 'RoomKey', filters: {}, columns: ['bill_no'] })
    await (await t.as('outlet_teller'))('User/GetByPage', {})
    t.jobs.define('fails', { run: () => Promise.reject(new Error('no')) })
    await expect(t.jobs.run('fails', t.clock.at)).rejects.toThrow('no')
  })

  test.each([
    ['admin', 40],
    ['sys_admin', 22],
    ['hq_security', 38],
    ['branch_security', 35],
    ['security_far', 35],
    ['sub_leader', 25],
    ['outlet_leader', 32],
    ['outlet_safety', 32],
    ['outlet_teller', 25],
    ['leader_far', 32],
    ['auditor', 34],
    ['vendor', 5],
  ] as const)('%s sees %i of them', async (username, number) => {
    const post = await t.as(username)
    const seen = await counts(post)
    expect(Object.keys(seen)).toHaveLength(number)
    // What is due is no list of records: these outlets have no hours, so nothing is.
    expect(seen.check_should ?? 0).toBe(0)
    for (const [key, count] of Object.entries(seen)) {
      if (key === 'check_should') continue
      const [path, body] = lists()[key] as [string, object]
      const { Code, Total, Data } = await post(path, { pagesize: 200, ...body })
      expect(Code, key).toBe(0)
      expect(count, key).toBe(Total ?? Data.length)
    }
  })

  test('every counter counts something, and not the same everywhere', async () => {
    const all = await counts(await t.as('admin'))
    const zero = Object.keys(all).filter((key) => all[key] === 0)
    // What waits for admin's own signature and hands, and what admin began.
    expect(zero).toEqual([
      'remind_unread',
      'key_receive',
      'key_return',
      'check_should',
      'check_sign',
      'rectify_mine',
      'rectify_review',
      'approval_waiting',
      'approval_running',
      'approval_returned',
      'approval_unread',
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
  /** How often a call goes to the database. */
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
    const seen = [await counts(near), await counts(far), await counts(near)]
    expect(seen[0]).toEqual(seen[2])
    expect(seen[0]).not.toEqual(seen[1])
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

    // The giver takes it back: nothing waits for the receiver any more.
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
