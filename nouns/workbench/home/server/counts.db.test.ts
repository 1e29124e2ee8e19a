import { counterLists } from '@shouya/contract/counterLists'
import { periodOf, periodType } from '@shouya/noun/period'
import { addDays, localDay } from '@shouya/server/core/time/local.ts'
import { granted, makeAccount, makeHandover, makeImage, makeKey, signature } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeFault } from '../../../daily/faultRepair/server/testing/faultRepair.ts'
import {
  handoverBody,
  makeBoxes,
  makeEscort,
  makeMoneyBoxRow,
  makeSigned,
} from '../../../daily/moneyBox/server/testing/moneyBox.ts'
import { makeHandoverRow } from '../../../daily/roomKey/server/testing/handoverRow.ts'
import { makeCheckRow, makeRectification } from '../../../daily/securityCheck/server/testing/checks.ts'
import { makeAccess, makeEntry, timeIn } from '../../../daily/visitor/server/testing/visitors.ts'
import { judgement, makeSubmitted } from '../../../drills/drillRecord/server/testing/drills.ts'
import { makeRoute, planBody } from '../../../escort/plan/server/testing/escortPlan.ts'
import { dayFrom, makeBank, makeCompany, makeEnding, makeOutsider } from '../../../escort/server/testing/escort.ts'
import { makeMaterial, makeDraft as makeMaterialDraft } from '../../../library/material/server/testing/makeMaterial.ts'
import { makeRepairs } from '../../../maintenance/repairOrder/server/testing/repairs.ts'
import { makeDevice, makeVendor } from '../../../maintenance/server/testing/maintenance.ts'
import { makeNotice } from '../../../notices/notice/server/testing/notices.ts'
import { makeFeedback } from '../../../portal/feedback/server/testing/makeFeedback.ts'
import { meetingBody } from '../../../reports/meetingLog/server/testing/meetings.ts'
import { makeTaskRow } from '../../../tasks/taskAssignment/server/testing/tasks.ts'
import { makeTrades } from '../../../trading/server/testing/makeTrades.ts'
import { makeEvaluations } from './testing/evaluations.ts'
import { makeReports } from './testing/reports.ts'
import { makeRequests } from './testing/requests.ts'

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

/** One escort handover in each of the states done, disputed, refused, late, and waiting for the teller's signature. */
async function makeEscorts(): Promise<number> {
  const db = t.services.database.kysely
  const { outlet_safety: byId, outlet_teller: secondId } = t.world.user
  const [by, second] = [await t.as('outlet_safety'), await t.as('outlet_teller')]
  const escort = await makeEscort(t)
  const signed = async (type: number) => {
    const boxes = await makeBoxes(t, 1)
    const { id, version } = await makeSigned(t, { by, byId, second, secondId }, { escort, boxes, type })
    return { id, version }
  }
  granted(await by('MoneyBox/Leave', await signed(1)))
  granted(await (await t.as('outlet_leader'))('MoneyBox/Dispute', { ...(await signed(3)), reason: '封签号登记错误' }))
  await makeMoneyBoxRow(t, { refused: true })
  const { id: late } = await makeMoneyBoxRow(t)
  await db.updateTable('money_box').set({ on_time: 3 }).where('id', '=', late).execute()
  const body = handoverBody(t, { escort, boxes: await makeBoxes(t, 1), second: secondId, type: 3 })
  await by('MoneyBox/Verify', {
    ...body,
    sign: signature,
    escort_signs: [{ staff_id: escort.crew[2], file_id: await makeImage(t, byId) }],
  })
  const [first = 0] = escort.crew
  await db.updateTable('escort_staff').set({ user_id: t.world.user.escort_staff }).where('id', '=', first).execute()
  return escort.company
}

/** The other people are of the same escort company as the handovers. */
const makeOutsiders = (company: number) =>
  t.services.database.kysely
    .updateTable('sys_user')
    .set({ party_id: company })
    .where('username', 'in', ['escort_admin', 'escort_staff'])
    .execute()

/** A plan for today and a draft plan. */
async function makePlans(): Promise<void> {
  const { id: company } = await makeCompany(t, await makeBank(t))
  const own = await makeOutsider(t, company)
  for (const published of [true, false]) {
    const route = (await makeRoute(t, own, company)).id
    const body = { ...(await planBody(t, company, route)), plan_date: dayFrom(t, 0) }
    const saved = granted(await own.post('Escort/SavePlan', body))
    if (published) granted(await own.post('Escort/PublishPlan', { ...saved, reason: '临时加排' }))
  }
}

/** Runs with the clock some days back. */
async function daysAgo<T>(days: number, run: () => Promise<T>): Promise<T> {
  const now = t.clock.at
  t.clock.at = new Date(now.getTime() - days * 24 * HOUR)
  const result = await run()
  t.clock.at = now
  return result
}

/**
 * A visitor of yesterday who should have left and one of today; an application for recordings and a copy that was not
 * returned.
 */
async function makeAtTheDoor(): Promise<void> {
  const safety = { id: t.world.user.outlet_safety, post: await t.as('outlet_safety') }
  await daysAgo(1, () => makeEntry(t, safety))
  await makeEntry(t, safety)
  await makeAccess(t, safety)
  const [monitor, supervisor] = [await t.as('monitor_center'), await t.as('branch_security')]
  await daysAgo(3, async () => {
    const id = await makeAccess(t, safety)
    const { version } = granted(await monitor('VideoAccess/Get', { id }))
    const body = {
      ...{ id, version, supervisor_user_id: t.world.user.branch_security, result: '已查看', sign: signature },
      ...{ access_begin: timeIn(t, -30), access_end: timeIn(t, -5), copy_media: 2, media_no: 'U-7' },
      return_due: addDays(localDay(t.clock.at, t.services.database.timezone), 1),
      receiver_sign_file_id: await makeImage(t, t.world.user.monitor_center),
    }
    const registered = granted(await monitor('VideoAccess/Register', body))
    granted(await supervisor('VideoAccess/Sign', { id, version: registered.version, sign: signature }))
  })
}

/** A meeting that its two people have signed, and one that waits for the head of the outlet and a teller. */
async function makeMeetings(): Promise<void> {
  const { outlet_safety, outlet_teller, outlet_leader } = t.world.user
  const [safety, teller] = [await t.as('outlet_safety'), await t.as('outlet_teller')]
  const submit = async (present: readonly number[]) =>
    granted(await safety('MeetingLog/Submit', await meetingBody(t, outlet_safety, present)))
  const { id } = await submit([outlet_safety, outlet_teller])
  for (const post of [safety, teller]) granted(await post('MeetingLog/Sign', { id, sign: signature }))
  await submit([outlet_leader, outlet_teller])
}

/** A drill that waits for its evaluation, and one that the branch found insufficient, so that it is to be repeated. */
async function makeDrills(): Promise<void> {
  const safety = await t.as('outlet_safety')
  const submit = () => makeSubmitted(t, safety, t.world.user.outlet_safety)
  await submit()
  granted(await (await t.as('branch_security'))('DrillRecord/Evaluate', judgement({ ...(await submit()), effect: 4 })))
}

/** A must for everybody, and one of a branch for the whole bank that waits for its review. */
async function makeDocuments(): Promise<void> {
  const branch = await t.as('branch_security')
  await makeMaterial(t, await t.as('hq_security'), { need_read: true, read_deadline: '2030-01-01 18:00:00' })
  const { id, version } = await makeMaterialDraft(t, branch)
  granted(await branch('File/Submit', { id, version }))
}

describe('each counter is the total of the list that it leads to', () => {
  const lists = () => counterLists(localDay(t.clock.at, t.services.database.timezone))

  beforeAll(async () => {
    await makeMeetings()
    await makeDrills()
    await makeReports(t)
    await makeEvaluations(t)
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
    const day = localDay(t.clock.at, t.services.database.timezone)
    const fault = await makeFault(await t.as('outlet_safety'))
    await t.services.database.kysely
      .updateTable('fault_repair')
      .set({ escalated_at: t.clock.at })
      .where('id', '=', fault.id)
      .execute()
    await makeTaskRow(t, { day })
    await makeTaskRow(t, { day, unit: 'BB0011' })
    await makeTaskRow(t, { day: addDays(day, -3), status: 3 })
    await makeTaskRow(t, { day: addDays(day, -40), status: 3 })
    await makeTaskRow(t, { code: 'M_MEETING', period: day.slice(0, 7) })
    for (const code of ['Q_SCENE', 'Q_FIRE', 'Q_DRILL'])
      await makeTaskRow(t, { code, day: '2027-01-10', period: periodOf(periodType.quarter, day) })
    const company = await makeEscorts()
    await makeOutsiders(company)
    await makeAtTheDoor()
    const hazard = { dept_id: t.world.unit.BA0011, hazard_level: 3, temp_measure: '专人值守' }
    const { id: late } = await makeRectification(await t.as('branch_security'), hazard)
    await t.services.database.kysely
      .updateTable('rectification')
      .set({ deadline: '2026-01-01' })
      .where('id', '=', late)
      .execute()
    await makeRequests(t)
    await makeFeedback(await t.as('outlet_teller'))
    await makeNotice(t, await t.as('hq_security'), { need_receipt: true })
    await makeNotice(t, await t.as('branch_security'), { recv: 'BA0011', link: true })
    await makeDocuments()
    const lost = await makeKey(t)
    const db = t.services.database.kysely
    await db.updateTable('key_ledger').set({ position: 4 }).where('id', '=', lost).execute()
    await makeEnding(t)
    await makePlans()
    const until = new Date(t.clock.at.getTime() + HOUR)
    await db.insertInto('sign_in_lock').values({ name_key: 'outlet_teller', until }).execute()
    const sys = await t.as('sys_admin')
    await sys('User/Reveal', { id: t.world.user.outlet_teller })
    const bank = await makeBank(t)
    await makeVendor(t, bank, { contract_end: dayFrom(t, 10) })
    const { id: repairer } = await makeVendor(t, bank, { service_types: [14] })
    await makeDevice(t, bank, 'BA0011', { next_maint_on: dayFrom(t, 3) })
    await makeRepairs(t, bank, repairer)
    await makeTrades(t)
    const { id: forgetful } = await makeAccount(t, { role: 'finance' })
    await sys('User/ResetPwd', { id: forgetful })
    await (await t.as('auditor'))('Common/Export', { controller: 'RoomKey', filters: {}, columns: ['bill_no'] })
    await (await t.as('outlet_teller'))('User/GetByPage', {})
    t.jobs.define('fails', { run: () => Promise.reject(new Error('no')) })
    await expect(t.jobs.run('fails', t.clock.at)).rejects.toThrow('no')
  })

  test.each([
    ['admin', 127],
    ['sys_admin', 45],
    ['hq_security', 92],
    ['branch_security', 93],
    ['security_far', 93],
    ['sub_leader', 68],
    ['outlet_leader', 82],
    ['outlet_safety', 78],
    ['outlet_teller', 43],
    ['leader_far', 82],
    ['auditor', 97],
    ['vendor', 16],
    ['monitor_center', 55],
    ['escort_admin', 44],
    ['escort_staff', 17],
    ['guard', 25],
    ['trade_admin', 36],
    ['finance', 35],
    ['agent_user', 30],
    ['member_service', 31],
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
    // Rows that these count are made by the tests of their nouns.
    const ofTrading = [
      'agent_audit',
      'agent_ending',
      'agent_expiring',
      'agent_product_ending',
      'balance_low',
      'balance_to_audit',
      'consume_low',
      'deposit_unpaid',
      'device_inspect',
      'member_audit',
      'pledge_overdue',
      'pledge_pay',
      'recon_diff',
      'refund_audit',
      'trade_repair_confirm',
      'trade_repair_wait',
    ]
    expect(zero.filter((key) => !ofTrading.includes(key)).toSorted()).toEqual([
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
