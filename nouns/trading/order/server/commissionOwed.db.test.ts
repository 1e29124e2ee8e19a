import { balancesOf } from '@shouya/server/core/ledger/balances.ts'
import { post as postLedger } from '@shouya/server/core/ledger/post.ts'
import { retried } from '@shouya/server/db/retried.ts'
import { granted } from '@shouya/server/testing/factories.ts'
import { type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { obstaclesOf } from '../../agent/server/obstacles.ts'
import { askPayIn, moveTransfer } from '../../agentTransfer/server/testing/transfers.ts'
import { takeOwed } from '../../server/takeOwed.ts'
import { makeOffice } from '../../server/testing/agents.ts'
import { inTransaction } from '../../server/testing/inTransaction.ts'
import { agentRow } from '../../server/testing/rows.ts'
import { wrongTrades } from '../../server/testing/tradeChecks.ts'
import { makeShop, payIn, type Shop } from './testing/orders.ts'
import { price, refundDesk } from './testing/refundDesk.ts'

let t: TestApp
let desk: Awaited<ReturnType<typeof refundDesk>>
let above: number
let own: Shop
beforeAll(async () => {
  t = await testApp()
  desk = await refundDesk(t)
})
afterAll(() => t?.close())
beforeEach(async () => {
  above = await agentRow(t, { commission_rate: 1_000 })
  own = await makeShop(t, { parent_agent_id: above, agent_level: 3 })
})

const db = () => t.services.database.kysely
const of = async (account: 'commission' | 'goods') =>
  (await balancesOf(db() as never, 'agent', above))[account]?.balance
/** The agent above is paid out what it has earned. */
const payOut = (amount: number) =>
  inTransaction(t, (tx) =>
    postLedger(
      tx,
      {
        ...{ event: 'commission_returned', record: { table: 'test', id: above }, owners: { agent: above } },
        ...{ amounts: { amount, goods: 0 }, operator: null },
      },
      t.clock.at,
    ),
  )
const all = ({ device, roll }: Awaited<ReturnType<typeof desk.made>>) => [
  { line_id: device.id, qty: 2, device_nos: device.device_nos },
  { line_id: roll.id, qty: 3 },
]
const EARNED = price.total / 10

test('what an agent was paid out of its commission comes from its goods account', async () => {
  const made = await desk.made(own, 'done')
  await payOut(EARNED)
  await payIn(t, above, 20_000)
  const { refunds } = await desk.refund(desk.service, made.id, price.total, all(made))
  expect(refunds).toMatchObject([{ commission_short: 0 }])
  expect([await of('commission'), await of('goods')]).toEqual([0, 20_000 - EARNED])
  expect(await wrongTrades(db())).toEqual({})
})

test('no buyer waits for what is short: it is owed, shown to the bank, and taken from the next commissions', async () => {
  const made = await desk.made(own, 'done')
  await payOut(EARNED)
  await payIn(t, above, 1_000)
  const half = [{ line_id: made.device.id, qty: 1, device_nos: made.device.device_nos.slice(0, 1) }]
  const first = await desk.refund(desk.service, made.id, price.device, half)
  expect(first.refunds).toMatchObject([{ commission_short: 7_000, commission_taken: 0 }])
  expect([await of('commission'), await of('goods')]).toEqual([0, 0])
  const outside = granted(await own.agent.post('Order/Get', { id: made.id }))
  expect(outside.refunds).toMatchObject([{ commission_short: null, commission_taken: null }])
  // What is owed already is not asked for twice.
  const { roll } = made
  const next = await desk.refund(desk.service, made.id, price.roll, [{ line_id: roll.id, qty: 1 }])
  expect(next.refunds).toMatchObject([{ commission_short: price.roll / 10 }, { commission_short: 7_000 }])

  await desk.made(own, 'done')
  expect(await of('commission')).toBe(EARNED - 7_000 - price.roll / 10)
  expect((await desk.seen(made.id)).refunds).toMatchObject([
    { commission_taken: price.roll / 10 },
    { commission_taken: 7_000 },
  ])
  expect(await wrongTrades(db())).toEqual({})
  const { refunds } = await desk.refund(desk.service, made.id, price.device + 2 * price.roll, [
    { line_id: made.device.id, qty: 1, device_nos: made.device.device_nos.slice(1) },
    { line_id: roll.id, qty: 2 },
  ])
  expect(refunds[0]).toMatchObject({ commission_short: 0 })
  expect(await wrongTrades(db())).toEqual({})
  // What was decided stays, but for what is still owed.
  await expect(
    t.services.database.pool.query('update order_refund set commission_short = 0 where order_id = $1', [made.id]),
  ).rejects.toThrow('evidence')
})

test('what is owed stands against the end of the contract, and is taken from what the agent pays in', async () => {
  const made = await desk.made(own, 'done')
  await payOut(EARNED)
  await desk.refund(desk.service, made.id, price.total, all(made))
  const ofAgents = () => obstaclesOf({ db: db() as never, lang: 'CN' }, [above])
  expect((await ofAgents()).get(above)).toContain(`欠佣金 ${(EARNED / 100).toFixed(2)} 元`)

  // Also of one whose contract is to end.
  await t.services.database.pool.query("update agent set status = 4, status_reason = '不再合作' where id = $1", [above])
  const finance = await makeOffice(t, 'finance')
  const operator = await makeOffice(t)
  const payIn = async (amount: number) => {
    const { id } = granted(await askPayIn(t, operator, above, amount))
    granted(await moveTransfer(finance, id, 'ConfirmTransfer', { arrived_amount: amount }))
  }
  await payIn(5_000)
  expect(await of('goods')).toBe(0)
  expect((await desk.seen(made.id)).refunds).toMatchObject([{ commission_short: EARNED, commission_taken: 5_000 }])
  const listed = async () => {
    const rows = granted(await operator.post('Agent/GetTransferAgentList', {}))
    return rows.find(({ id }: { id: number }) => id === above)
  }
  expect(await listed()).toMatchObject({ pays_in: true, owed: EARNED - 5_000 })
  await payIn(EARNED)
  expect(await listed()).toMatchObject({ pays_in: false, owed: 0, goods: 5_000 })
  expect([await of('commission'), await of('goods')]).toEqual([0, 5_000])
  expect((await desk.seen(made.id)).refunds).toMatchObject([{ commission_taken: EARNED }])
  expect((await ofAgents()).get(above)).not.toContain('欠佣金')
  expect(await wrongTrades(db())).toEqual({})
})

test('commission and a payment in at once pay a debt once', async () => {
  const made = await desk.made(own, 'done')
  await payOut(EARNED)
  await desk.refund(desk.service, made.id, price.total, all(made))
  // Each holds one of the agent's accounts and wants the other: PostgreSQL ends one, which is done once more, as calls are.
  const arrives = (event: 'commission_earned' | 'agent_paid_in', account: 'commission' | 'goods') =>
    retried(() =>
      inTransaction(t, async (tx) => {
        const record = { table: 'test', id: above }
        await postLedger(
          tx,
          { event, record, part: 'at once', owners: { agent: above }, amounts: { amount: EARNED }, operator: null },
          t.clock.at,
        )
        await takeOwed(tx, { agent: above, account, amount: EARNED, source: account }, null, t.clock.at)
      }),
    )
  await Promise.all([arrives('commission_earned', 'commission'), arrives('agent_paid_in', 'goods')])
  expect((await desk.seen(made.id)).refunds).toMatchObject([{ commission_short: EARNED, commission_taken: EARNED }])
  expect([await of('commission'), await of('goods')].toSorted()).toEqual([0, EARNED])
})
