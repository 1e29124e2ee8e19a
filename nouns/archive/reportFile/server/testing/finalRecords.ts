import { granted, makeAccount, signature } from '@shouya/server/testing/factories.ts'
import type { Post, TestApp } from '@shouya/server/testing/testApp.ts'
import { judgement, makeSubmitted as makeDrill } from '../../../../drills/drillRecord/server/testing/drills.ts'
import { makeSubmitted as makeGuardMonth } from '../../../../evaluation/guardEvaluation/server/testing/guardEvaluations.ts'
import { makeSubmitted as makeGuardYear } from '../../../../evaluation/performanceEvaluation/server/testing/performances.ts'
import { fixBody, makeRepair, moveRepair } from '../../../../maintenance/repairOrder/server/testing/repairs.ts'
import { makeBank, makeVendor } from '../../../../maintenance/server/testing/maintenance.ts'
import { submitReport } from '../../../../reports/checkReport/server/testing/reports.ts'
import { agentRow, boundDeviceRow, memberRow, productRow } from '../../../../trading/server/testing/rows.ts'
import { makeRepaired } from '../../../../trading/tradeRepair/server/testing/terminalRepairs.ts'

const DAY = 86_400_000

/** Moves the clock. */
export const later = (t: TestApp, days: number): void => {
  t.clock.at = new Date(t.clock.at.getTime() + days * DAY)
}

/** The outlet has the people who sign. */
export const staffOutlet = (t: TestApp) =>
  t.services.database.kysely
    .updateTable('dept')
    .set({ leader_user_id: t.world.user.outlet_leader, safety_user_id: t.world.user.outlet_safety })
    .where('id', '=', t.world.unit.BA0011)
    .execute()

/** Each makes a record that reaches its final state, by the actions of its noun, and says what its paper has. */
export const finals: readonly (readonly [table: string, make: (t: TestApp) => Promise<readonly string[]>])[] = [
  [
    'security_item',
    async (t) => {
      const { id, bill_no } = await submitReport(await t.as('outlet_safety'), 'SecurityItem')
      const leader = await t.as('outlet_leader')
      const { version } = granted(await leader('SecurityItem/Get', { id }))
      granted(await leader('SecurityItem/Confirm', { id, version, sign: signature }))
      return [bill_no as string, '2026-11']
    },
  ],
  [
    'repair_order',
    async (t) => {
      const [safety, leader] = [await t.as('outlet_safety'), await t.as('outlet_leader')]
      const bank = await makeBank(t)
      const { id, bill_no } = await makeRepair(safety, { device_type: 14 })
      const vendor = await makeVendor(t, bank, { service_types: [14] })
      const move = async (by: Post, action: string, more: object = {}) =>
        granted(await moveRepair(by, action, id, more))
      await move(await t.as('branch_security'), 'Process', { company_id: vendor.id, sign: signature })
      await move(bank.post, 'Accept')
      await move(bank.post, 'Fix', await fixBody(t, bank, { deal_type: 1 }))
      await move(leader, 'ConfirmRepair', { passed: true, sign: signature })
      await move(safety, 'Rate', { rating_quality: 5, rating_attitude: 5, rating_speed: 4 })
      return ['设备维修工单', bill_no, '闭门器漏油', '更换闭门器并调试']
    },
  ],
  [
    'trade_repair',
    async (t) => {
      const [service, admin] = [await t.as('member_service'), await t.as('trade_admin')]
      const agentId = await agentRow(t)
      const of = { productId: await productRow(t), agentId, memberId: await memberRow(t, agentId) }
      const repairer = { id: t.world.user.trade_admin, post: admin }
      const fixed = await makeRepaired(t, service, repairer, (await boundDeviceRow(t, of)).id)
      const confirmed = granted(await service('Repair/ConfirmTrade', { ...fixed, passed: true }))
      const { id, version } = confirmed
      granted(
        await service('Repair/RateTrade', { id, version, rating_quality: 5, rating_attitude: 5, rating_speed: 5 }),
      )
      const { bill_no } = granted(await service('Repair/GetTrade', { id }))
      return ['终端维修工单', bill_no, '柜门锁不上', '更换锁舌并重新校准', '某member_service']
    },
  ],
  [
    'drill_record',
    async (t) => {
      const drill = await makeDrill(t, await t.as('outlet_safety'), t.world.user.outlet_safety)
      granted(await (await t.as('outlet_leader'))('DrillRecord/Evaluate', judgement(drill)))
      await t.jobs.run('drill_archive', t.clock.at)
      return ['应急预案演练记录表', '疏散通道有杂物']
    },
  ],
  [
    'guard_evaluation',
    async (t) => {
      const leader = await t.as('outlet_leader')
      const { id, version, bill_no } = await makeGuardMonth(t, leader, 'BA0011', {})
      const guard = await makeAccount(t, { unit: 'BA0011', role: 'guard', type: 5 })
      const { staff_id } = granted(await leader('GuardEvaluation/Get', { id }))
      await t.services.database.kysely
        .updateTable('escort_staff')
        .set({ user_id: guard.id })
        .where('id', '=', staff_id)
        .execute()
      granted(await guard.post('GuardEvaluation/Ack', { id, version, sign: signature }))
      return ['驻点保安员月度考核表', bill_no, '仪容着装佩证']
    },
  ],
  [
    'performance_evaluation',
    async (t) => {
      const branch = await t.as('branch_security')
      const second = await makeAccount(t, { unit: 'BA0001', role: 'branch_security' })
      const { id, version } = await makeGuardYear(t, branch, second, 'BA0011')
      granted(await (await t.as('hq_security'))('PerformanceEvaluation/Audit', { id, version }))
      later(t, 14)
      await t.jobs.run('performance_effect', t.clock.at)
      const again = await t.as('branch_security')
      const row = granted(await again('PerformanceEvaluation/Get', { id }))
      granted(await again('PerformanceEvaluation/Archive', { id, version: row.version }))
      return ['保安员年度绩效考核表', row.bill_no, '综合评价']
    },
  ],
]
