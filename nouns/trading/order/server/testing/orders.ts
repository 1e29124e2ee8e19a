import { post as postLedger } from '@shouya/server/core/ledger/post.ts'
import { type Account, granted, makeAccount, makeImage } from '@shouya/server/testing/factories.ts'
import type { Post, TestApp } from '@shouya/server/testing/testApp.ts'
import { inTransaction } from '../../../server/testing/inTransaction.ts'
import { agentRow, consumeRow, deviceRow, memberRow, openProductRow, productRow } from '../../../server/testing/rows.ts'

export type Shop = { agentId: number; memberId: number; productId: number; consumeId: number; agent: Account }

/** An agent with a member, a product that is open to it at an agreed price, a consumable, and its account. */
export async function makeShop(t: TestApp, more: object = {}): Promise<Shop> {
  const agentId = await agentRow(t, { discount_rate: 9_000, commission_rate: 500, ...more })
  const [productId, consumeId] = [await productRow(t), await consumeRow(t)]
  await openProductRow(t, agentId, productId, { agent_price: 80_000 })
  const memberId = await memberRow(t, agentId)
  const agent = await makeAccount(t, { unit: 'HQ0000', role: 'agent_user', type: 4, party: agentId })
  return { agentId, memberId, productId, consumeId, agent }
}

/** The body of an order of two devices and three rolls of seals by an agent: 2 × 800 yuan and 3 × 20 yuan less a tenth. */
export const orderBody = (shop: Shop, more: object = {}) => ({
  ...{ buyer_type: 2, buyer_id: shop.agentId, order_type: 1, submit: true, total_amount: 165_400 },
  ...{ contact_name: '收货人', phone: '19900001111', address: '某市某路 1 号' },
  lines: [
    { product_id: shop.productId, qty: 2 },
    { consume_id: shop.consumeId, qty: 3 },
  ],
  ...more,
})

export type Made = { id: number; version: number; bill_no: string }

export const makeOrder = async (post: Post, shop: Shop, more: object = {}): Promise<Made> =>
  granted(await post('Order/Save', orderBody(shop, more)))

/** A change of an order in its version of now. */
export async function change(post: Post, id: number, action: string, more: object = {}) {
  const { version } = granted(await post('Order/Get', { id }))
  return post(`Order/${action}`, { id, version, ...more })
}
export const update = (post: Post, id: number, command: string, more: object = {}) =>
  change(post, id, 'UpdateStatus', { command, ...more })

/** Pays by a transfer that somebody of finance confirms. */
let trades = 0
export async function payByTransfer(t: TestApp, payer: Account, finance: Account, id: number): Promise<void> {
  const pay_voucher_file_ids = [await makeImage(t, payer.id)]
  granted(await change(payer.post, id, 'Pay', { pay_type: 2, pay_voucher_file_ids }))
  granted(await update(finance.post, id, 'confirmPay', { pay_trade_no: `BANK-ORDER-${++trades}` }))
}

/** Money that an agent has paid in. */
export const payIn = (t: TestApp, agentId: number, amount: number) =>
  inTransaction(t, (db) =>
    postLedger(
      db,
      {
        ...{ event: 'agent_paid_in', record: { table: 'test', id: Math.floor(Math.random() * 1e9) } },
        ...{ owners: { agent: agentId }, amounts: { amount }, operator: null },
      },
      t.clock.at,
    ),
  )

/** Devices in stock of a product, by their numbers. */
export async function stock(t: TestApp, productId: number, count: number): Promise<string[]> {
  const ids: number[] = []
  for (let nth = 0; nth < count; nth++) ids.push(await deviceRow(t, productId))
  const rows = await t.services.database.kysely
    .selectFrom('device')
    .select('device_no')
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
  return rows.map(({ device_no }) => device_no)
}

/** How something goes. */
export const carrier = { express_company: 1, express_no: 'SF10000001' }

/** Sends all of an order that is left. */
export async function deliverAll(t: TestApp, post: Post, id: number) {
  const { lines } = granted(await post('Order/Get', { id })) as {
    lines: { id: number; product_id: number | null; qty: number; refunded_qty: number }[]
  }
  const sent: object[] = []
  for (const line of lines) {
    const qty = line.qty - line.refunded_qty
    const device_nos = line.product_id === null ? [] : await stock(t, line.product_id, qty)
    sent.push({ line_id: line.id, qty, device_nos })
  }
  return change(post, id, 'Deliver', { lines: sent, ...carrier })
}
