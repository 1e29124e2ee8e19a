import { addDays, localDay } from '@shouya/server/core/time/local.ts'
import { granted } from '@shouya/server/testing/factories.ts'
import { openForger } from '@shouya/server/testing/openForger.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { moveDeposit, payment } from '../../deposit/server/testing/deposits.ts'
import { makeLease } from '../../deposit/server/testing/leases.ts'
import { openBooks } from '../../ledger/server/testing/books.ts'
import { agentRow, memberRow, productRow } from '../../server/testing/rows.ts'

const DEPOSIT = 50_000
type Fields = Record<string, unknown>

let t: TestApp
let finance: Post
let memberId: number
let forger: pg.Client
beforeAll(async () => {
  t = await testApp()
  finance = await t.as('finance')
  const agentId = await agentRow(t)
  memberId = await memberRow(t, agentId)
  const binding = await makeLease(t, { productId: await productRow(t, { deposit: DEPOSIT }), agentId, memberId })
  granted(await moveDeposit(await t.as('member_service'), 'PayDeposit', binding, payment(DEPOSIT)))
  forger = await openForger(t)
})
afterAll(async () => {
  await forger?.end()
  await t?.close()
})

const add = (fen: number) =>
  forger.query(
    `update ledger_account set balance = balance + $1 where owner_type = 3 and owner_id = $2 and account_type = 23`,
    [fen, memberId],
  )
const counter = async (post: Post) => granted(await post('Home/GetHomeCount', {})).recon_diff
const bell = async (post: Post) =>
  (await post('Remind/GetMsgList', {})).Data.filter(({ remind_code }: Fields) => remind_code === 'ledger_difference')

test('a run tells what differs, stops payouts until it is mended, and finance says why', async () => {
  expect(granted(await finance('Ledger/RunCheck', {}))).toMatchObject({ difference_count: 0 })
  expect(await counter(finance)).toBe(0)
  await add(1)
  const { id, difference_count } = granted(await finance('Ledger/RunCheck', {}))
  expect(difference_count).toBe(4)
  expect((await finance('Ledger/GetCheckPageList', {})).Data[0]).toMatchObject({
    ...{ id, difference_count: 4, open_count: 4, operator_name: '某finance' },
  })
  const { Data: rows } = await finance('Ledger/GetDifferencePageList', { check_id: id })
  expect(rows.map(({ kind }: Fields) => kind).toSorted()).toEqual(['balance', 'deposits', 'record', 'total'])
  const [row] = (await finance('Ledger/GetDifferencePageList', { kind: 'balance', open: true })).Data
  expect(row).toMatchObject({
    ...{ account: { account_type: 23, owner_id: memberId }, expected: DEPOSIT, actual: DEPOSIT + 1, note: null },
  })
  const account = granted(await finance('Ledger/GetAccount', { id: row.account.account_id }))
  expect(account.is_stopped).toBe(true)
  expect(await counter(finance)).toBe(4)

  // Who only reads, or trades, does not settle; who settles, does it once and says why.
  const note = '余额被直接改动，已恢复'
  for (const name of ['auditor', 'trade_admin', 'agent_user'])
    expect(await (await t.as(name))('Ledger/SettleDifference', { id: row.id, note }), name).toMatchObject({ Code: 401 })
  expect(await finance('Ledger/SettleDifference', { id: row.id, note: '无' })).toMatchObject({ Code: 1001 })
  expect(await finance('Ledger/SettleDifference', { id: 999_999, note })).toMatchObject({ Code: 1002 })
  granted(await finance('Ledger/SettleDifference', { id: row.id, note }))
  expect(await finance('Ledger/SettleDifference', { id: row.id, note })).toMatchObject({ Code: 1004 })
  expect((await finance('Ledger/GetDifferencePageList', { kind: 'balance' })).Data[0]).toMatchObject({
    ...{ note, settle_user_name: '某finance' },
  })
  expect(await counter(finance)).toBe(3)
  // What somebody says does not make it right: the account stays stopped until a run finds nothing more.
  expect(granted(await finance('Ledger/GetAccount', { id: account.id })).is_stopped).toBe(true)
  await add(-1)
  expect(granted(await finance('Ledger/RunCheck', {}))).toMatchObject({ difference_count: 0 })
  expect(granted(await finance('Ledger/GetAccount', { id: account.id })).is_stopped).toBe(false)
  // Nor do they run it, which stops payouts or lets them go.
  for (const name of ['auditor', 'trade_admin', 'agent_user'])
    expect(await (await t.as(name))('Ledger/RunCheck', {}), name).toMatchObject({ Code: 401 })
})

test('each night has one run, and finance hears of what it found', async () => {
  await add(1)
  const runs = async () => (await finance('Ledger/GetCheckPageList', {})).Total ?? 0
  const [before, heard] = [await runs(), (await bell(finance)).length]
  await t.jobs.run('reconcile', t.clock.at)
  await t.jobs.run('reconcile', t.clock.at)
  expect((await runs()) - before).toBe(1)
  const [last] = (await finance('Ledger/GetCheckPageList', {})).Data
  expect(last).toMatchObject({ difference_count: 4, operator_name: null })
  expect((await bell(finance)).length - heard).toBeGreaterThan(0)
  expect(await bell(await t.as('trade_admin'))).toEqual([])
  await add(-1)
  t.clock.at = new Date(t.clock.at.getTime() + 86_400_000)
  await t.jobs.run('reconcile', t.clock.at)
  expect((await finance('Ledger/GetCheckPageList', {})).Data[0]).toMatchObject({ difference_count: 0 })
})

test('the figures of trading come from the ledger, and say whether it reconciles', async () => {
  const books = openBooks(t)
  await books.open('agent', 7)
  const today = localDay(t.clock.at, 'Asia/Shanghai')
  const yesterday = new Date(t.clock.at.getTime() - 86_400_000)
  const member = { owners: { member: memberId } }
  const sold = (id: number) => ({ owners: { agent: 7 }, record: { table: 'trade_order', id } })
  await books.post('agent_paid_in', { owners: { agent: 7 }, amounts: { amount: 10_000 } }, yesterday)
  await books.post('order_paid_from_goods', { ...sold(1), amounts: { amount: 4_000 } }, yesterday)
  const wrong = await books.post('order_paid_from_goods', { ...sold(2), amounts: { amount: 500 } })
  await books.reverse(wrong.id, '重复录入')
  await books.post('order_refunded_to_goods', { ...sold(1), amounts: { amount: 1_000 } })
  await books.post('recharged', { ...member, amounts: { paid: 2_000, gift: 200 } })
  await books.post('recharge_refund_sent', { ...member, amounts: { paid: 300, gift: 0 } })
  await books.post('deposit_deducted', { ...member, amounts: { amount: 5_000 } })
  // What a recharge has earned is not an order.
  const earned = { table: 'recharge_order', id: 1 }
  await books.post('order_paid_from_balance', { ...member, record: earned, amounts: { amount: 100 } })
  const days = { begin_date: addDays(today, -1), end_date: today }
  const { sum, rows, check } = granted(await finance('TradeStat/GetStat', days))
  expect(sum).toEqual({
    ...{ orders: 4_000, refunds: 1_000, net: 3_000, recharges: 2_000, recharge_refunds: 300, deposits: 45_000 },
  })
  expect(rows).toMatchObject([
    { period: days.begin_date, orders: 4_000, refunds: 0, deposits: DEPOSIT },
    { period: today, orders: 0, refunds: 1_000, deposits: 45_000 },
  ])
  expect(check).toMatchObject({ difference_count: 0 })
  const months = granted(await finance('TradeStat/GetStat', { ...days, group: 'month' }))
  expect(months.sum).toEqual(sum)
  const file = { controller: 'TradeStat', filters: days, columns: ['period', 'orders'] }
  expect(await finance('Common/Export', file)).toMatchObject({ Code: 0, Data: { rows: 2 } })
  expect(await finance('TradeStat/GetStat', { begin_date: '2020-01-01', end_date: today })).toMatchObject({
    Code: 1001,
  })
})
