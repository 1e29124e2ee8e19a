import { balancesOf } from '@shouya/server/core/ledger/balances.ts'
import { post as postLedger } from '@shouya/server/core/ledger/post.ts'
import { type Account, granted } from '@shouya/server/testing/factories.ts'
import { type Answer, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeAgentUser, makeOffice } from '../../server/testing/agents.ts'
import { inTransaction } from '../../server/testing/inTransaction.ts'
import { agentRow } from '../../server/testing/rows.ts'
import { unmarked } from '../../server/testing/unmarked.ts'
import { transferCheck } from './check.ts'
import { askPayIn, askPayOut, bank, moveTransfer, nextTradeNo, payInBody } from './testing/transfers.ts'

let t: TestApp
let [operator, cashier, second]: Account[] = []
let agentId: number
let own: Account
beforeAll(async () => {
  t = await testApp()
  operator = await makeOffice(t)
  ;[cashier, second] = [await makeOffice(t, 'finance'), await makeOffice(t, 'finance')]
})
afterAll(() => t?.close())
beforeEach(async () => {
  agentId = await agentRow(t, bank)
  own = await makeAgentUser(t, agentId)
})

const by = (account: Account | undefined): Account => account as Account
const balances = async (id = agentId) => {
  const { goods, commission } = await balancesOf(t.services.database.kysely as never, 'agent', id)
  return [goods?.balance, goods?.available, commission?.balance, commission?.available]
}
const codes = (answers: readonly Answer[]) => answers.map(({ Code }) => Code).sort((a, b) => a - b)
const get = async (id: number, as = by(cashier)) => granted(await as.post('Agent/GetTransfer', { id }))
const confirm = (id: number, more: object, as = by(cashier)) => moveTransfer(as, id, 'ConfirmTransfer', more)
/** Commission comes of orders; here it is posted. */
const earn = (amount: number, id = agentId) =>
  inTransaction(t, (db) =>
    postLedger(
      db,
      {
        ...{ event: 'commission_earned', record: { table: 'test', id }, owners: { agent: id } },
        ...{ amounts: { amount }, operator: null },
      },
      t.clock.at,
    ),
  )
/** An agent that has paid in. */
const fund = async (amount: number): Promise<number> => {
  const { id } = granted(await askPayIn(t, own, agentId, amount))
  granted(await confirm(id, { arrived_amount: amount }))
  return id
}
const told = async (code: string, id: number): Promise<number[]> => {
  const { rows } = await t.services.database.pool.query(
    "select receiver_id::int as id from remind_msg where remind_code = $1 and biz_table = 'agent_transfer' and biz_id = $2 order by 1",
    [code, id],
  )
  return rows.map((row) => row.id)
}

test('an agent pays in: finance confirms what has arrived, once, and the ledger leads there and back [C-2.8-01]', async () => {
  const { id, bill_no } = granted(await askPayIn(t, own, agentId, 1_234_567))
  expect(bill_no).toMatch(/^SF\d{12,}/)
  expect(await told('agent_transfer_waiting', id)).toEqual(expect.arrayContaining([by(cashier).id, by(second).id]))
  expect(granted(await by(cashier).post('Home/GetHomeCount', {})).agent_transfer_waiting).toBeGreaterThan(0)
  const found = granted(await by(cashier).post('Home/Search', { keywords: bill_no }))
  expect(found).toMatchObject([{ kind: 'agentTransfer', link: `/product/agentList?tab=transfers&id=${id}` }])
  expect(await balances()).toEqual([0, 0, 0, 0])
  for (const wrong of [{}, { arrived_amount: 1_234_566 }])
    expect(await confirm(id, wrong)).toMatchObject({ Code: 1001, Data: [{ path: 'arrived_amount' }] })
  // Two people of finance at once, of whom one has the account.
  const { version } = await get(id)
  const body = { id, version, arrived_amount: 1_234_567 }
  const answers = await Promise.all([cashier, second].map((person) => by(person).post('Agent/ConfirmTransfer', body)))
  expect(codes(answers)[0]).toBe(0)
  expect([1004, 1005]).toContain(codes(answers)[1])
  expect(await balances()).toEqual([1_234_567, 1_234_567, 0, 0])
  const row = await get(id)
  expect(row).toMatchObject({ status: 2, amount: 1_234_567, agent_id: agentId, allowed: [] })
  expect(await told('agent_transfer_done', id)).toContain(own.id)
  const [txn] = granted(await by(cashier).post('Ledger/GetOfRecord', { biz_type: 'agent_transfer', biz_id: id }))
  expect(txn).toMatchObject({ txn_no: row.txn_no, event: 'agent_paid_in', memo: bill_no })
})

test('a double click asks once; a number of the bank is used once until it is refused', async () => {
  const body = await payInBody(t, own, agentId, 10_000)
  const key = { 'idempotency-key': '0b7a6a1e-54b0-4b7e-9d3c-000000000019' }
  const [first, again] = [
    await own.post('Agent/AskTransfer', body, key),
    await own.post('Agent/AskTransfer', body, key),
  ]
  expect(granted(again)).toEqual(granted(first))
  const same = { ...(await payInBody(t, own, agentId, 10_000)), trade_no: body.trade_no }
  expect(await own.post('Agent/AskTransfer', same)).toMatchObject({ Code: 1003 })
  const { id } = first.Data
  const refuse = (opinion: string) => moveTransfer(by(cashier), id, 'RefuseTransfer', { opinion })
  expect(await refuse('不符')).toMatchObject({ Code: 1001, Data: [{ path: 'opinion' }] })
  granted(await refuse('回单与流水号不一致'))
  expect(await get(id)).toMatchObject({ status: 3, opinion: '回单与流水号不一致' })
  expect(await told('agent_transfer_refused', id)).toContain(own.id)
  granted(await own.post('Agent/AskTransfer', same))
  expect(await balances()).toEqual([0, 0, 0, 0])
})

test('what does not fit is refused at its field', async () => {
  const body = await payInBody(t, own, agentId, 10_000)
  for (const [wrong, path] of [
    [{ goods_amount: 0 }, 'goods_amount'],
    [{ goods_amount: -1 }, 'goods_amount'],
    [{ goods_amount: 1e12 }, 'goods_amount'],
    [{ commission_amount: 1 }, 'commission_amount'],
    [{ trade_no: null }, 'trade_no'],
    [{ voucher_file_ids: [] }, 'voucher_file_ids'],
    [{ voucher_file_ids: [999_999] }, 'voucher_file_ids.0'],
    [{ type: 2 }, 'trade_no'],
    [{ type: 2, trade_no: null, goods_amount: 0 }, 'goods_amount'],
    [{ type: 3 }, 'type'],
  ] as const)
    expect([path, await own.post('Agent/AskTransfer', { ...body, ...wrong })]).toMatchObject([
      path,
      { Code: 1001, Data: [{ path }] },
    ])
  const without = await agentRow(t)
  expect(await askPayOut(by(operator), without, { goods: 1 })).toMatchObject({
    Code: 1001,
    Data: [{ path: 'agent_id' }],
  })
})

test('a payout is set aside when it is asked for and leaves the house when finance has paid it', async () => {
  await fund(100_000)
  await earn(30_000)
  expect(await askPayOut(own, agentId, { goods: 100_001 })).toMatchObject({ Code: 1007 })
  expect(await askPayOut(own, agentId, { goods: 1, commission: 30_001 })).toMatchObject({ Code: 1007 })
  expect(await balances()).toEqual([100_000, 100_000, 30_000, 30_000])
  const { id } = granted(await askPayOut(own, agentId, { goods: 60_000, commission: 30_000 }))
  expect(await balances()).toEqual([100_000, 40_000, 30_000, 0])
  expect(await askPayOut(own, agentId, { goods: 40_001 })).toMatchObject({ Code: 1007 })
  expect(await confirm(id, {})).toMatchObject({ Code: 1001, Data: [{ path: 'trade_no' }] })
  granted(await confirm(id, { trade_no: nextTradeNo() }))
  expect(await balances()).toEqual([40_000, 40_000, 0, 0])
  expect(await get(id)).toMatchObject({ status: 2, amount: 90_000, ...bank })
  const posted = granted(await by(cashier).post('Ledger/GetOfRecord', { biz_type: 'agent_transfer', biz_id: id }))
  expect(posted.map(({ event }: { event: string }) => event).sort()).toEqual(['agent_payout_sent', 'refund_arrived'])
})

test('what was refused or withdrawn can be used again', async () => {
  await fund(50_000)
  const refused = granted(await askPayOut(own, agentId, { goods: 50_000 }))
  granted(await moveTransfer(by(cashier), refused.id, 'RefuseTransfer', { opinion: '请先结清欠款' }))
  expect(await balances()).toEqual([50_000, 50_000, 0, 0])
  const { id } = granted(await askPayOut(own, agentId, { goods: 50_000 }))
  expect(await moveTransfer(by(operator), id, 'WithdrawTransfer')).toMatchObject({ Code: 1004 })
  granted(await moveTransfer(own, id, 'WithdrawTransfer'))
  expect(await balances()).toEqual([50_000, 50_000, 0, 0])
  expect(await confirm(id, { trade_no: nextTradeNo() })).toMatchObject({ Code: 1004 })
})

test('an account that reconciliation has stopped pays nothing out', async () => {
  await fund(20_000)
  const { id } = granted(await askPayOut(own, agentId, { goods: 20_000 }))
  const stop = (stopped: boolean) =>
    t.services.database.pool.query('update ledger_account set is_stopped = $1 where owner_type = 2 and owner_id = $2', [
      stopped,
      agentId,
    ])
  await stop(true)
  expect(await confirm(id, { trade_no: nextTradeNo() })).toMatchObject({ Code: 1004 })
  expect((await get(id)).status).toBe(1)
  await stop(false)
  granted(await confirm(id, { trade_no: nextTradeNo() }))
})

test('whoever asks does not decide, an agent asks for itself only, and others see nothing of it', async () => {
  const below = await agentRow(t, { ...bank, parent_agent_id: agentId, agent_level: 3 })
  const theirs = granted(await askPayIn(t, by(operator), below, 5_000))
  expect(await askPayIn(t, own, below, 5_000)).toMatchObject({ Code: 403 })
  expect((await get(theirs.id, own)).allowed).toEqual([])
  const list = granted(await own.post('Agent/GetTransferAgentList', {}))
  expect(list).toMatchObject([{ id: agentId, pays_in: true, goods: 0, commission: 0, ...bank }])
  const stranger = await makeAgentUser(t, await agentRow(t))
  expect(await stranger.post('Agent/GetTransfer', { id: theirs.id })).toMatchObject({ Code: 403 })
  expect(granted(await stranger.post('Agent/GetTransferPageList', {}))).toEqual([])
  expect(await askPayIn(t, stranger, agentId, 5_000)).toMatchObject({ Code: 403 })
  expect(granted(await own.post('Agent/GetTransferCount', {}))).toEqual({ 1: 1 })
  expect(await by(operator).post('Agent/ConfirmTransfer', { id: theirs.id, version: 1 })).toMatchObject({ Code: 401 })
  expect(await askPayIn(t, by(cashier), agentId, 1)).toMatchObject({ Code: 401 })
  const all = await makeOffice(t, 'admin')
  const mine = granted(await askPayIn(t, all, agentId, 7_000))
  expect(await confirm(mine.id, { arrived_amount: 7_000 }, all)).toMatchObject({
    Code: 1004,
    Message: expect.stringContaining('申请人'),
  })
})

test('a disabled agent is paid out to, but pays nothing in unless it owes something', async () => {
  await fund(9_000)
  await t.services.database.pool.query("update agent set status = 4, status_reason = '停业' where id = $1", [agentId])
  expect(await askPayIn(t, by(operator), agentId, 1)).toMatchObject({ Code: 1004 })
  const { id } = granted(await askPayOut(by(operator), agentId, { goods: 9_000 }))
  granted(await confirm(id, { trade_no: nextTradeNo() }))
  expect(await balances()).toEqual([0, 0, 0, 0])
  const waiting = await agentRow(t, { ...bank, status: 1 })
  expect(await askPayOut(by(operator), waiting, { goods: 1 })).toMatchObject({ Code: 1004 })
})

/** The number of a record that there is not. */
const NOBODY = 1_000_000

test('reconciliation compares what was confirmed with what was posted', async () => {
  const differences = () => t.services.database.kysely.transaction().execute((tx) => transferCheck(tx))
  expect(await differences()).toEqual([])
  await fund(3_000)
  expect(await differences()).toEqual([])
  // Posted for a record that there is not.
  await inTransaction(t, (db) =>
    postLedger(
      db,
      {
        ...{ event: 'agent_paid_in', record: { table: 'agent_transfer', id: NOBODY }, owners: { agent: agentId } },
        ...{ amounts: { amount: 100 }, operator: null },
      },
      t.clock.at,
    ),
  )
  expect(await differences()).toMatchObject([{ biz_type: 'agent_transfer', biz_id: NOBODY, expected: 0, actual: 100 }])
})

test('what was asked for is evidence: the database lets nobody change it', async () => {
  const id = await fund(1_000)
  for (const statement of [
    'update agent_transfer set remark = $2 where id = $1',
    'delete from agent_transfer where id = $1 and $2::text is not null',
  ])
    await expect(t.services.database.pool.query(statement, [id, 'x'])).rejects.toThrow(/evidence|permission/)
})

test('everything here that posted, set aside or moved pieces needs an idempotency key', async () => {
  expect(await unmarked(t)).toEqual([])
})
