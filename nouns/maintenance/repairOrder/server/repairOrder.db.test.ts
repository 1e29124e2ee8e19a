import { type Account, granted, makeAccount, signature } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makePurchaseFlow, makeRequest, taskOf } from '../../../approvals/server/testing/approvals.ts'
import { makeBank, makeBinding, makeDevice, makeVendor, makeVendorUser } from '../../server/testing/maintenance.ts'
import { repairOrder } from '../noun.ts'
import { fixBody, makeRepair, moveRepair, repairBody } from './testing/repairs.ts'

let t: TestApp
let bank: Account
let branch: Post
let safety: Post
let leader: Post
let vendor: { id: number }
let engineer: Account

const { codes } = repairOrder.states
const HOUR = 3_600_000

beforeAll(async () => {
  t = await testApp()
  bank = await makeBank(t)
  ;[branch, safety, leader] = await Promise.all([t.as('branch_security'), t.as('outlet_safety'), t.as('outlet_leader')])
  vendor = await makeVendor(t, bank, {
    sla: [1, 2, 3].map((urgency) => ({ urgency, respond_hours: 1, arrive_hours: 4, repair_hours: 24 })),
  })
  engineer = await makeVendorUser(t, vendor.id)
  await makeBinding(t, bank, vendor.id)
})
afterAll(() => t?.close())

const seen = async (id: number, post: Post = bank.post) => granted(await post('Repair/Get', { id }))
const device = async (id: number) => granted(await bank.post('Equipment/Get', { id }))
const later = (hours: number) => {
  t.clock.at = new Date(t.clock.at.getTime() + hours * HOUR)
}
const reminders = async (post: Post, code: string, id: number) =>
  ((await post('Remind/GetMsgList', { status: [0, 1] })).Data as { remind_code: string; link_path: string }[]).filter(
    (row) => row.remind_code === code && row.link_path.endsWith(`id=${id}`),
  )

/** An order that the engineer has repaired. */
async function repaired(more: object = {}, fix: object = {}) {
  const order = await makeRepair(safety, more)
  granted(await moveRepair(engineer.post, 'Accept', order.id))
  granted(await moveRepair(engineer.post, 'Arrive', order.id))
  granted(await moveRepair(engineer.post, 'Fix', order.id, await fixBody(t, engineer, fix)))
  return order
}

/** A request is approved, and its effects run. */
async function passRequest(by: Post, id: number) {
  granted(await by('OaExamine/Audit', { task_id: await taskOf(by, id), command: 'agree' }))
  const rows = await t.services.database.kysely
    .selectFrom('appr_effect')
    .select('effect_ids')
    .where('instance_id', '=', id)
    .execute()
  for (const effect of rows.flatMap(({ effect_ids }) => effect_ids))
    await t.jobs.run('topic_effect', t.clock.at, { id: effect })
}

describe('the way of an order (domain 8.3)', () => {
  test('an outlet reports a device, the bound vendor accepts, arrives, repairs; the outlet confirms and rates [C-3-29 C-7.2-57 C-7.2-58]', async () => {
    const { id: door, equip_no } = await makeDevice(t, { post: safety })
    const asked = granted(await safety('Repair/GetDevice', { id: door }))
    expect(asked).toMatchObject({ in_warranty: false, vendor: { company_id: vendor.id }, open: null })
    const order = await makeRepair(safety, { equipment_id: door, device_name: 'x', device_type: 1 })
    expect(order).toMatchObject({ status: codes.dispatched })
    expect(order.bill_no).toMatch(/^WX\d{12}\d{4}$/)
    const first = await seen(order.id)
    // The ledger says what the device is.
    expect(first).toMatchObject({ device_no: equip_no, device_type: 4, auto_dispatched: true, overdue: false })
    expect((await device(door)).status).toBe(2)
    expect(await reminders(engineer.post, 'repair_dispatch', order.id)).toHaveLength(1)

    granted(await moveRepair(engineer.post, 'Accept', order.id))
    expect(await moveRepair(engineer.post, 'Fix', order.id, await fixBody(t, engineer))).toMatchObject({
      Code: 1001,
      Data: [{ path: 'deal_type' }],
    })
    granted(await moveRepair(engineer.post, 'Arrive', order.id))
    expect(await moveRepair(engineer.post, 'Arrive', order.id)).toMatchObject({ Code: 1004 })
    const costs = {
      items: [
        { name: '闭门器', spec: 'HX-60', qty: 1, price: 32_000, under_warranty: false },
        { name: '电机', spec: null, qty: 1, price: 90_000, under_warranty: true },
      ],
      labor_fee: 8_000,
    }
    const unborne = await fixBody(t, engineer, costs)
    expect(await moveRepair(engineer.post, 'Fix', order.id, unborne)).toMatchObject({
      Code: 1001,
      Data: [{ path: 'fee_bearer' }],
    })
    granted(await moveRepair(engineer.post, 'Fix', order.id, { ...unborne, fee_bearer: 3 }))
    expect(await seen(order.id)).toMatchObject({ status: codes.confirming, total_fee: 40_000, signature_intact: true })
    expect(await reminders(leader, 'repair_fixed', order.id)).toHaveLength(1)

    expect(await moveRepair(engineer.post, 'ConfirmRepair', order.id, { passed: true, sign: signature })).toMatchObject(
      {
        Code: 401,
      },
    )
    granted(await moveRepair(leader, 'ConfirmRepair', order.id, { passed: true, sign: signature }))
    expect((await device(door)).status).toBe(1)
    const poor = { rating_quality: 1, rating_attitude: 2, rating_speed: 1 }
    expect(await moveRepair(safety, 'Rate', order.id, poor)).toMatchObject({
      Code: 1001,
      Data: [{ path: 'rating_note' }],
    })
    granted(await moveRepair(safety, 'Rate', order.id, { rating_quality: 5, rating_attitude: 5, rating_speed: 4 }))
    const done = await seen(order.id)
    expect(done).toMatchObject({ status: codes.done, rating_level: 1, report_intact: true, signature_intact: true })
    expect([done.request_sign, done.fix_sign, done.confirm_sign].map((sign) => sign.user_id)).toEqual([
      t.world.user.outlet_safety,
      engineer.id,
      t.world.user.outlet_leader,
    ])
    expect(done.flow.map((row: { action: string }) => row.action)).toEqual([
      'request',
      'auto',
      'accept',
      'arrive',
      'fix',
      'confirm',
      'rate',
    ])
    const kinds = (await device(door)).life.map((row: { kind: string }) => row.kind)
    expect(kinds).toEqual(expect.arrayContaining(['order', 'repaired']))
    expect(granted(await bank.post('Maintenance/GetCompany', { id: vendor.id })).score_avg).toBeCloseTo(4.67)
  })

  test('without a bound vendor the branch sends one, whose refusal comes back to it', async () => {
    const order = await makeRepair(safety, { device_type: 10, device_name: 'UPS主机' })
    expect(order).toMatchObject({ status: codes.waiting, company_name: null })
    expect(await reminders(branch, 'repair_new', order.id)).toHaveLength(1)
    const other = await makeVendor(t, bank, { service_types: [10] })
    const far = await makeVendor(t, bank, { service_types: [10], dept_ids: [t.world.unit.BB0001] })
    const offered = granted(await branch('Repair/GetVendorList', { id: order.id })) as { company_id: number }[]
    expect(offered.map(({ company_id }) => company_id)).toEqual([other.id])
    for (const company_id of [vendor.id, far.id])
      expect(await moveRepair(branch, 'Process', order.id, { company_id, sign: signature })).toMatchObject({
        Code: 1001,
      })
    granted(await moveRepair(branch, 'Process', order.id, { company_id: other.id, sign: signature }))
    const its = await makeVendorUser(t, other.id)
    // Another vendor neither sees it nor does anything with it.
    expect(await engineer.post('Repair/Get', { id: order.id })).toMatchObject({ Code: 403 })
    const { version } = await seen(order.id)
    expect(await engineer.post('Repair/Accept', { id: order.id, version })).toMatchObject({ Code: 403 })
    granted(await moveRepair(its.post, 'Refuse', order.id, { reason: '无备件' }))
    expect(await seen(order.id)).toMatchObject({ status: codes.waiting, company_id: null, reject_reason: '无备件' })
    expect(await its.post('Repair/Get', { id: order.id })).toMatchObject({ Code: 403 })
    expect(await reminders(branch, 'repair_refused', order.id)).toHaveLength(1)
  })

  test('an incomplete report goes back to its author, who sends it again or takes it back', async () => {
    const order = await makeRepair(safety, { device_type: 10 })
    granted(await moveRepair(branch, 'Return', order.id, { reason: '请写明位置' }))
    expect(await reminders(safety, 'repair_returned', order.id)).toHaveLength(1)
    const { sign, ...content } = repairBody({ device_type: 10, location: '监控设备间' })
    expect(await moveRepair(leader, 'Save', order.id, { ...content, sign })).toMatchObject({ Code: 1004 })
    granted(await moveRepair(safety, 'Save', order.id, { ...content, sign }))
    expect(await seen(order.id)).toMatchObject({ status: codes.waiting, location: '监控设备间', report_intact: true })
    expect(await moveRepair(leader, 'Cancel', order.id, { reason: '不修了' })).toMatchObject({ Code: 1004 })
    granted(await moveRepair(branch, 'Cancel', order.id, { reason: '重复报修' }))
    expect(await seen(order.id)).toMatchObject({ status: codes.cancelled, cancel_reason: '重复报修' })
  })

  test('a device has one open order, a second needs a reason; two reports at once know of each other', async () => {
    const { id: door } = await makeDevice(t, { post: safety })
    const both = await Promise.all([
      safety('Repair/RequestRepair', repairBody({ equipment_id: door })),
      leader('Repair/RequestRepair', repairBody({ equipment_id: door })),
    ])
    expect(both.map(({ Code }) => Code).toSorted()).toEqual([0, 1001])
    const again = { equipment_id: door, again_reason: '另一侧门扇也坏了' }
    expect(await makeRepair(safety, again)).toMatchObject({ status: codes.dispatched })
    const scrap = { id: door, version: (await device(door)).version, reason: '更换新门' }
    expect(await branch('Equipment/Scrap', scrap)).toMatchObject({ Code: 1006 })
    const foreign = await makeDevice(t, bank, 'BA0012')
    expect(await safety('Repair/RequestRepair', repairBody({ equipment_id: foreign.id }))).toMatchObject({ Code: 1001 })
    expect(await safety('Repair/GetDevice', { id: foreign.id })).toMatchObject({ Code: 403 })
    expect(await safety('Repair/RequestRepair', repairBody({ dept_id: t.world.unit.BA0012 }))).toMatchObject({
      Code: 403,
    })
  })
})

describe('deadlines', () => {
  test('follow the service level of the vendor; time on hold is taken out', async () => {
    const order = await makeRepair(safety)
    later(0.5)
    granted(await moveRepair(engineer.post, 'Accept', order.id))
    granted(await moveRepair(engineer.post, 'Arrive', order.id))
    const before = await seen(order.id)
    later(1)
    granted(await moveRepair(engineer.post, 'Suspend', order.id, { suspend_kind: 1 }))
    later(30)
    // On hold the clock stands still.
    expect(await seen(order.id)).toMatchObject({ status: codes.suspended, overdue: false })
    granted(await moveRepair(branch, 'Resume', order.id))
    const after = await seen(order.id)
    expect(after).toMatchObject({ suspend_minutes: 30 * 60, overdue: false, arrive_due: before.arrive_due })
    expect(Date.parse(after.fix_due) - Date.parse(before.fix_due)).toBe(30 * HOUR)
    expect(await moveRepair(engineer.post, 'Suspend', order.id, { suspend_kind: 4 })).toMatchObject({ Code: 1001 })
    later(23)
    expect(await seen(order.id)).toMatchObject({ overdue: true })
    await t.jobs.run('repair_overdue', t.clock.at)
    await t.jobs.run('repair_overdue', t.clock.at)
    expect(await reminders(branch, 'repair_overdue', order.id)).toHaveLength(1)
    expect(await reminders(engineer.post, 'repair_overdue', order.id)).toHaveLength(1)
    const listed = granted(await branch('Repair/GetPageList', { overdue: true })) as { id: number }[]
    expect(listed.map(({ id }) => id)).toContain(order.id)
    const counts = granted(await branch('Repair/GetCount', {}))
    expect(counts.overdue).toBe(listed.length)
  })

  test('a vain repair is repeated: the wait of the outlet is not the vendor’s, and the branch hears of the second', async () => {
    const order = await repaired()
    const before = await seen(order.id)
    later(5)
    expect(await moveRepair(safety, 'ConfirmRepair', order.id, { passed: false })).toMatchObject({ Code: 1001 })
    granted(await moveRepair(safety, 'ConfirmRepair', order.id, { passed: false, rework_reason: '仍不回位' }))
    const again = await seen(order.id)
    expect(again).toMatchObject({ status: codes.working, rework_count: 1, signature_intact: null })
    expect(Date.parse(again.fix_due) - Date.parse(before.fix_due)).toBe(5 * HOUR)
    expect(await reminders(branch, 'repair_rework', order.id)).toHaveLength(0)
    granted(await moveRepair(engineer.post, 'Fix', order.id, await fixBody(t, engineer)))
    granted(await moveRepair(safety, 'ConfirmRepair', order.id, { passed: false, rework_reason: '还是不回位' }))
    expect(await reminders(branch, 'repair_rework', order.id)).toHaveLength(1)
    expect((await seen(order.id)).escalated_at).not.toBeNull()
  })

  test('what the outlet does not answer is confirmed after 72 hours, and closed without marks 7 days later', async () => {
    const { id: door } = await makeDevice(t, { post: safety })
    const order = await repaired({ equipment_id: door })
    const costly = await repaired({}, { labor_fee: 600_000, fee_bearer: 3 })
    later(71)
    await t.jobs.run('auto_confirm', t.clock.at)
    expect((await seen(order.id)).status).toBe(codes.confirming)
    later(1)
    await t.jobs.run('auto_confirm', t.clock.at)
    expect(await seen(order.id)).toMatchObject({ status: codes.rating, auto_confirmed: true, confirm_sign: null })
    expect((await device(door)).status).toBe(1)
    // Costs that nobody has approved are not confirmed by the clock.
    expect((await seen(costly.id)).status).toBe(codes.confirming)
    expect(await reminders(branch, 'repair_fee', costly.id)).toHaveLength(1)
    later(7 * 24)
    await t.jobs.run('auto_confirm', t.clock.at)
    expect(await seen(order.id)).toMatchObject({ status: codes.done, auto_closed: true, rating_level: null })
  })
})

describe('who may', () => {
  test('costs above 5,000 yuan are confirmed only with an approved purchase', async () => {
    const order = await repaired({}, { labor_fee: 500_001, fee_bearer: 2 })
    expect(await seen(order.id)).toMatchObject({ unapproved: true })
    expect(await moveRepair(leader, 'ConfirmRepair', order.id, { passed: true, sign: signature })).toMatchObject({
      Code: 1004,
    })
    const listed = granted(await branch('Repair/GetPageList', { unapproved: true })) as { id: number }[]
    expect(listed.map(({ id }) => id)).toContain(order.id)
  })

  test('the request for the costs begins with the order’s number and its costs, once; the order shows it', async () => {
    const order = await repaired({}, { labor_fee: 600_050, fee_bearer: 2 })
    expect(await leader('Repair/GetPurchase', { id: order.id })).toMatchObject({ Code: 1004 })
    const flow = await makePurchaseFlow(t, t.world.user.branch_security)
    const start = granted(await leader('Repair/GetPurchase', { id: order.id }))
    const line = { device_type: '4', name: '防尾随联动门维修费用', spec: '现金区入口', qty: 1, price: 6000.5 }
    const { bill_no: repair_order_no } = order
    expect(start).toMatchObject({ flow_id: flow.id, data: { repair_order_no, items: [line] } })
    expect((await seen(order.id)).fee_request).toBeNull()
    const post = { flow, data: { repair_order_no, total: 6000.5 } }
    const both = await Promise.allSettled([makeRequest(leader, post), makeRequest(safety, post)])
    const [request] = both.flatMap((made) => (made.status === 'fulfilled' ? [made.value] : []))
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const asked = { id: request?.id, bill_no: request?.bill_no, status: 1, undecided: true }
    expect((await seen(order.id, branch)).fee_request).toEqual({ ...asked, readable: true })
    expect((await seen(order.id, engineer.post)).fee_request).toEqual({ ...asked, readable: false })
    expect(await leader('Repair/GetPurchase', { id: order.id })).toMatchObject({ Code: 1004 })

    await passRequest(branch, request?.id ?? 0)
    const paid = await seen(order.id)
    expect(paid).toMatchObject({ unapproved: false, fee_request_no: request?.bill_no })
    expect(paid.fee_request).toMatchObject({ status: 2, undecided: false })
    granted(await moveRepair(leader, 'ConfirmRepair', order.id, { passed: true, sign: signature }))
  })

  test('a request of a unit that has no say in an order neither blocks its costs nor is shown for them', async () => {
    const order = await repaired({}, { labor_fee: 600_050, fee_bearer: 2 })
    const flow = await makePurchaseFlow(t, t.world.user.branch_security)
    const post = { flow, data: { repair_order_no: order.bill_no, total: 6000.5 } }
    const far = await t.as('leader_far')
    await makeRequest(far, post)
    expect((await seen(order.id)).fee_request).toBeNull()
    expect(granted(await leader('Repair/GetPurchase', { id: order.id }))).toHaveProperty('flow_id')
    // A branch asks for what is below it. Whoever has no say is not told of that.
    const asked = await makeRequest(branch, post)
    expect((await seen(order.id)).fee_request).toMatchObject({ id: asked.id, undecided: true })
    await makeRequest(await t.as('safety_far'), post)
    const again = { flow_id: flow.id, version_id: flow.version_id, data: post.data, submit: true }
    expect(await leader('OaExamine/Add', again)).toMatchObject({ Code: 1001, Data: [{ path: 'data.repair_order_no' }] })
  })

  test('on hold for its costs an order is approved before it is repaired: what costs no more is confirmed, what costs more is not', async () => {
    const flow = await makePurchaseFlow(t, t.world.user.branch_security)
    const order = await makeRepair(safety)
    granted(await moveRepair(engineer.post, 'Accept', order.id))
    granted(await moveRepair(engineer.post, 'Arrive', order.id))
    granted(await moveRepair(engineer.post, 'Suspend', order.id, { suspend_kind: 2, suspend_reason: '主板须更换' }))
    const start = granted(await leader('Repair/GetPurchase', { id: order.id }))
    expect(start.data.items).toEqual([{ device_type: '4', name: '防尾随联动门维修费用', spec: '现金区入口', qty: 1 }])
    const ask = async (total: number) => {
      const data = { repair_order_no: order.bill_no, total }
      const { id } = await makeRequest(leader, { flow, data })
      const again = await safety('OaExamine/Add', { flow_id: flow.id, version_id: flow.version_id, data, submit: true })
      expect(again).toMatchObject({ Code: 1001 })
      // Nobody is told the number of a request that they do not take part in.
      expect(JSON.stringify(again)).not.toContain('SP')
      await passRequest(branch, id)
    }
    await ask(7000)
    expect(await seen(order.id)).toMatchObject({ status: codes.suspended, fee_approved: 700_000 })
    expect(await reminders(engineer.post, 'repair_approved', order.id)).toHaveLength(1)
    expect(await leader('Repair/GetPurchase', { id: order.id })).toMatchObject({ Code: 1004 })
    granted(await moveRepair(engineer.post, 'Resume', order.id))
    const fixed = await fixBody(t, engineer, { labor_fee: 690_000, fee_bearer: 3 })
    granted(await moveRepair(engineer.post, 'Fix', order.id, fixed))
    expect(await seen(order.id)).toMatchObject({ unapproved: false, fee_request: { undecided: false } })
    // Done once more, it costs more than was approved.
    granted(await moveRepair(safety, 'ConfirmRepair', order.id, { passed: false, rework_reason: '仍不回位' }))
    const dearer = await fixBody(t, engineer, { labor_fee: 710_000, fee_bearer: 3 })
    granted(await moveRepair(engineer.post, 'Fix', order.id, dearer))
    expect(await seen(order.id)).toMatchObject({ unapproved: true, fee_approved: 700_000 })
    expect(await reminders(branch, 'repair_fee', order.id)).toHaveLength(1)
    await ask(7100)
    expect(await seen(order.id)).toMatchObject({ unapproved: false, fee_approved: 710_000 })
    granted(await moveRepair(leader, 'ConfirmRepair', order.id, { passed: true, sign: signature }))
  })

  test('under the warranty of the device nothing is paid', async () => {
    const { id: door } = await makeDevice(t, { post: safety }, 'BA0011', { warranty_end: '2999-01-01' })
    const order = await repaired({ equipment_id: door }, { labor_fee: 50_000 })
    expect(await seen(order.id)).toMatchObject({ in_warranty: true, total_fee: 0, fee_bearer: 1 })
  })

  test('an order is forced with a reason, which its flow keeps; whoever repaired does not confirm', async () => {
    const order = await repaired()
    const forced = { status: codes.suspended, reason: '误操作' }
    expect(await moveRepair(branch, 'UpdateRepairStatus', order.id, forced)).toMatchObject({ Code: 1001 })
    granted(await moveRepair(branch, 'UpdateRepairStatus', order.id, { ...forced, status: codes.working }))
    const back = await seen(order.id)
    expect(back).toMatchObject({ status: codes.working, fix_time: null, signature_intact: null })
    expect(back.flow.at(-1)).toMatchObject({ action: 'force', note: '误操作', from_status: 5, to_status: 3 })
    const all = await makeAccount(t, { unit: 'HQ0000', scope: 1 })
    granted(await moveRepair(all.post, 'Fix', order.id, await fixBody(t, all)))
    expect(await moveRepair(all.post, 'ConfirmRepair', order.id, { passed: true, sign: signature })).toMatchObject({
      Code: 1004,
    })
    granted(await moveRepair(branch, 'UpdateRepairStatus', order.id, { status: codes.done, reason: '网点已口头确认' }))
    expect(await moveRepair(branch, 'UpdateRepairStatus', order.id, forced)).toMatchObject({ Code: 1004 })
  })

  test('what was confirmed cannot be changed in the database, nor the flow', async () => {
    const order = await repaired()
    granted(await moveRepair(leader, 'ConfirmRepair', order.id, { passed: true, sign: signature }))
    const { kysely } = t.services.database
    const change = kysely.updateTable('repair_order').set({ total_fee: 1 }).where('id', '=', order.id).execute()
    await expect(change).rejects.toThrow('evidence')
    await expect(kysely.deleteFrom('repair_flow').where('order_id', '=', order.id).execute()).rejects.toThrow()
  })

  test('the statistics count deadlines kept, time to repair and costs, by vendor and type', async () => {
    const stat = granted(await branch('Repair/GetStat', {}))
    expect(stat.sum.fixed).toBeGreaterThan(5)
    expect(stat.vendors[0]).toMatchObject({ company_id: vendor.id })
    expect(stat.sum.cost).toBe(stat.types.reduce((sum: number, row: { cost: number }) => sum + row.cost, 0))
    expect(stat.sum.repair.kept).toBeLessThanOrEqual(stat.sum.repair.of)
    expect(stat.sum.mttr_minutes).toBeGreaterThanOrEqual(0)
    expect(await safety('Repair/GetStat', {})).toMatchObject({ Code: 401 })
    // A vendor's statistics are of its own orders.
    expect(granted(await engineer.post('Repair/GetStat', {})).vendors).toHaveLength(1)
    expect(await branch('Repair/GetStat', { begin_date: '2020-01-01', end_date: '2026-01-01' })).toMatchObject({
      Code: 1001,
    })
  })
})
