import { type Account, granted, makeAccount } from '@shouya/server/testing/factories.ts'
import { type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { agentRow, openProductRow } from '../../server/testing/rows.ts'
import { change, makeOrder, makeShop, payIn } from './testing/orders.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp({ PAY_SANDBOX: '1' })
})
afterAll(() => t?.close())

const seen = async (id: number, by: Account) => granted(await by.post('Order/Get', { id }))

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
