import { balancesOf } from '@shouya/server/core/ledger/balances.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import { granted } from '@shouya/server/testing/factories.ts'
import { type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sandboxCall } from '../../payment/server/provider/sandbox.ts'
import { wrongTrades } from '../../server/testing/tradeChecks.ts'
import { order } from '../noun.ts'
import { change, makeOrder, makeShop, payIn, update } from './testing/orders.ts'
import { price, refundDesk } from './testing/refundDesk.ts'

let t: TestApp
let desk: Awaited<ReturnType<typeof refundDesk>>
const { codes } = order.states
const DAY = 86_400_000

beforeAll(async () => {
  t = await testApp({ PAY_SANDBOX: '1' })
  desk = await refundDesk(t)
})
afterAll(() => t?.close())
beforeEach(async () => expect(await wrongTrades(db())).toEqual({}))

const db = () => t.services.database.kysely

describe('the money of a part goes back the way it came', () => {
  test('to the balance', async () => {
    const own = await makeShop(t)
    await payIn(t, own.agentId, 200_000)
    const { id } = await makeOrder(own.agent.post, own)
    granted(await change(own.agent.post, id, 'Pay', { pay_type: 1 }))
    const [device, roll] = (await desk.seen(id)).lines
    const goods = async () => (await balancesOf(db() as never, 'agent', own.agentId)).goods?.balance
    await desk.refund(own.agent, id, price.device, [{ line_id: device.id, qty: 1 }])
    expect(await goods()).toBe(200_000 - price.total + price.device)
    await desk.refund(own.agent, id, price.device + 3 * price.roll, [
      { line_id: device.id, qty: 1 },
      { line_id: roll.id, qty: 3 },
    ])
    expect(await goods()).toBe(200_000)
  })

  test('through the provider, each under a number of its own; one that it refuses stays under way', async () => {
    const own = await makeShop(t)
    const { id } = await makeOrder(own.agent.post, own)
    const { payment_id } = granted(await change(own.agent.post, id, 'Pay', { pay_type: 3 }))
    const { pay_no } = granted(await own.agent.post('Payment/Open', { id: payment_id }))
    const { body, signature } = sandboxCall(t.services.keys, { payNo: pay_no, tradeNo: 'PART1', amount: price.total })
    const headers = { 'content-type': 'application/json', 'sandbox-signature': signature }
    await t.app.inject({ method: 'POST', url: '/pay/v1/notify/sandbox', payload: body, headers })
    const [device] = (await desk.seen(id)).lines
    const one = [{ line_id: device.id, qty: 1 }]
    await desk.refund(own.agent, id, price.device, one)
    await desk.refund(own.agent, id, price.device, one)
    const { payments } = await desk.seen(id)
    expect(payments).toMatchObject([
      {
        refund_amount: 2 * price.device,
        refunds: [
          { refund_no: `${pay_no}R1`, amount: price.device, arrive_time: null },
          { refund_no: `${pay_no}R2`, amount: price.device, arrive_time: null },
        ],
      },
    ])
    const rows = await db()
      .selectFrom('payment_refund')
      .select('id as refundId')
      .where('payment_id', '=', payment_id)
      .orderBy('id')
      .execute()
    const [first = { refundId: 0 }, second = { refundId: 0 }] = rows
    const arrived = async () => {
      const txns = await db()
        .selectFrom('ledger_txn')
        .select('memo')
        .where('event', '=', 'refund_arrived')
        .where('biz_id', '=', id)
        .where('biz_type', '=', 'trade_order')
        .orderBy('id')
        .execute()
      return txns.map(({ memo }) => memo)
    }
    for (const _ of [1, 2]) await t.jobs.run('payment_refund', t.clock.at, first)
    expect(await arrived()).toEqual([`${pay_no}R1`])
    // Its merchant's account is gone for a while.
    const through = (provider: string) =>
      db().updateTable('payment').set({ provider }).where('id', '=', payment_id).execute()
    await through('wechat')
    await expect(t.jobs.run('payment_refund', t.clock.at, second)).rejects.toThrow('merchant')
    await through('sandbox')
    await t.jobs.run('payment_refund_again', new Date(t.clock.at.getTime() + 2 * DAY))
    await t.jobs.run('payment_refund', t.clock.at, second)
    expect(await arrived()).toEqual([`${pay_no}R1`, `${pay_no}R2`])
    // The rest, and never more than was paid.
    granted(await update(own.agent.post, id, 'askRefund', { note: '都不要了' }))
    await db().updateTable('payment').set({ refund_amount: price.total }).where('id', '=', payment_id).execute()
    expect(await update(desk.finance.post, id, 'refund')).toMatchObject({ Code: 1004 })
    await db()
      .updateTable('payment')
      .set({ refund_amount: 2 * price.device })
      .where('id', '=', payment_id)
      .execute()
    granted(await update(desk.finance.post, id, 'refund'))
    expect(await desk.seen(id)).toMatchObject({ status: codes.refunded, payments: [{ refund_amount: price.total }] })
  })
})

test('lists find an order by each day on which something was paid back, and files say what', async () => {
  const own = await makeShop(t)
  const { id, roll } = await desk.made(own)
  const day = () => localDay(t.clock.at, t.services.database.timezone)
  const days: string[] = []
  for (const _ of [1, 2]) {
    await desk.refund(own.agent, id, price.roll, [{ line_id: roll.id, qty: 1 }])
    days.push(day())
    t.clock.at = new Date(t.clock.at.getTime() + 2 * DAY)
  }
  for (const date of days) {
    const query = { days_of: 'refund_time', begin_date: date, end_date: date, agent_id: own.agentId }
    expect(await desk.finance.post('Order/GetPageList', query)).toMatchObject({ Total: 1 })
    expect(granted(await desk.finance.post('Order/GetOrderTotalAmount', query))).toMatchObject({
      refund_amount: 2 * price.roll,
    })
  }
  const between = { days_of: 'refund_time', begin_date: day(), end_date: day(), agent_id: own.agentId }
  expect(await desk.finance.post('Order/GetPageList', between)).toMatchObject({ Total: 0 })
  const file = { controller: 'Order', filters: { agent_id: own.agentId }, columns: ['bill_no', 'refunded_goods'] }
  expect(await desk.finance.post('Common/Export', file)).toMatchObject({ Code: 0, Data: { rows: 1 } })
})

test('what was asked for and decided stays as it was', async () => {
  const own = await makeShop(t)
  const { id, roll } = await desk.made(own)
  await desk.refund(own.agent, id, price.roll, [{ line_id: roll.id, qty: 1 }])
  const refund = await db().selectFrom('order_refund').select('id').where('order_id', '=', id).executeTakeFirstOrThrow()
  const change = (set: object) => db().updateTable('order_refund').set(set).where('id', '=', refund.id).execute()
  for (const set of [{ amount: 1 }, { reason: '改写' }, { status: 3, txn_no: null }])
    await expect(change(set)).rejects.toMatchObject({ code: '23001' })
  const noRight = { code: '42501' }
  await expect(db().deleteFrom('order_refund').where('id', '=', refund.id).execute()).rejects.toMatchObject(noRight)
  const parts = db().updateTable('order_refund_line').set({ qty: 2 }).where('refund_id', '=', refund.id)
  await expect(parts.execute()).rejects.toMatchObject(noRight)
  await expect(db().deleteFrom('payment_refund').execute()).rejects.toMatchObject(noRight)
})
