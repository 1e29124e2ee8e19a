import { granted } from '@shouya/server/testing/factories.ts'
import { openForger } from '@shouya/server/testing/openForger.ts'
import { type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askPayIn, bank, moveTransfer } from '../../agentTransfer/server/testing/transfers.ts'
import { authorize } from '../../consumeBalance/server/testing/authorize.ts'
import { moveDeposit, payment } from '../../deposit/server/testing/deposits.ts'
import { makeLease } from '../../deposit/server/testing/leases.ts'
import { makeShop, update } from '../../order/server/testing/orders.ts'
import { price, refundDesk, wish } from '../../order/server/testing/refundDesk.ts'
import { payType } from '../../payment/noun.ts'
import { makeBuyer, makePackage, makeRecharge, moveRecharge } from '../../recharge/server/testing/recharges.ts'
import { makeAgentUser } from '../../server/testing/agents.ts'
import { agentRow, memberRow, productRow } from '../../server/testing/rows.ts'

let t: TestApp
let desk: Awaited<ReturnType<typeof refundDesk>>
let forger: pg.Client
beforeAll(async () => {
  t = await testApp()
  desk = await refundDesk(t)
  forger = await openForger(t)
})
afterAll(async () => {
  await forger?.end()
  await t?.close()
})

const reconcile = async (): Promise<number> => granted(await desk.finance.post('Ledger/RunCheck', {})).difference_count
const stopped = async (owner: { type: number; id: number }): Promise<boolean> => {
  const { rows } = await forger.query(
    'select bool_and(is_stopped) as all from ledger_account where owner_type = $1 and owner_id = $2',
    [owner.type, owner.id],
  )
  return rows[0].all
}

/** The customer of a wrong record is stopped, nobody else, until the record is mended. */
async function stops(owner: { type: number; id: number }, forge: string, mend: string): Promise<void> {
  await forger.query(forge)
  expect(await reconcile(), forge).toBeGreaterThan(0)
  expect(await stopped(owner), forge).toBe(true)
  expect(await stopped({ type: 1, id: 0 }), forge).toBe(false)
  await forger.query(mend)
  expect(await reconcile(), mend).toBe(0)
  expect(await stopped(owner)).toBe(false)
}

test('of an order that differs, its buyer gets nothing back, not even of an order paid by transfer', async () => {
  const own = await makeShop(t)
  const owner = { type: 2, id: own.agentId }
  const [wrong, good] = [await desk.made(own), await desk.made(own)]
  granted(await update(own.agent.post, good.id, 'askRefund', wish(price.device, [{ line_id: good.device.id, qty: 1 }])))
  const say = (fen: number) => `update trade_order set refund_amount = refund_amount + ${fen} where id = ${wrong.id}`
  await forger.query(say(1))
  expect(await reconcile()).toBeGreaterThan(0)
  expect(await stopped(owner)).toBe(true)
  expect(await update(desk.payer.post, good.id, 'refund')).toMatchObject({ Code: 1004 })
  await forger.query(say(-1))
  expect(await reconcile()).toBe(0)
  granted(await update(desk.payer.post, good.id, 'refund'))
})

test('of a recharge that differs, its member', async () => {
  const buyer = await makeBuyer(t)
  const { id } = await makeRecharge(t, desk.service, buyer, await makePackage(desk.trade.post))
  granted(await moveRecharge(desk.finance.post, 'Confirm', id, { trade_no: 'BANK-STOP-1' }))
  const say = (fen: number) => `update recharge_order set pay_amount = pay_amount + ${fen} where id = ${id}`
  await stops({ type: 3, id: buyer.memberId }, say(1), say(-1))
})

test('of a recharge that says a provider was paid, which has no payment, its member', async () => {
  const buyer = await makeBuyer(t)
  const { id } = await makeRecharge(t, desk.service, buyer, await makePackage(desk.trade.post))
  granted(await moveRecharge(desk.finance.post, 'Confirm', id, { trade_no: 'BANK-STOP-2' }))
  const say = (way: number) => `update recharge_order set pay_type = ${way} where id = ${id}`
  await stops({ type: 3, id: buyer.memberId }, say(payType.wechat), say(payType.transfer))
})

test('of money of an agent that differs, the agent', async () => {
  const agentId = await agentRow(t, bank)
  const own = await makeAgentUser(t, agentId)
  const { id } = granted(await askPayIn(t, own, agentId, 10_000))
  granted(await moveTransfer(desk.finance, id, 'ConfirmTransfer', { arrived_amount: 10_000 }))
  const say = (fen: number) => `update agent_transfer set goods_amount = goods_amount + ${fen} where id = ${id}`
  await stops({ type: 2, id: agentId }, say(1), say(-1))
})

test('of a deposit that differs, its member: by the figures of its binding, and by its record', async () => {
  const agentId = await agentRow(t)
  const memberId = await memberRow(t, agentId)
  const binding = await makeLease(t, { productId: await productRow(t, { deposit: 50_000 }), agentId, memberId })
  granted(await moveDeposit(desk.service.post, 'PayDeposit', binding, payment(50_000)))
  const owner = { type: 3, id: memberId }
  const bound = (fen: number) => `update member_device set deposit_paid = deposit_paid + ${fen} where id = ${binding}`
  await stops(owner, bound(1), bound(-1))
  const pledge = (fen: number) => `update cash_pledge set amount = amount + ${fen} where binding_id = ${binding}`
  await stops(owner, pledge(1), pledge(-1))
})

test('of a payment that nobody has asked for any more, or that no record names, whoever has paid', async () => {
  const agentId = await agentRow(t)
  const memberId = await memberRow(t, agentId)
  const paid = (bizType: string) =>
    `insert into payment (pay_no, biz_type, biz_id, agent_id, member_id, provider, amount, status, trade_no, paid_amount,
      expire_time, pay_time, create_time)
     values ('FORGED', '${bizType}', 999999, ${agentId}, ${memberId}, 'sandbox', 500, 1, 'FORGED', 500, now(), now(), now())`
  for (const bizType of ['trade_order', 'recharge_order'])
    await stops({ type: 3, id: memberId }, paid(bizType), `delete from payment where pay_no = 'FORGED'`)
  const back = `with paid as (${paid('cash_pledge').replace("'cash_pledge'", "'recharge_order'").replace(', 1, ', ', 3, ')} returning id)
    insert into payment_refund (payment_id, refund_no, biz_type, biz_id, amount, ask_time, arrive_time)
    select id, 'FORGEDR1', 'recharge_order', 999999, 500, now(), now() from paid`
  const gone = `delete from payment_refund where refund_no = 'FORGEDR1'; delete from payment where pay_no = 'FORGED'`
  await stops({ type: 3, id: memberId }, back, gone)
})

test('pieces that their log does not explain are told to finance; money is not concerned', async () => {
  const { agentId, consumeId } = await makeShop(t)
  const id = await authorize(t, { owner: agentId, consume: consumeId }, 9)
  const pieces = (by: number) => `update consume_balance set quantity = quantity + ${by} where id = ${id}`
  await forger.query(pieces(1))
  expect(await reconcile()).toBe(1)
  const [row] = (await desk.finance.post('Ledger/GetDifferencePageList', { open: true, kind: 'quantity' })).Data
  expect(row).toMatchObject({ biz_type: 'consume_balance', biz_id: id, expected: 9, actual: 10 })
  expect(await stopped({ type: 2, id: agentId })).toBe(false)
  await forger.query(pieces(-1))
  expect(await reconcile()).toBe(0)
})
