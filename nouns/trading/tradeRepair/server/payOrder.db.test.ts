import { type Account, granted, makeAccount, makeImage } from '@shouya/server/testing/factories.ts'
import { type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { change, makeShop, payByTransfer, type Shop, update } from '../../order/server/testing/orders.ts'
import { paymentStatus } from '../../payment/contract.ts'
import { boundDeviceRow } from '../../server/testing/rows.ts'
import { fault } from './testing/terminalRepairs.ts'

const FEE = 18_000
const DAY = 86_400_000

let t: TestApp
let shop: Shop
let trade: Account
let service: Account
let finance: Account
beforeAll(async () => {
  t = await testApp({ PAY_SANDBOX: '1' })
  shop = await makeShop(t)
  const bank = (role: string) => makeAccount(t, { unit: 'HQ0000', role })
  trade = await bank('trade_admin')
  service = await bank('member_service')
  finance = await bank('finance')
})
afterAll(() => t?.close())

const repair = async (id: number) => granted(await trade.post('Repair/GetTrade', { id }))
const orderSeen = async (id: number) => granted(await finance.post('Order/Get', { id }))
const act = async (by: Account, action: string, id: number, body: object = {}) =>
  by.post(`Repair/${action}Trade`, { id, version: (await repair(id)).version, ...body })
const fix = async (id: number, total_fee = FEE) => {
  const found = { deal_type: 1, fault_reason: '锁舌卡死', deal_desc: '更换锁舌并重新校准', labor_fee: total_fee }
  return act(trade, 'Fix', id, { ...found, total_fee, fix_photos: [await makeImage(t, trade.id)] })
}
const rework = (id: number) => act(shop.agent, 'Confirm', id, { passed: false, rework_reason: '锁仍然卡' })

/** A repair that costs something and waits for its confirmation: its number, and that of its order. */
async function repaired(): Promise<{ id: number; order: number }> {
  const device = await boundDeviceRow(t, shop, { status: 3, warranty_end: '2020-01-01' })
  const { id } = granted(await shop.agent.post('Repair/RequestTrade', { device_id: device.id, ...fault }))
  granted(await act(trade, 'Process', id, { company_name: '平台维修部', engineer_name: '石敬亭' }))
  granted(await act(trade, 'Start', id))
  granted(await fix(id))
  return { id, order: (await repair(id)).pay_order.id }
}

test('the order of a repair is neither edited nor canceled nor deleted, by nobody and past no action', async () => {
  const { order } = await repaired()
  const { version, allowed, buyer_type, buyer_id } = granted(await shop.agent.post('Order/Get', { id: order }))
  expect(allowed).toEqual(['pay'])
  const cheap = { order_type: 2, lines: [{ consume_id: shop.consumeId, qty: 1 }], total_amount: 3_000 }
  const where = { contact_name: '收货人', phone: '19900001111', address: '某市某路 1 号' }
  expect(
    await shop.agent.post('Order/Save', { id: order, version, buyer_type, buyer_id, ...cheap, ...where }),
  ).toMatchObject({ Code: 1004 })
  expect(await update(shop.agent.post, order, 'cancel', { note: '不想付' })).toMatchObject({ Code: 1004 })
  const { pool } = t.services.database
  for (const statement of [
    'update trade_order set goods_amount = 1 where id = $1',
    'update trade_order set repair_order_id = null where id = $1',
    'update order_line set price = 1 where order_id = $1',
    'delete from order_line where order_id = $1',
  ])
    await expect(pool.query(statement, [order]), statement).rejects.toThrow('pays for a repair')
  // The clock does not cancel it, either: the repair waits for it.
  await t.jobs.run('order_timeout', new Date(t.clock.at.getTime() + 2 * DAY))
  expect(await orderSeen(order)).toMatchObject({ status: 1 })
})

test('a repair is paid by no less than it costs', async () => {
  const { id, order } = await repaired()
  await payByTransfer(t, shop.agent, finance, order)
  expect((await repair(id)).pay_order.paid).toBe(true)
  await t.services.database.pool.query('update trade_repair set total_fee = total_fee + 1 where id = $1', [id])
  expect((await repair(id)).pay_order.paid).toBe(false)
  expect(await act(shop.agent, 'Confirm', id, { passed: true })).toMatchObject({ Code: 1004 })
})

test('a rework keeps an order whose transfer waits for finance, and closes what else waited for a payment', async () => {
  const { id, order } = await repaired()
  const pay_voucher_file_ids = [await makeImage(t, shop.agent.id)]
  granted(await change(shop.agent.post, order, 'Pay', { pay_type: 2, pay_voucher_file_ids }))
  granted(await rework(id))
  expect(await repair(id)).toMatchObject({ status: 3, pay_order: { id: order, status: 1 } })
  expect(await fix(id, FEE + 1)).toMatchObject({ Code: 1001, Data: [{ path: 'total_fee' }] })
  expect(granted(await fix(id)).pay_order_no).toBeNull()
  granted(await update(finance.post, order, 'confirmPay', { pay_trade_no: 'BANK-REWORK' }))
  granted(await act(service, 'Confirm', id, { passed: true }))

  const other = await repaired()
  const { payment_id } = granted(await change(shop.agent.post, other.order, 'Pay', { pay_type: 3 }))
  granted(await rework(other.id))
  expect(await repair(other.id)).toMatchObject({ pay_order: null })
  const payment = await t.services.database.kysely
    .selectFrom('payment')
    .select('status')
    .where('id', '=', payment_id)
    .executeTakeFirstOrThrow()
  expect(payment).toEqual({ status: paymentStatus.closed })
})

test('a repair that is forced back has no order that nobody has paid, and one that was paid back is paid anew', async () => {
  const { id, order } = await repaired()
  const { version } = await repair(id)
  granted(await trade.post('Repair/UpdateTradeStatus', { id, version, status: 3, reason: '误点修复' }))
  expect(await repair(id)).toMatchObject({ status: 3, pay_order: null })
  expect(await orderSeen(order)).toMatchObject({ status: 8 })
  granted(await fix(id))
  const second = (await repair(id)).pay_order.id
  await payByTransfer(t, shop.agent, finance, second)
  granted(await update(shop.agent.post, second, 'askRefund', { note: '没修好，不付了' }))
  granted(await update((await makeAccount(t, { unit: 'HQ0000', role: 'finance' })).post, second, 'refund'))
  granted(await rework(id))
  expect(await repair(id)).toMatchObject({ status: 3, pay_order: null })
  granted(await fix(id))
  expect((await repair(id)).pay_order.id).not.toBe(second)
})
