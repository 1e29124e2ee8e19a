import { granted, makeAccount, signature } from '@shouya/server/testing/factories.ts'
import type { TestApp } from '@shouya/server/testing/testApp.ts'
import type { UnitCode } from '@shouya/server/testing/world.ts'
import { abnormal, makeGuard, makeRectification } from '../../../../daily/securityCheck/server/testing/checks.ts'
import { judgement, makeSubmitted } from '../../../../drills/drillRecord/server/testing/drills.ts'
import { fireParts, guardParts, submitReport } from '../../../../reports/checkReport/server/testing/reports.ts'
import { makeTaskRow } from '../../../../tasks/taskAssignment/server/testing/tasks.ts'

/** A meeting that was archived: what the archive itself asks of it is its own noun's. */
async function makeArchived(t: TestApp, unit: UnitCode, log_type: number, period_key: string): Promise<void> {
  const { outlet_leader: id } = t.world.user
  const sign = JSON.stringify({ user_id: id, name: '某outlet_leader', time: `${period_key}-10 10:00:00`, method: 2 })
  await t.services.database.kysely
    .insertInto('meeting_log')
    .values({
      ...{ bill_no: `PX${period_key}${unit}${log_type}${Math.random()}`.slice(0, 40), log_type, period_key },
      ...{ dept_id: t.world.unit[unit], dept_name: unit, title: '防尾随处置', place: '会议室', exam_mode: 1 },
      ...{
        begin_time: `${period_key}-10T09:00:00Z`,
        end_time: `${period_key}-10T09:40:00Z`,
        content: '防尾随处置流程',
      },
      ...{ host_user_id: id, host_user_name: '某outlet_leader', submit_time: `${period_key}-10T10:00:00Z`, status: 3 },
      ...{ leader_user_id: id, leader_user_name: '某outlet_leader', leader_sign: sign, sign_hash: '0'.repeat(64) },
      ...{ archive_time: `${period_key}-10T10:00:00Z`, search_text: 'px', create_user_id: id, expected_count: 1 },
      ...{ create_user_name: '某outlet_leader', create_time: `${period_key}-10T09:00:00Z`, photos: [1] },
      ...{ present_count: 1, signed_count: 1 },
    })
    .execute()
}

/** An escort run of a day that is known to be on time or late. */
const makeRun = (t: TestApp, unit: UnitCode, biz_date: string, on_time: number) =>
  t.services.database.kysely
    .insertInto('money_box')
    .values({
      ...{ biz_date, dept_id: t.world.unit[unit], dept_name: unit, handover_type: 1, on_time },
      ...{ search_text: unit, create_user_id: t.world.user.outlet_safety, create_user_name: '某outlet_safety' },
      create_time: t.clock.at,
    })
    .execute()

/** Something of everything that the delivered columns count, in May 2026: of two outlets of a branch, and one of another. */
export async function fillRegisters(t: TestApp): Promise<void> {
  const safety = await t.as('outlet_safety')
  const leader = await t.as('outlet_leader')
  const branch = await makeAccount(t, { unit: 'BA0001', role: 'branch_security' })
  const second = await makeAccount(t, { unit: 'BA0001', role: 'branch_security' })
  const { user, unit } = t.world
  const db = t.services.database.kysely
  await db.updateTable('dept').set({ leader_user_id: user.outlet_leader }).where('id', '=', unit.BA0011).execute()

  const found: Readonly<Record<number, object>> = {
    0: await abnormal(t, user.outlet_safety),
    2: { value_num: 20_590 },
    3: { value_num: 61 },
    4: await abnormal(t, user.outlet_safety),
    16: await abnormal(t, user.outlet_safety),
  }
  const check = await submitReport(safety, 'SelfCheck', { found })
  granted(await leader('SelfCheck/Confirm', { id: check.id, version: check.version, sign: signature }))
  // A draft, and one on occasion, are no self-check of the half-year.
  await submitReport(await t.as('safety_far'), 'SelfCheck', { more: { period_type: 1 } })

  const colleague = await makeAccount(t, { role: 'outlet_safety' })
  const fire = { ...fireParts(), inspector_ids: [colleague.id] }
  fire.extinguishers[1] = { ...fire.extinguishers[1], expire_date: '2026-06-10' } as never
  const checked = await submitReport(safety, 'FireCheck', { more: fire })
  granted(await colleague.post('FireCheck/Sign', { id: checked.id, version: checked.version, sign: signature }))
  const guard = await makeGuard(t, 'BA0011')
  const parts = { ...(await guardParts(t, branch.id, guard)), inspector_ids: [second.id] }
  const visit = await submitReport(branch.post, 'SceneCheck', { dept_id: unit.BA0011, more: parts })
  granted(await second.post('SceneCheck/Sign', { id: visit.id, version: visit.version, sign: signature }))
  const suspended = await makeGuard(t, 'BA0011')
  await db.updateTable('escort_staff').set({ status: 2 }).where('id', '=', suspended).execute()
  await makeGuard(t, 'BB0011')

  await makeRectification(safety)
  await makeRectification(safety, { hazard_level: 3, temp_measure: '派人值守' })
  await makeRectification(await t.as('safety_far'), { hazard_level: 3, temp_measure: '派人值守' })

  const drill = await makeSubmitted(t, safety, user.outlet_safety)
  granted(await branch.post('DrillRecord/Evaluate', judgement(drill)))
  await makeSubmitted(t, safety, user.outlet_safety)
  await makeArchived(t, 'BA0011', 2, '2026-05')
  await makeArchived(t, 'BA0011', 1, '2026-05')
  await makeArchived(t, 'BA0011', 2, '2026-04')
  await makeArchived(t, 'BB0011', 2, '2026-05')

  for (const [code, day, status] of [
    ['D_CHECK1', '2026-05-11', 2],
    ['D_CHECK2', '2026-05-11', 4],
    ['D_CHECK3', '2026-05-11', 3],
    ['D_CHECK1', '2026-05-12', 5],
    ['D_CHECK1', '2025-12-31', 2],
    ['D_INOUT', '2026-05-11', 3],
  ] as const)
    await makeTaskRow(t, { unit: 'BA0011', code, day, status })
  await makeTaskRow(t, { unit: 'BA0012', code: 'D_CHECK1', day: '2026-05-11', status: 2 })
  for (const [at, day, onTime] of [
    ['BA0011', '2026-05-11', 1],
    ['BA0011', '2026-05-12', 2],
    ['BA0011', '2026-05-13', 1],
    ['BA0012', '2026-05-11', 1],
    ['BA0011', '2025-12-30', 2],
  ] as const)
    await makeRun(t, at, day, onTime)
}
