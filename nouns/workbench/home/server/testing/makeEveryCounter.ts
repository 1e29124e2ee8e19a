import { periodOf, periodType } from '@shouya/noun/period'
import { addDays, localDay } from '@shouya/server/core/time/local.ts'
import { granted, makeAccount, makeImage, makeKey, signature } from '@shouya/server/testing/factories.ts'
import type { TestApp } from '@shouya/server/testing/testApp.ts'
import { expect } from 'vitest'
import { makeFault } from '../../../../daily/faultRepair/server/testing/faultRepair.ts'
import {
  handoverBody,
  makeBoxes,
  makeEscort,
  makeMoneyBoxRow,
  makeSigned,
} from '../../../../daily/moneyBox/server/testing/moneyBox.ts'
import { makeHandoverRow } from '../../../../daily/roomKey/server/testing/handoverRow.ts'
import { makeCheckRow, makeRectification } from '../../../../daily/securityCheck/server/testing/checks.ts'
import { makeAccess, makeEntry, timeIn } from '../../../../daily/visitor/server/testing/visitors.ts'
import { judgement, makeSubmitted } from '../../../../drills/drillRecord/server/testing/drills.ts'
import { makeRoute, planBody } from '../../../../escort/plan/server/testing/escortPlan.ts'
import { dayFrom, makeBank, makeCompany, makeEnding, makeOutsider } from '../../../../escort/server/testing/escort.ts'
import {
  makeMaterial,
  makeDraft as makeMaterialDraft,
} from '../../../../library/material/server/testing/makeMaterial.ts'
import { makeRepairs } from '../../../../maintenance/repairOrder/server/testing/repairs.ts'
import { makeDevice, makeVendor } from '../../../../maintenance/server/testing/maintenance.ts'
import { makeNotice } from '../../../../notices/notice/server/testing/notices.ts'
import { makeFeedback } from '../../../../portal/feedback/server/testing/makeFeedback.ts'
import { meetingBody } from '../../../../reports/meetingLog/server/testing/meetings.ts'
import { makeTaskRow } from '../../../../tasks/taskAssignment/server/testing/tasks.ts'
import { makeTrades } from '../../../../trading/server/testing/makeTrades.ts'
import { makeWaiting } from '../../../../trading/server/testing/makeWaiting.ts'
import { makeEvaluations } from './evaluations.ts'
import { makeReports } from './reports.ts'
import { makeRequests } from './requests.ts'

const HOUR = 3_600_000

/** One escort handover in each of the states done, disputed, refused, late, and waiting for the teller's signature. */
async function makeEscorts(t: TestApp): Promise<number> {
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
const makeOutsiders = (t: TestApp, company: number) =>
  t.services.database.kysely
    .updateTable('sys_user')
    .set({ party_id: company })
    .where('username', 'in', ['escort_admin', 'escort_staff'])
    .execute()

/** A plan for today and a draft plan. */
async function makePlans(t: TestApp): Promise<void> {
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
async function daysAgo<T>(t: TestApp, days: number, run: () => Promise<T>): Promise<T> {
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
async function makeAtTheDoor(t: TestApp): Promise<void> {
  const safety = { id: t.world.user.outlet_safety, post: await t.as('outlet_safety') }
  await daysAgo(t, 1, () => makeEntry(t, safety))
  await makeEntry(t, safety)
  await makeAccess(t, safety)
  const [monitor, supervisor] = [await t.as('monitor_center'), await t.as('branch_security')]
  await daysAgo(t, 3, async () => {
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
async function makeMeetings(t: TestApp): Promise<void> {
  const { outlet_safety, outlet_teller, outlet_leader } = t.world.user
  const [safety, teller] = [await t.as('outlet_safety'), await t.as('outlet_teller')]
  const submit = async (present: readonly number[]) =>
    granted(await safety('MeetingLog/Submit', await meetingBody(t, outlet_safety, present)))
  const { id } = await submit([outlet_safety, outlet_teller])
  for (const post of [safety, teller]) granted(await post('MeetingLog/Sign', { id, sign: signature }))
  await submit([outlet_leader, outlet_teller])
}

/** A drill that waits for its evaluation, and one that the branch found insufficient, so that it is to be repeated. */
async function makeDrills(t: TestApp): Promise<void> {
  const safety = await t.as('outlet_safety')
  const submit = () => makeSubmitted(t, safety, t.world.user.outlet_safety)
  await submit()
  granted(await (await t.as('branch_security'))('DrillRecord/Evaluate', judgement({ ...(await submit()), effect: 4 })))
}

/** A must for everybody, and one of a branch for the whole bank that waits for its review. */
async function makeDocuments(t: TestApp): Promise<void> {
  const branch = await t.as('branch_security')
  await makeMaterial(t, await t.as('hq_security'), { need_read: true, read_deadline: '2030-01-01 18:00:00' })
  const { id, version } = await makeMaterialDraft(t, branch)
  granted(await branch('File/Submit', { id, version }))
}

/** Records and accounts of which each counter of the home page counts some, or has none to count (`counts.db.test.ts`). */
export async function makeEveryCounter(t: TestApp): Promise<void> {
  await makeMeetings(t)
  await makeDrills(t)
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
  const company = await makeEscorts(t)
  await makeOutsiders(t, company)
  await makeAtTheDoor(t)
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
  await makeDocuments(t)
  const lost = await makeKey(t)
  const db = t.services.database.kysely
  await db.updateTable('key_ledger').set({ position: 4 }).where('id', '=', lost).execute()
  await makeEnding(t)
  await makePlans(t)
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
  await makeWaiting(t)
  const { id: forgetful } = await makeAccount(t, { role: 'finance' })
  await sys('User/ResetPwd', { id: forgetful })
  await (await t.as('auditor'))('Common/Export', { controller: 'RoomKey', filters: {}, columns: ['bill_no'] })
  await (await t.as('outlet_teller'))('User/GetByPage', {})
  t.jobs.define('fails', { run: () => Promise.reject(new Error('no')) })
  await expect(t.jobs.run('fails', t.clock.at)).rejects.toThrow('no')
}
