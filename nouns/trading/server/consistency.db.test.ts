import { openForger } from '@shouya/server/testing/openForger.ts'
import { type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { authorize } from '../consumeBalance/server/testing/authorize.ts'
import { makeOrder, makeShop, payByTransfer } from '../order/server/testing/orders.ts'
import { makeOffice } from './testing/agents.ts'
import { boundDeviceRow, memberRow } from './testing/rows.ts'
import { wrongTrades } from './testing/tradeChecks.ts'

let t: TestApp
/** Somebody with the database in their hands: neither triggers nor rules hold. */
let forger: pg.Client
let ids: {
  agent: number
  consume: number
  order: number
  device: number
  binding: number
  member: number
  stranger: number
}

beforeAll(async () => {
  t = await testApp()
  const shop = await makeShop(t)
  const { id: order } = await makeOrder(shop.agent.post, shop)
  await payByTransfer(t, shop.agent, await makeOffice(t, 'finance'), order)
  const running = { status: 3, remain_times: 10 }
  const { id: device, bindingId: binding } = await boundDeviceRow(t, { ...shop, deposit: 200_000 }, running)
  ids = {
    ...{ agent: shop.agentId, consume: shop.consumeId },
    order,
    device,
    binding,
    member: shop.memberId,
    stranger: await memberRow(t, shop.agentId),
  }
  forger = await openForger(t)
})
afterAll(async () => {
  await forger?.end()
  await t?.close()
})

const wrong = async () => Object.keys(await wrongTrades(t.services.database.kysely))

beforeEach(async () => expect(await wrong()).toEqual([]))

/** Changes something past all rules, and takes it back once it was found. */
async function seeded(change: string, back: string, found: readonly string[]): Promise<void> {
  await forger.query(change)
  expect(await wrong()).toEqual(found)
  await forger.query(back)
}

const ofDevice = '11: a device that runs is bound to its member, and its lease has its deposit'

test('check 10 finds what does not balance, and deposits that nobody owes', async () => {
  const entry = (by: number) => `update ledger_entry set amount = amount + ${by} from ledger_txn txn
    where txn.id = txn_id and biz_type = 'trade_order' and direction = 1`
  await seeded(entry(1), entry(-1), ['10: a transaction of the ledger balances'])
  const held = (by: number) => `update ledger_account set balance = balance + ${by} where account_type = 23`
  await seeded(held(1), held(-1), ['10: deposits are what the platform owes'])
})

test('check 10 finds pieces that their log does not explain, a log that does not follow, and what nobody has set aside', async () => {
  const found = ['10: pieces are what their log says, and what waits is set aside']
  const owned = { owner: ids.agent, consume: ids.consume }
  const id = await authorize(t, owned, 9)
  await authorize(t, owned, 9)
  const balance = (set: string) => `update consume_balance set ${set} where id = ${id}`
  await seeded(balance('quantity = quantity + 1'), balance('quantity = quantity - 1'), found)
  await seeded(balance('frozen = 1'), balance('frozen = 0'), found)
  const log = (by: number) => `update consume_balance_log set before = before + ${by}, after = after + ${by}
    where id = (select max(id) from consume_balance_log where balance_id = ${id})`
  await seeded(log(1), log(-1), found)
})

test('check 11 finds a device that runs for somebody else, without a binding, and without its deposit', async () => {
  const member = (id: number) => `update device set member_id = ${id} where id = ${ids.device}`
  await seeded(member(ids.stranger), member(ids.member), [ofDevice])
  const binding = (set: string) => `update member_device set ${set} where id = ${ids.binding}`
  await seeded(binding('status = 0, unbind_time = now()'), binding('status = 1, unbind_time = null'), [ofDevice])
  await seeded(binding('deposit_status = 6'), binding('deposit_status = 2'), [ofDevice])
})

test('check 12 finds an order that says other than the ledger; the table refuses to pay back what was not paid', async () => {
  const posted = (to: string) => `update ledger_txn set biz_id = ${to} where biz_type = 'trade_order'`
  await seeded(posted('0'), posted(String(ids.order)), ['12: what was paid of an order is in the ledger'])
  const pieces = (qty: number) =>
    `update order_line set refunded_qty = ${qty} where order_id = ${ids.order} and seq = 1`
  await seeded(pieces(1), pieces(0), [
    '12: what was paid back of an order is what its pieces are worth',
    '12: what a line says was refunded is what its refunds say',
  ])
  const refund = (amount: number) => `update trade_order set refund_amount = ${amount} where id = ${ids.order}`
  await seeded(refund(1), refund(0), [
    '12: what was paid of an order is in the ledger',
    '12: what was paid back of an order is what its pieces are worth',
  ])
  const more = `update trade_order set refund_amount = paid_amount + 1 where id = ${ids.order}`
  await expect(forger.query(more)).rejects.toThrow('violates check constraint')
})
