import { balancesOf } from '@shouya/server/core/ledger/balances.ts'
import { type Account, granted, makeAccount, makeImage } from '@shouya/server/testing/factories.ts'
import { type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sandboxCall } from '../../payment/server/provider/sandbox.ts'
import { agentRow, boundDeviceRow, productRow } from '../../server/testing/rows.ts'
import { order } from '../noun.ts'
import { orderCheck } from './check.ts'
import {
  carrier,
  change,
  deliverAll,
  makeOrder,
  makeShop,
  orderBody,
  payByTransfer,
  payIn,
  type Shop,
  stock,
  update,
} from './testing/orders.ts'

let t: TestApp
let trade: Account
let ops: Account
let finance: Account
let payer: Account
let service: Account
let shop: Shop
const { codes } = order.states
const DAY = 86_400_000

beforeAll(async () => {
  t = await testApp({ PAY_SANDBOX: '1' })
  const inside = (role: string) => makeAccount(t, { unit: 'HQ0000', role })
  ;[trade, ops] = [await inside('trade_admin'), await inside('trade_admin')]
  ;[finance, payer] = [await inside('finance'), await inside('finance')]
  service = await inside('member_service')
  shop = await makeShop(t)
})
afterAll(() => t?.close())

const db = () => t.services.database.kysely
const seen = async (id: number, by: Account = finance) => granted(await by.post('Order/Get', { id }))
const goods = async (agentId: number) => (await balancesOf(db() as never, 'agent', agentId)).goods?.balance
const stockOf = (productId: number) =>
  db().selectFrom('product').select(['stock', 'reserved']).where('id', '=', productId).executeTakeFirstOrThrow()
const reconciled = async () => expect(await orderCheck(db())).toEqual([])
const at = (path: string) => ({ Code: 1001, Data: [{ path }] })
const devicesOf = (agentId: number) =>
  db().selectFrom('device').select(['id', 'status', 'member_id']).where('agent_id', '=', agentId).execute()

/** A paid order. */
async function paid(own: Shop = shop, more: object = {}) {
  const made = await makeOrder(own.agent.post, own, more)
  await payByTransfer(t, own.agent, finance, made.id)
  return made
}
const approved = async (own: Shop = shop, more: object = {}) => {
  const made = await paid(own, more)
  granted(await update(trade.post, made.id, 'pass'))
  return made
}

describe('an order is entered', () => {
  test('with the prices of its buyer, and the total that the page has shown [C-7.2-48 C-7.2-51 C-3-25]', async () => {
    const { discount_rate, offers } = granted(
      await shop.agent.post('Order/GetOfferList', { buyer_type: 2, buyer_id: shop.agentId, order_type: 1 }),
    )
    expect(discount_rate).toBe(9_000)
    const prices = (offers as { product_id: number | null; price: number }[]).filter(
      ({ product_id }) => product_id === shop.productId,
    )
    expect(prices).toMatchObject([{ price: 80_000 }])
    const made = await makeOrder(shop.agent.post, shop)
    expect(made.bill_no).toMatch(/^DD\d{12}\d{4}$/)
    expect(await seen(made.id)).toMatchObject({
      ...{ status: codes.ordered, goods_amount: 166_000, discount_amount: 600, total_amount: 165_400 },
      lines: [
        { price: 80_000, amount: 160_000 },
        { price: 2_000, amount: 6_000 },
      ],
    })
  })

  test.for([
    ['another total', { total_amount: 165_399 }, 'total_amount'],
    ['a freight of an outsider', { freight: 1, total_amount: 165_401 }, 'freight'],
    ['no address', { address: null }, 'address'],
    ['a line twice', {}, 'lines.1'],
    ['nothing to pay', { lines: [], total_amount: 0 }, 'lines'],
  ] as const)('%s is refused', async ([name, more, path]) => {
    const twice = { lines: [1, 2].map(() => ({ product_id: shop.productId, qty: 1 })) }
    const body = orderBody(shop, name === 'a line twice' ? twice : more)
    expect(await shop.agent.post('Order/Save', body)).toMatchObject(at(path))
  })

  test('agents order only products that are open to them, and only for their tree', async () => {
    const other = await makeShop(t)
    const closed = await productRow(t)
    for (const product_id of [closed, other.productId, 900_000_000])
      expect(await shop.agent.post('Order/Save', orderBody(shop, { lines: [{ product_id, qty: 1 }] }))).toMatchObject(
        at('lines.0'),
      )
    const named = { buyer_id: other.agentId }
    expect(await shop.agent.post('Order/Save', orderBody(shop, named))).toMatchObject(at('buyer_id'))
    const offers = { buyer_type: 2, order_type: 1, ...named }
    expect(await shop.agent.post('Order/GetOfferList', offers)).toMatchObject(at('buyer_id'))
    await db()
      .updateTable('agent_product')
      .set({ status: 2, status_reason: '欠费' })
      .where('agent_id', '=', other.agentId)
      .execute()
    expect(await other.agent.post('Order/Save', orderBody(other))).toMatchObject(at('lines.0'))
  })

  test('a draft is changed until it is paid for, and deleted', async () => {
    const made = await makeOrder(shop.agent.post, shop, { submit: false })
    expect(await seen(made.id)).toMatchObject({ status: codes.draft })
    const body = orderBody(shop, { ...made, bill_no: undefined, lines: [{ product_id: shop.productId, qty: 1 }] })
    const saved = granted(await shop.agent.post('Order/Save', { ...body, total_amount: 80_000, submit: false }))
    expect(await shop.agent.post('Order/Save', { ...body, total_amount: 80_000 })).toMatchObject({ Code: 1005 })
    granted(await shop.agent.post('Order/Delete', { id: made.id, version: saved.version }))
    expect(await shop.agent.post('Order/Get', { id: made.id })).toMatchObject({ Code: 1002 })
    const other = await makeOrder(shop.agent.post, shop)
    granted(await change(shop.agent.post, other.id, 'Pay', { pay_type: 5 }))
    const { version } = await seen(other.id)
    expect(await shop.agent.post('Order/Save', { ...orderBody(shop), id: other.id, version })).toMatchObject({
      Code: 1004,
    })
    expect(await change(shop.agent.post, other.id, 'Delete')).toMatchObject({ Code: 1004 })
  })
})

describe('an order is paid', () => {
  test('from the balance of its agent, once and no more than there is', async () => {
    const own = await makeShop(t)
    const made = await makeOrder(own.agent.post, own)
    const pay = () => change(own.agent.post, made.id, 'Pay', { pay_type: 1 })
    expect(await pay()).toMatchObject({ Code: 1007 })
    await payIn(t, own.agentId, 200_000)
    const both = await Promise.all([pay(), pay()])
    expect(both.map(({ Code }) => Code).toSorted()).toEqual([0, expect.toBeOneOf([1004, 1005])])
    expect(await goods(own.agentId)).toBe(200_000 - 165_400)
    expect(await seen(made.id)).toMatchObject({ status: codes.paid, paid_amount: 165_400 })
    await reconciled()
  })

  test('by a transfer with a voucher, which somebody else confirms', async () => {
    const made = await makeOrder(shop.agent.post, shop)
    expect(await change(shop.agent.post, made.id, 'Pay', { pay_type: 2 })).toMatchObject(at('pay_voucher_file_ids'))
    expect(await update(finance.post, made.id, 'confirmPay', { pay_trade_no: 'BANK-0' })).toMatchObject({ Code: 1004 })
    await payByTransfer(t, shop.agent, finance, made.id)
    const { pay_trade_no } = await seen(made.id)
    const next = await makeOrder(shop.agent.post, shop)
    granted(await change(shop.agent.post, next.id, 'Pay', { pay_type: 5 }))
    expect(await update(finance.post, next.id, 'confirmPay', { pay_trade_no })).toMatchObject({ Code: 1003 })
    expect(await update(finance.post, next.id, 'confirmPay')).toMatchObject(at('pay_trade_no'))
    await reconciled()
  })

  test('through a provider; another amount leaves it unpaid, and a canceled one stays canceled', async () => {
    const online = async () => {
      const made = await makeOrder(shop.agent.post, shop)
      const { payment_id } = granted(await change(shop.agent.post, made.id, 'Pay', { pay_type: 3 }))
      return { id: made.id, payment: granted(await shop.agent.post('Payment/Open', { id: payment_id })) }
    }
    const notify = (payNo: string, tradeNo: string, amount: number) => {
      const { body, signature } = sandboxCall(t.services.keys, { payNo, tradeNo, amount })
      const headers = { 'content-type': 'application/json', 'sandbox-signature': signature }
      return t.app.inject({ method: 'POST', url: '/pay/v1/notify/sandbox', payload: body, headers })
    }
    const [one, two, three] = [await online(), await online(), await online()]
    await Promise.all([1, 2].map(() => notify(one.payment.pay_no, 'O1', 165_400)))
    expect(await seen(one.id)).toMatchObject({ status: codes.paid, pay_trade_no: 'O1' })
    await notify(two.payment.pay_no, 'O2', 1)
    expect(await seen(two.id)).toMatchObject({ status: codes.ordered, payments: [{ status: 3 }] })
    granted(await update(shop.agent.post, three.id, 'cancel', { note: '不再需要' }))
    await notify(three.payment.pay_no, 'O3', 165_400)
    expect(await seen(three.id)).toMatchObject({ status: codes.canceled, paid_amount: 0 })
    await reconciled()
  })

  test('not when its prices have changed since', async () => {
    const own = await makeShop(t)
    const made = await makeOrder(own.agent.post, own)
    await db().updateTable('agent_product').set({ agent_price: 81_000 }).where('agent_id', '=', own.agentId).execute()
    expect(await change(own.agent.post, made.id, 'Pay', { pay_type: 5 })).toMatchObject({ Code: 1004 })
  })

  test('or canceled when nobody pays in time, also what is to be paid in cash; a voucher waits for finance', async () => {
    const made = () => makeOrder(shop.agent.post, shop)
    const [late, cash, transfer] = [await made(), await made(), await made()]
    granted(await change(shop.agent.post, cash.id, 'Pay', { pay_type: 5 }))
    const pay_voucher_file_ids = [await makeImage(t, shop.agent.id)]
    granted(await change(shop.agent.post, transfer.id, 'Pay', { pay_type: 2, pay_voucher_file_ids }))
    await t.jobs.run('order_timeout', new Date(t.clock.at.getTime() + DAY - 60_000))
    expect(await seen(late.id)).toMatchObject({ status: codes.ordered })
    await t.jobs.run('order_timeout', new Date(t.clock.at.getTime() + DAY + 60_000))
    expect(await seen(late.id)).toMatchObject({ status: codes.canceled, cancel_reason: expect.any(String) })
    expect(await seen(cash.id)).toMatchObject({ status: codes.canceled })
    expect(await seen(transfer.id)).toMatchObject({ status: codes.ordered })
  })
})

describe('an order is approved and delivered', () => {
  test('by somebody who has not entered it, whatever their roles; stock is set aside, taken and short', async () => {
    const own = await makeShop(t)
    const admin = await makeAccount(t, { unit: 'HQ0000' })
    const byAdmin = await makeOrder(admin.post, own)
    await payByTransfer(t, own.agent, finance, byAdmin.id)
    expect(await update(admin.post, byAdmin.id, 'pass')).toMatchObject({ Code: 1004 })
    expect(await update(own.agent.post, byAdmin.id, 'pass')).toMatchObject({ Code: 401 })
    const both = await Promise.all([trade, ops].map(({ post }) => update(post, byAdmin.id, 'pass')))
    expect(both.map(({ Code }) => Code).toSorted()).toEqual([0, expect.toBeOneOf([1004, 1005])])
    expect(await stockOf(own.productId)).toEqual({ stock: 100, reserved: 2 })
    granted(await deliverAll(t, trade.post, byAdmin.id))
    expect(await stockOf(own.productId)).toEqual({ stock: 98, reserved: 0 })
    await db().updateTable('product').set({ stock: 1 }).where('id', '=', own.productId).execute()
    const next = await paid(own)
    expect(await update(trade.post, next.id, 'pass')).toMatchObject({ Code: 1007 })
  })

  test('in parts, each with as many devices in stock as it says; what was received is the buyer’s [C-7.2-49]', async () => {
    const own = await makeShop(t)
    const made = await approved(own)
    const { lines } = await seen(made.id)
    const [device, roll] = lines as [{ id: number }, { id: number }]
    const [one = '', two = ''] = await stock(t, own.productId, 2)
    const [foreign = ''] = await stock(t, await productRow(t), 1)
    const send = (sent: object[]) => change(trade.post, made.id, 'Deliver', { lines: sent, ...carrier })
    for (const [device_nos, qty] of [
      [[foreign], 1],
      [[one, one], 2],
      [[one], 2],
      [['NOTTHERE1'], 1],
    ] as const)
      expect(await send([{ line_id: device.id, qty, device_nos }])).toMatchObject(at('lines.0.device_nos'))
    expect(await send([{ line_id: roll.id, qty: 4 }])).toMatchObject(at('lines.0.qty'))
    expect(granted(await send([{ line_id: device.id, qty: 1, device_nos: [one.toLowerCase()] }])).status).toBe(
      codes.partly,
    )
    // On its way, so that nobody else gets it.
    const other = await approved(own)
    const otherLine = (await seen(other.id)).lines[0].id
    const taken = { ...carrier, lines: [{ line_id: otherLine, qty: 1, device_nos: [one] }] }
    expect(await change(trade.post, other.id, 'Deliver', taken)).toMatchObject(at('lines.0.device_nos'))
    const rest = [
      { line_id: device.id, qty: 1, device_nos: [two] },
      { line_id: roll.id, qty: 3 },
    ]
    expect(granted(await send(rest)).status).toBe(codes.delivered)

    expect(await update(service.post, made.id, 'receive')).toMatchObject({ Code: 0 })
    expect(await devicesOf(own.agentId)).toMatchObject([{ status: 1 }, { status: 1 }])
    const balance = await db()
      .selectFrom('consume_balance')
      .select(['quantity'])
      .where('owner_type', '=', 1)
      .where('owner_id', '=', own.agentId)
      .execute()
    expect(balance).toEqual([{ quantity: 1_500 }])
    expect((await seen(made.id)).flow.map(({ action }: { action: string }) => action)).toEqual([
      ...['add', 'submit', 'pay', 'confirmPay', 'pass', 'deliver', 'deliver', 'receive'],
    ])
  })

  test('two deliveries of one device at once: one', async () => {
    const own = await makeShop(t)
    const [one, two] = [await approved(own), await approved(own)]
    const [number = ''] = await stock(t, own.productId, 1)
    const send = async (id: number) => {
      const line_id = (await seen(id)).lines[0].id
      return change(trade.post, id, 'Deliver', { ...carrier, lines: [{ line_id, qty: 1, device_nos: [number] }] })
    }
    const both = await Promise.all([send(one.id), send(two.id)])
    expect(both.map(({ Code }) => Code).toSorted()).toEqual([0, 1001])
  })

  test('to a member: devices are bound, a lease with its deposit; the agent earns its commission', async () => {
    const own = await makeShop(t)
    const lease = {
      ...{ buyer_type: 3, buyer_id: own.memberId, order_type: 3, total_amount: 60_000 },
      lines: [{ product_id: own.productId, qty: 1, months: 12 }],
    }
    const made = await approved(own, lease)
    granted(await deliverAll(t, trade.post, made.id))
    t.clock.at = new Date(t.clock.at.getTime() + 11 * DAY)
    await t.jobs.run('order_receive', t.clock.at)
    await t.jobs.run('order_receive', t.clock.at)
    expect(await seen(made.id)).toMatchObject({ status: codes.done, auto_received: true })
    const bindings = await db()
      .selectFrom('member_device')
      .select(['bind_type', 'deposit_due', 'deposit_status'])
      .where('member_id', '=', own.memberId)
      .execute()
    expect(bindings).toEqual([{ bind_type: 2, deposit_due: 200_000, deposit_status: 1 }])
    expect((await balancesOf(db() as never, 'agent', own.agentId)).commission?.balance).toBe(3_000)
    await reconciled()
  })

  test('a renewal makes the lease longer as soon as it is approved', async () => {
    const own = await makeShop(t)
    const { bindingId } = await boundDeviceRow(t, { ...own, deposit: 200_000 })
    await db().updateTable('member_device').set({ lease_end: '2030-01-31' }).where('id', '=', bindingId).execute()
    const renewal = {
      ...{ buyer_type: 3, buyer_id: own.memberId, order_type: 4, total_amount: 5_000, address: null },
      lines: [{ product_id: own.productId, binding_id: bindingId, qty: 1, months: 1 }],
    }
    const made = await approved(own, renewal)
    expect(await seen(made.id)).toMatchObject({ status: codes.done })
    const row = await db()
      .selectFrom('member_device')
      .select('lease_end')
      .where('id', '=', bindingId)
      .executeTakeFirst()
    expect(row).toEqual({ lease_end: '2030-02-28' })
  })
})

describe('an order is refunded', () => {
  const ask = (id: number, by: Account = shop.agent) => update(by.post, id, 'askRefund', { note: '不再需要' })

  test('by finance, who has neither asked for it nor approved it; stock is free, the ledger agrees', async () => {
    const own = await makeShop(t)
    const made = await approved(own)
    granted(await ask(made.id, own.agent))
    const before = await stockOf(own.productId)
    expect(await update(service.post, made.id, 'refund')).toMatchObject({ Code: 401 })
    expect(await update(finance.post, made.id, 'keep')).toMatchObject(at('note'))
    granted(await update(payer.post, made.id, 'keep', { note: '货已备好' }))
    expect(await seen(made.id)).toMatchObject({ status: codes.approved })
    const admin = await makeAccount(t, { unit: 'HQ0000' })
    granted(await ask(made.id, admin))
    expect(await update(admin.post, made.id, 'refund')).toMatchObject({ Code: 1004 })
    const both = await Promise.all([finance, payer].map(({ post }) => update(post, made.id, 'refund')))
    expect(both.map(({ Code }) => Code).toSorted()).toEqual([0, expect.toBeOneOf([1004, 1005])])
    expect(await seen(made.id)).toMatchObject({ status: codes.refunded, refund_amount: 165_400 })
    expect(await stockOf(own.productId)).toEqual({ stock: before.stock, reserved: before.reserved - 2 })
    await reconciled()
  })

  test('who has turned it down does not pay it back', async () => {
    const admin = await makeAccount(t, { unit: 'HQ0000' })
    const made = await paid()
    expect(await update(admin.post, made.id, 'turnDown')).toMatchObject(at('note'))
    granted(await update(admin.post, made.id, 'turnDown', { note: '超出区域' }))
    expect(await update(admin.post, made.id, 'refund')).toMatchObject({ Code: 1004 })
    granted(await update(finance.post, made.id, 'refund'))
    await reconciled()
  })

  test('to the balance it was paid from; within seven days after the delivery', async () => {
    const own = await makeShop(t)
    await payIn(t, own.agentId, 400_000)
    const buy = async () => {
      const made = await makeOrder(own.agent.post, own)
      granted(await change(own.agent.post, made.id, 'Pay', { pay_type: 1 }))
      granted(await update(trade.post, made.id, 'pass'))
      granted(await deliverAll(t, trade.post, made.id))
      return made
    }
    const [one, two] = [await buy(), await buy()]
    granted(await ask(one.id, own.agent))
    granted(await update(finance.post, one.id, 'refund'))
    expect(await goods(own.agentId)).toBe(400_000 - 165_400)
    expect(await stockOf(own.productId)).toEqual({ stock: 98, reserved: 0 })
    t.clock.at = new Date(t.clock.at.getTime() + 8 * DAY)
    expect(await ask(two.id, own.agent)).toMatchObject({ Code: 1004 })
    await reconciled()
  })

  test('of what was received: devices come back, authorisations are taken back, the commission too; within 15 days', async () => {
    const above = await agentRow(t, { commission_rate: 1_000 })
    const own = await makeShop(t, { parent_agent_id: above, agent_level: 3 })
    const made = await approved(own)
    granted(await deliverAll(t, trade.post, made.id))
    granted(await update(own.agent.post, made.id, 'receive'))
    const commission = async () => (await balancesOf(db() as never, 'agent', above)).commission?.balance
    expect(await commission()).toBe(16_540)
    granted(await update(service.post, made.id, 'takeBack', { note: '未拆封退货', unopened: true }))
    granted(await update(finance.post, made.id, 'refund'))
    expect(await devicesOf(own.agentId)).toMatchObject([{ status: 6 }, { status: 6 }])
    expect(await commission()).toBe(0)
    expect(await stockOf(own.productId)).toEqual({ stock: 100, reserved: 0 })
    const late = await approved(own)
    granted(await deliverAll(t, trade.post, late.id))
    granted(await update(own.agent.post, late.id, 'receive'))
    t.clock.at = new Date(t.clock.at.getTime() + 16 * DAY)
    expect(await update(service.post, late.id, 'takeBack', { note: '退货' })).toMatchObject({ Code: 1004 })
    await reconciled()
  })
})
