import { balancesOf } from '@shouya/server/core/ledger/balances.ts'
import { granted, makeAccount } from '@shouya/server/testing/factories.ts'
import { type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { agentRow } from '../../server/testing/rows.ts'
import { wrongTrades } from '../../server/testing/tradeChecks.ts'
import { order } from '../noun.ts'
import { carrier, change, deliverAll, makeShop, type Shop, stock, update } from './testing/orders.ts'
import { price, refundDesk, wish } from './testing/refundDesk.ts'

let t: TestApp
let desk: Awaited<ReturnType<typeof refundDesk>>
const { codes } = order.states
const DAY = 86_400_000

beforeAll(async () => {
  t = await testApp()
  desk = await refundDesk(t)
})
afterAll(() => t?.close())

const db = () => t.services.database.kysely
const at = (path: string) => ({ Code: 1001, Data: [{ path }] })
const stockOf = async ({ productId, consumeId }: Shop) => {
  const of = (table: 'product' | 'consume', id: number) =>
    db()
      .selectFrom(table as 'product')
      .select(['stock', 'reserved'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  const [product, consume] = [await of('product', productId), await of('consume', consumeId)]
  return [product.stock, product.reserved, consume.stock, consume.reserved]
}
const statesOf = async (numbers: readonly string[]) => {
  const rows = await db()
    .selectFrom('device')
    .select(['device_no', 'status'])
    .where('device_no', 'in', numbers)
    .execute()
  return numbers.map((number) => rows.find(({ device_no }) => device_no === number)?.status)
}

beforeEach(async () => expect(await wrongTrades(db())).toEqual({}))

describe('a part of an order is refunded', () => {
  test('before it is approved, which then waits for the rest alone; at last everything, and nothing twice [C-7.2-49]', async () => {
    const own = await makeShop(t)
    const { id, device, roll } = await desk.made(own)
    const row = await desk.refund(own.agent, id, price.device + price.roll, [
      { line_id: device.id, qty: 1 },
      { line_id: roll.id, qty: 1 },
    ])
    expect(row).toMatchObject({
      ...{ status: codes.paid, paid_amount: price.total, refund_amount: price.device + price.roll },
      refunded_goods: `${device.item_name}×1、${roll.item_name}×1`,
      lines: [
        { qty: 2, refunded_qty: 1, returned_qty: 0 },
        { qty: 3, refunded_qty: 1, returned_qty: 0 },
      ],
      refunds: [
        { seq: 1, amount: price.device + price.roll, status: 2, is_sent: false, txn_no: expect.stringMatching(/^LZ/) },
      ],
    })
    expect(row.flow.at(-1)).toMatchObject({ action: 'refundPart', to_status: codes.paid })
    expect(await stockOf(own)).toEqual([100, 0, 1_000, 0])
    granted(await update(desk.trade.post, id, 'pass'))
    expect(await stockOf(own)).toEqual([100, 1, 1_000, 2])
    const more = { line_id: device.id, qty: 2 }
    expect(await update(own.agent.post, id, 'askRefund', wish(2 * price.device, [more]))).toMatchObject(
      at('back.lines.0.qty'),
    )
    granted(await update(own.agent.post, id, 'askRefund', { note: '都不要了' }))
    granted(await update(desk.finance.post, id, 'refund'))
    expect(await desk.seen(id)).toMatchObject({
      ...{ status: codes.refunded, refund_amount: price.total },
      refunds: [
        { seq: 2, amount: price.total - price.device - price.roll },
        { seq: 1, amount: price.device + price.roll },
      ],
    })
    expect(await stockOf(own)).toEqual([100, 0, 1_000, 0])
    expect(await update(own.agent.post, id, 'askRefund', { note: '再退一次' })).toMatchObject({ Code: 1004 })
  })

  type Wrong = { readonly amount?: number; readonly lines?: readonly object[] }
  test.for<readonly [string, Wrong, string]>([
    ['another amount', { amount: price.device - 1 }, 'back.amount'],
    ['more than is left', { lines: [{ qty: 3 }] }, 'back.lines.0.qty'],
    ['a line of another order', { lines: [{ line_id: 900_000_000 }] }, 'back.lines.0.line_id'],
    ['a line twice', { lines: [{}, {}] }, 'back.lines.1.line_id'],
    ['a device that was not sent', { lines: [{ device_nos: ['NOTTHERE1'] }] }, 'back.lines.0.device_nos'],
    ['no pieces', { lines: [] }, 'back.lines'],
    ['a quantity of 0', { lines: [{ qty: 0 }] }, 'back.lines.0.qty'],
  ])('%s is refused, and nothing stays of it', async ([, { lines = [{}], ...more }, path]) => {
    const own = await makeShop(t)
    const { id, device } = await desk.made(own)
    const pieces = lines.map((line) => ({ line_id: device.id, qty: 1, ...line }))
    const asked = { ...wish(price.device, pieces), back: { amount: price.device, lines: pieces, ...more } }
    expect(await update(own.agent.post, id, 'askRefund', asked)).toMatchObject(at(path))
    expect(await desk.seen(id)).toMatchObject({ status: codes.paid, refunds: [] })
  })

  test('refused, it is where it was, and can be asked back anew', async () => {
    const own = await makeShop(t)
    const { id, device } = await desk.made(own, 'approved')
    granted(await update(own.agent.post, id, 'askRefund', wish(price.device, [{ line_id: device.id, qty: 1 }])))
    granted(await update(desk.finance.post, id, 'keep', { note: '货已备好' }))
    expect(await desk.seen(id)).toMatchObject({
      ...{ status: codes.approved, refund_amount: 0 },
      refunds: [{ status: 3, opinion: '货已备好', txn_no: null }],
      lines: [{ refunded_qty: 0 }, { refunded_qty: 0 }],
    })
    expect(await stockOf(own)).toEqual([100, 2, 1_000, 3])
    const row = await desk.refund(own.agent, id, price.device, [{ line_id: device.id, qty: 1 }])
    expect(row).toMatchObject({ status: codes.approved, refunds: [{ seq: 2, status: 2 }, { seq: 1 }] })
    expect(await stockOf(own)).toEqual([100, 1, 1_000, 3])
    granted(await deliverAll(t, desk.trade.post, id))
    expect(await desk.seen(id)).toMatchObject({
      status: codes.delivered,
      lines: [{ delivered_qty: 1 }, { delivered_qty: 3 }],
    })
  })

  test('nobody decides on their own wish, two at once pay once, and whoever paid back does not approve the rest', async () => {
    const own = await makeShop(t)
    const admin = await makeAccount(t, { unit: 'HQ0000' })
    const { id, device } = await desk.made(own)
    const part = wish(price.device, [{ line_id: device.id, qty: 1 }])
    granted(await update(admin.post, id, 'askRefund', part))
    expect(await update(admin.post, id, 'refund')).toMatchObject({ Code: 1004 })
    expect(await update(desk.trade.post, id, 'refund')).toMatchObject({ Code: 401 })
    const both = await Promise.all([desk.finance, desk.payer].map(({ post }) => update(post, id, 'refund')))
    expect(both.map(({ Code }) => Code).toSorted()).toEqual([0, expect.toBeOneOf([1004, 1005])])
    expect(await desk.seen(id)).toMatchObject({ status: codes.paid, refund_amount: price.device })
    granted(await update(own.agent.post, id, 'askRefund', part))
    granted(await update(admin.post, id, 'refund'))
    expect(await update(admin.post, id, 'pass')).toMatchObject({ Code: 1004 })
    granted(await update(desk.trade.post, id, 'pass'))
  })

  test('an agent beside it neither sees nor refunds it', async () => {
    const [own, other] = [await makeShop(t), await makeShop(t)]
    const { id, device } = await desk.made(own)
    const { version } = await desk.seen(id)
    const asked = { id, version, command: 'askRefund', ...wish(price.device, [{ line_id: device.id, qty: 1 }]) }
    expect(await other.agent.post('Order/UpdateStatus', asked)).toMatchObject({ Code: 403 })
  })
})

describe('while a part was sent', () => {
  /** One device and no roll are sent. */
  async function partly(own: Shop) {
    const order = await desk.made(own, 'approved')
    const [number = ''] = await stock(t, own.productId, 1)
    const lines = [{ line_id: order.device.id, qty: 1, device_nos: [number] }]
    granted(await change(desk.trade.post, order.id, 'Deliver', { lines, ...carrier }))
    return { ...order, number }
  }

  test('what was not sent is given up: its stock is free, and the order is delivered once nothing is left to send', async () => {
    const own = await makeShop(t)
    const { id, device, roll, number } = await partly(own)
    expect(await stockOf(own)).toEqual([99, 1, 1_000, 3])
    const mixed = wish(2 * price.device, [{ line_id: device.id, qty: 2 }])
    expect(await update(own.agent.post, id, 'askRefund', mixed)).toMatchObject(at('back.lines.0.qty'))
    expect(await desk.refund(own.agent, id, price.device, [{ line_id: device.id, qty: 1 }])).toMatchObject({
      status: codes.partly,
    })
    expect(await stockOf(own)).toEqual([99, 0, 1_000, 3])
    const rest = await desk.refund(own.agent, id, 3 * price.roll, [{ line_id: roll.id, qty: 3 }])
    expect(rest).toMatchObject({ status: codes.delivered, deliver_time: expect.any(String) })
    expect(await stockOf(own)).toEqual([99, 0, 1_000, 0])
    granted(await update(own.agent.post, id, 'receive'))
    expect(await statesOf([number])).toEqual([1])
  })

  test('what was sent comes back: into stock, free for others, and the same device can be sent again', async () => {
    const own = await makeShop(t)
    const { id, device, number } = await partly(own)
    const sent = { is_sent: true }
    const none = wish(price.device, [{ line_id: device.id, qty: 1 }], sent)
    expect(await update(own.agent.post, id, 'askRefund', none)).toMatchObject(at('back.lines.0.device_nos'))
    const back = [{ line_id: device.id, qty: 1, device_nos: [number.toLowerCase()] }]
    const row = await desk.refund(own.agent, id, price.device, back, sent)
    expect(row).toMatchObject({
      ...{ status: codes.partly, refunds: [{ is_sent: true, lines: [{ device_nos: [number] }] }] },
      lines: [{ delivered_qty: 1, refunded_qty: 1, returned_qty: 1, device_nos: [] }, { delivered_qty: 0 }],
    })
    expect(await stockOf(own)).toEqual([100, 1, 1_000, 3])
    const again = wish(price.device, back, sent)
    expect(await update(own.agent.post, id, 'askRefund', again)).toMatchObject(at('back.lines.0.qty'))
    const lines = [
      { line_id: device.id, qty: 1, device_nos: [number] },
      { line_id: row.lines[1].id, qty: 3 },
    ]
    expect(granted(await change(desk.trade.post, id, 'Deliver', { lines, ...carrier })).status).toBe(codes.delivered)
    expect(await stockOf(own)).toEqual([99, 0, 997, 0])
    granted(await update(own.agent.post, id, 'receive'))
    expect(await statesOf([number])).toEqual([1])
  })

  test('but not longer than a refund can be asked for', async () => {
    const own = await makeShop(t)
    const { id, device, number } = await partly(own)
    t.clock.at = new Date(t.clock.at.getTime() + 8 * DAY)
    const back = [{ line_id: device.id, qty: 1, device_nos: [number] }]
    const late = wish(price.device, back, { is_sent: true })
    expect(await update(own.agent.post, id, 'askRefund', late)).toMatchObject({ Code: 1004 })
    granted(await update(own.agent.post, id, 'askRefund', wish(price.device, [{ line_id: device.id, qty: 1 }])))
  })
})

describe('what was delivered and received', () => {
  test('comes back by its numbers; what is kept alone becomes the buyer’s, and earns the commission', async () => {
    const above = await agentRow(t, { commission_rate: 1_000 })
    const own = await makeShop(t, { parent_agent_id: above, agent_level: 3 })
    const { id, device, roll } = await desk.made(own, 'delivered')
    const [one = '', two = ''] = device.device_nos
    const pieces = [
      { line_id: device.id, qty: 1, device_nos: [one] },
      { line_id: roll.id, qty: 1 },
    ]
    const row = await desk.refund(own.agent, id, price.device + price.roll, pieces)
    expect(row).toMatchObject({ status: codes.delivered, lines: [{ device_nos: [two] }, { returned_qty: 1 }] })
    expect(await stockOf(own)).toEqual([99, 0, 998, 0])
    granted(await update(own.agent.post, id, 'receive'))
    expect(await statesOf([one, two])).toEqual([0, 1])
    const commission = async () => (await balancesOf(db() as never, 'agent', above)).commission?.balance
    expect(await commission()).toBe((price.total - price.device - price.roll) / 10)
    const balance = await db()
      .selectFrom('consume_balance')
      .select('quantity')
      .where('owner_id', '=', own.agentId)
      .where('owner_type', '=', 1)
      .executeTakeFirst()
    expect(balance).toEqual({ quantity: 1_000 })
    // Of the roll that is taken back, 18 of 836 yuan.
    const after = await desk.refund(desk.service, id, price.roll, [{ line_id: roll.id, qty: 1 }])
    expect(after).toMatchObject({ status: codes.done, refund_amount: price.device + 2 * price.roll })
    expect(await commission()).toBe((price.total - price.device - 2 * price.roll) / 10)
    const last = await desk.refund(desk.service, id, price.total - price.device - 2 * price.roll, [
      { line_id: device.id, qty: 1, device_nos: [two] },
      { line_id: roll.id, qty: 1 },
    ])
    expect(last).toMatchObject({ status: codes.refunded, refund_amount: price.total })
    expect(await commission()).toBe(0)
    expect(await statesOf([two])).toEqual([6])
  })

  test('a device that is no longer there, and seals that were used, are not taken back', async () => {
    const own = await makeShop(t)
    const { id, device, roll } = await desk.made(own, 'done')
    const [one, two] = (await desk.seen(id)).lines[0].device_nos
    const { id: deviceId, version } = await db()
      .selectFrom('device')
      .select(['id', 'version'])
      .where('device_no', '=', one)
      .executeTakeFirstOrThrow()
    granted(await desk.trade.post('Device/Return', { id: deviceId, version, reason: '代理商退回' }))
    expect((await desk.seen(id)).lines[0].device_nos).toEqual([two])
    const unopened = true
    const gone = wish(price.device, [{ line_id: device.id, qty: 1, device_nos: [one] }])
    expect(await update(desk.service.post, id, 'takeBack', gone)).toMatchObject(at('back.lines.0.device_nos'))
    expect(await update(desk.service.post, id, 'takeBack', { note: '全部退货', unopened })).toMatchObject({
      Code: 1004,
    })
    const freeze = (frozen: number) =>
      db().updateTable('consume_balance').set({ frozen }).where('owner_id', '=', own.agentId).execute()
    await freeze(1_200)
    const rolls = wish(price.roll, [{ line_id: roll.id, qty: 1 }])
    const part = { ...rolls, unopened }
    expect(await update(desk.service.post, id, 'takeBack', part)).toMatchObject({ Code: 1007 })
    await freeze(0)
    expect(await update(desk.service.post, id, 'takeBack', rolls)).toMatchObject(at('unopened'))
    granted(await update(desk.service.post, id, 'takeBack', part))
    await freeze(1_200)
    expect(await update(desk.finance.post, id, 'refund')).toMatchObject({ Code: 1007 })
    expect(await desk.seen(id)).toMatchObject({ status: codes.refunding, refund_amount: 0, refunds: [{ status: 1 }] })
    await freeze(0)
  })

  test('an activated device is opened: it is returned as a device, not with its order', async () => {
    const own = await makeShop(t)
    const { id, device } = await desk.made(own, 'done')
    const [one = '', two = ''] = (await desk.seen(id)).lines[0].device_nos
    const activated = { status: 2, member_id: own.memberId, activate_time: t.clock.at }
    await db().updateTable('device').set(activated).where('device_no', '=', one).execute()
    expect((await desk.seen(id)).lines[0].device_nos).toEqual([two])
    const opened = wish(price.device, [{ line_id: device.id, qty: 1, device_nos: [one] }])
    expect(await update(desk.service.post, id, 'takeBack', { ...opened, unopened: true })).toMatchObject(
      at('back.lines.0.device_nos'),
    )
    const back = await desk.refund(desk.service, id, price.device, [{ line_id: device.id, qty: 1, device_nos: [two] }])
    expect(back.refunds).toMatchObject([{ unopened: true }])
  })

  test('a device of a member is unbound as it comes back; the others stay', async () => {
    const own = await makeShop(t)
    const lease = {
      ...{ buyer_type: 3, buyer_id: own.memberId, order_type: 3, total_amount: 120_000 },
      lines: [{ product_id: own.productId, qty: 2, months: 12 }],
    }
    const { id, device } = await desk.made(own, 'done', lease)
    const [one, two] = (await desk.seen(id)).lines[0].device_nos
    expect(
      await desk.refund(desk.service, id, 60_000, [{ line_id: device.id, qty: 1, device_nos: [one] }]),
    ).toMatchObject({
      status: codes.done,
    })
    expect(await statesOf([one, two])).toEqual([6, 1])
    const bound = await db()
      .selectFrom('member_device')
      .innerJoin('device', 'device.id', 'device_id')
      .select(['device_no', 'device.member_id'])
      .where('member_device.member_id', '=', own.memberId)
      .where('member_device.status', '=', 1)
      .execute()
    expect(bound).toEqual([{ device_no: two, member_id: own.memberId }])
    expect((await balancesOf(db() as never, 'agent', own.agentId)).commission?.balance).toBe(3_000)
  })
})
