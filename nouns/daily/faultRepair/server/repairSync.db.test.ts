import { granted, signature } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fixBody, moveRepair, repairBody } from '../../../maintenance/repairOrder/server/testing/repairs.ts'
import { makeBank, makeBinding, makeVendor, makeVendorUser } from '../../../maintenance/server/testing/maintenance.ts'
import { makeFault } from './testing/faultRepair.ts'

let t: TestApp
let safety: Post
let leader: Post
let branch: Post
let engineer: Awaited<ReturnType<typeof makeVendorUser>>

beforeAll(async () => {
  t = await testApp()
  ;[safety, leader, branch] = await Promise.all([t.as('outlet_safety'), t.as('outlet_leader'), t.as('branch_security')])
  const bank = await makeBank(t)
  const vendor = await makeVendor(t, bank)
  engineer = await makeVendorUser(t, vendor.id)
  await makeBinding(t, bank, vendor.id, { device_types: [1, 4] })
})
afterAll(() => t?.close())

const fault = async (id: number) => granted(await safety('FaultRepair/Get', { id }))
const contact = { contact_name: '何向北', contact_phone: '19900001234', sign: signature }

/** Runs the effects that wait, as the queue does. */
async function settle() {
  const effects = await t.services.database.kysely
    .selectFrom('topic_effect')
    .select('id')
    .where('topic', '=', 'repair.changed')
    .where('done_time', 'is', null)
    .execute()
  for (const { id } of effects) await t.jobs.run('topic_effect', t.clock.at, { id })
}

/** A fault that an order has taken over. */
async function ordered() {
  const { id, version } = await makeFault(safety)
  granted(await safety('FaultRepair/ToOrder', { id, version, ...contact }))
  const row = await fault(id)
  return { id, order: row.repair_order_id as number, bill_no: row.repair_order_no as string }
}

async function repaired(order: number) {
  granted(await moveRepair(engineer.post, 'Accept', order))
  granted(await moveRepair(engineer.post, 'Arrive', order))
  granted(await moveRepair(engineer.post, 'Fix', order, await fixBody(t, engineer)))
}

test('a fault becomes an order with one press, is in work with it, and recovers with the signature that confirms the repair', async () => {
  const { id, order, bill_no } = await ordered()
  expect(await fault(id)).toMatchObject({ status: 2, handle_mode: 2, repair_order_no: bill_no })
  const made = granted(await safety('Repair/Get', { id: order }))
  expect(made).toMatchObject({ source: 1, fault_desc: '监视器上无图像', status: 2 })
  expect(made.source_link).toBe(`/form/daily/taskdaily/RepairList?id=${id}`)
  const { version } = await fault(id)
  expect(await safety('FaultRepair/ToOrder', { id, version, ...contact })).toMatchObject({ Code: 1004 })
  t.clock.at = new Date(t.clock.at.getTime() + 3_600_000)
  await repaired(order)
  // What is being repaired is confirmed in the order, not in the register.
  const finish = { id, version, handle_result: '已恢复', sign: signature }
  expect(await safety('FaultRepair/Finish', finish)).toMatchObject({ Code: 1004 })
  granted(await moveRepair(leader, 'ConfirmRepair', order, { passed: true, sign: signature }))
  await settle()
  const after = await fault(id)
  expect(after).toMatchObject({ status: 3, signature_intact: true, recover_user_name: expect.any(String) })
  expect(after.recover_sign.user_id).toBe(t.world.user.outlet_leader)
  expect(after.handle_result).toContain(bill_no)
})

test('a canceled order leaves the fault waiting, which can become another; a fault that ends takes its order back', async () => {
  const { id, order } = await ordered()
  granted(await moveRepair(branch, 'Cancel', order, { reason: '网点自行处理' }))
  await settle()
  expect(await fault(id)).toMatchObject({ status: 1, repair_order_id: null })
  const { version } = await fault(id)
  granted(await safety('FaultRepair/ToOrder', { id, version, ...contact }))
  const again = (await fault(id)).repair_order_id
  t.clock.at = new Date(t.clock.at.getTime() + 3_600_000)
  granted(
    await safety('FaultRepair/Finish', {
      id,
      version: (await fault(id)).version,
      handle_result: '重新插拔后恢复',
      sign: signature,
    }),
  )
  await settle()
  expect(granted(await safety('Repair/Get', { id: again }))).toMatchObject({ status: 9 })
  expect((await fault(id)).status).toBe(3)
})

test('crossing: the order is confirmed while somebody ends the fault, one of them wins and both agree', async () => {
  for (let round = 0; round < 4; round++) {
    const { id, order } = await ordered()
    t.clock.at = new Date(t.clock.at.getTime() + 3_600_000)
    await repaired(order)
    const { version } = await fault(id)
    const [confirmed] = await Promise.all([
      moveRepair(leader, 'ConfirmRepair', order, { passed: true, sign: signature }),
      safety('FaultRepair/Finish', { id, version, handle_result: '已恢复', sign: signature }),
    ])
    granted(confirmed)
    // The effect comes twice, as after a crash.
    await settle()
    await settle()
    expect(granted(await safety('Repair/Get', { id: order })).status).toBe(6)
    expect(await fault(id)).toMatchObject({ status: 3, signature_intact: true })
  }
})

test('what the clock confirms has no signature: somebody is asked to say that the fault has recovered', async () => {
  const { id, order } = await ordered()
  await repaired(order)
  t.clock.at = new Date(t.clock.at.getTime() + 73 * 3_600_000)
  await t.jobs.run('auto_confirm', t.clock.at)
  await settle()
  expect(await fault(id)).toMatchObject({ status: 2 })
  const told = (await safety('Remind/GetMsgList', { status: [0] })).Data as { remind_code: string; link_path: string }[]
  expect(told.filter((row) => row.remind_code === 'repair_recover' && row.link_path.endsWith(`id=${id}`))).toHaveLength(
    1,
  )
})

test('a rectification calls for a repair once, is in work with it and has it as its measure', async () => {
  const entered = granted(
    await branch('Rectification/Save', {
      ...{ dept_id: t.world.unit.BA0011, source_type: 9, hazard_level: 2 },
      problem_desc: '联动门闭门器不回位',
    }),
  )
  const of = { table: 'rectification', id: entered.id }
  const order = granted(await safety('Repair/RequestRepair', repairBody({ of })))
  expect(await safety('Repair/RequestRepair', repairBody({ of }))).toMatchObject({ Code: 1001 })
  const seen = async () => granted(await branch('Rectification/Get', { id: entered.id }))
  await settle()
  expect(await seen()).toMatchObject({ status: 2, repair_order_no: order.bill_no })
  await repaired(order.id)
  granted(await moveRepair(leader, 'ConfirmRepair', order.id, { passed: true, sign: signature }))
  await settle()
  const after = await seen()
  expect(after).toMatchObject({ status: 2, measure: expect.stringContaining('更换闭门器') })
  expect(after.result_photos).toHaveLength(1)
  // Another unit's rectification is nobody's business here.
  const far = granted(
    await branch('Rectification/Save', {
      ...{ dept_id: t.world.unit.BA0012, source_type: 9, hazard_level: 2 },
      problem_desc: '摄像机损坏需要更换',
    }),
  )
  const foreign = repairBody({ of: { table: 'rectification', id: far.id } })
  expect(await safety('Repair/RequestRepair', foreign)).toMatchObject({ Code: 1001, Data: [{ path: 'of' }] })
})
