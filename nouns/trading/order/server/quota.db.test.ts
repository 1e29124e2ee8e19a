import { type Account, granted, makeAccount } from '@shouya/server/testing/factories.ts'
import { type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deviceRow } from '../../server/testing/rows.ts'
import {
  change,
  deliverAll,
  makeOrder,
  makeShop,
  orderBody,
  payByTransfer,
  type Shop,
  update,
} from './testing/orders.ts'

let t: TestApp
let trade: Account
let finance: Account
beforeAll(async () => {
  t = await testApp()
  const inside = (role: string) => makeAccount(t, { unit: 'HQ0000', role })
  ;[trade, finance] = [await inside('trade_admin'), await inside('finance')]
})
afterAll(() => t?.close())

const db = () => t.services.database.kysely
/** What was agreed with an agent on its product. */
const agree = (shop: Shop, terms: object) =>
  db().updateTable('agent_product').set(terms).where('agent_id', '=', shop.agentId).execute()
const devices = (shop: Shop, qty: number, price = 80_000) =>
  orderBody(shop, { lines: [{ product_id: shop.productId, qty }], total_amount: qty * price })

describe('what an agent pays', () => {
  test('without an agreed price is the agent price by its discount, once', async () => {
    const shop = await makeShop(t)
    await agree(shop, { agent_price: null })
    const asked = { buyer_type: 2, buyer_id: shop.agentId, order_type: 1 }
    const { offers } = granted(await shop.agent.post('Order/GetOfferList', asked))
    expect(offers).toContainEqual(expect.objectContaining({ product_id: shop.productId, price: 72_000 }))
    const body = orderBody(shop, { total_amount: 2 * 72_000 + 3 * 1_800 })
    const { id } = granted(await shop.agent.post('Order/Save', body))
    expect(granted(await finance.post('Order/Get', { id }))).toMatchObject({ discount_amount: 600 })
    // Another discount is noticed before it is paid.
    await db().updateTable('agent').set({ discount_rate: 8_000 }).where('id', '=', shop.agentId).execute()
    expect(await change(shop.agent.post, id, 'Pay', { pay_type: 5 })).toMatchObject({ Code: 1004 })
  })

  test('of consumables alone follows the discount of now, too', async () => {
    const shop = await makeShop(t)
    const lines = [{ consume_id: shop.consumeId, qty: 10 }]
    const { id } = await makeOrder(shop.agent.post, shop, { order_type: 2, lines, total_amount: 18_000 })
    await db().updateTable('agent').set({ discount_rate: 10_000 }).where('id', '=', shop.agentId).execute()
    expect(await change(shop.agent.post, id, 'Pay', { pay_type: 5 })).toMatchObject({ Code: 1004 })
  })

  test('nothing, before its contract has begun', async () => {
    const shop = await makeShop(t, { contract_begin: '2090-01-01' })
    expect(await shop.agent.post('Order/Save', orderBody(shop))).toMatchObject({ Data: [{ path: 'buyer_id' }] })
  })
})

describe('how many devices an agent orders', () => {
  const tooMany = { Code: 1001, Data: [{ path: 'lines.0.qty' }] }

  test('is what was agreed, with those that it has and those that it waits for; two at once do not both get the last', async () => {
    const shop = await makeShop(t)
    await agree(shop, { quota_devices: 5 })
    await deviceRow(t, shop.productId, { agent_id: shop.agentId, status: 1 })
    const save = (qty: number, more: object = {}) => shop.agent.post('Order/Save', { ...devices(shop, qty), ...more })
    expect(await save(5)).toMatchObject(tooMany)
    const first = granted(await save(2))
    expect(await save(3)).toMatchObject(tooMany)
    // Its own pieces do not count against it.
    const edited = granted(await save(3, { id: first.id, version: first.version }))
    expect(await save(5, { id: edited.id, version: edited.version })).toMatchObject(tooMany)
    const both = await Promise.all([save(1), save(1)])
    expect(both.map(({ Code }) => Code).toSorted()).toEqual([0, 1001])
    // A draft takes nothing away, and is asked again when it is submitted.
    granted(await update(shop.agent.post, edited.id, 'cancel', { note: '改订' }))
    const draft = granted(await save(3, { submit: false }))
    granted(await save(1))
    expect(await update(shop.agent.post, draft.id, 'submit')).toMatchObject({ Code: 1004 })
  })

  test('is asked once more when it is approved, and when it is sent', async () => {
    const shop = await makeShop(t)
    const { id } = granted(await shop.agent.post('Order/Save', devices(shop, 2)))
    await payByTransfer(t, shop.agent, finance, id)
    await agree(shop, { quota_devices: 1 })
    expect(await update(trade.post, id, 'pass')).toMatchObject({ Code: 1004 })
    await agree(shop, { quota_devices: 2 })
    granted(await update(trade.post, id, 'pass'))
    await agree(shop, { quota_devices: 1 })
    expect(await deliverAll(t, trade.post, id)).toMatchObject({ Code: 1004 })
    await agree(shop, { quota_devices: 2 })
    granted(await deliverAll(t, trade.post, id))
    granted(await update(shop.agent.post, id, 'receive'))
    expect(await shop.agent.post('Order/Save', devices(shop, 1))).toMatchObject(tooMany)
  })

  test('is not asked of members', async () => {
    const shop = await makeShop(t)
    await agree(shop, { quota_devices: 1 })
    const sale = { ...devices(shop, 2, 100_000), buyer_type: 3, buyer_id: shop.memberId }
    granted(await shop.agent.post('Order/Save', sale))
  })
})
