import { balancesOf } from '@shouya/server/core/ledger/balances.ts'
import { type Account, granted, makeAccount } from '@shouya/server/testing/factories.ts'
import { type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sandboxCall } from '../../payment/server/provider/sandbox.ts'
import { agentRow, boundDeviceRow, openProductRow, productRow } from '../../server/testing/rows.ts'
import { order } from '../noun.ts'
import { orderCheck } from './check.ts'
import {
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

describe('who sees an order', () => {
  test('its agent and those above, in lists, counts, sums, records, prints, searches and histories; nobody else outside [C-7.2-50]', async () => {
    const own = await makeShop(t)
    const made = await makeOrder(own.agent.post, own)
    const { agent: stranger } = await makeShop(t)
    const below = await agentRow(t, { parent_agent_id: own.agentId, agent_level: 4 })
    const child = await makeAccount(t, { unit: 'HQ0000', role: 'agent_user', type: 4, party: below })
    await openProductRow(t, below, own.productId)
    for (const { post } of [stranger, child]) {
      expect(await post('Order/Get', { id: made.id })).toMatchObject({ Code: 403, Data: null })
      expect(await post('Order/GetPageList', { keywords: made.bill_no })).toMatchObject({ Code: 0, Total: 0 })
      expect(await post('Order/GetOrderStatusCount', { agent_id: own.agentId })).toMatchObject({ Code: 0, Data: {} })
      expect(await post('Order/GetOrderTotalAmount', { agent_id: own.agentId })).toMatchObject({
        Code: 0,
        Data: { count: 0 },
      })
      expect(granted(await post('Order/GetPrintList', { ids: [made.id] })).rows).toEqual([])
      expect(await post('Home/Search', { keywords: made.bill_no })).toMatchObject({ Code: 0, Data: [] })
      expect(await post('Common/GetHistory', { table: 'trade_order', id: made.id })).toMatchObject({ Code: 403 })
      expect(await post('Order/Pay', { id: made.id, version: 1, pay_type: 5 })).toMatchObject({ Code: 403 })
      expect(
        await post('Order/UpdateStatus', { id: made.id, version: 1, command: 'cancel', note: '不要了' }),
      ).toMatchObject({ Code: 403 })
    }
    const guard = await makeAccount(t, { role: 'guard', type: 5 })
    expect(await guard.post('Order/GetPageList', {})).toMatchObject({ Code: 401 })
    const below2 = await makeOrder(child.post, own, {
      buyer_id: below,
      lines: [{ product_id: own.productId, qty: 1 }],
      total_amount: 80_000,
    })
    expect(await seen(below2.id, own.agent)).toMatchObject({ buyer_id: below })
    // Whoever sees it does not pay it with another agent's money.
    await payIn(t, below, 100_000)
    expect(await change(own.agent.post, below2.id, 'Pay', { pay_type: 1 })).toMatchObject({ Code: 1004 })
    granted(await change(child.post, below2.id, 'Pay', { pay_type: 1 }))
  })
})
