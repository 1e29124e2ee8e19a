import { type Account, granted, makeAccount, makeImage } from '@shouya/server/testing/factories.ts'
import { type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askRefund, moveDeposit, payment } from '../deposit/server/testing/deposits.ts'
import { moved, terminalOf } from '../device/server/testing/terminals.ts'
import { deliverAll, makeOrder, makeShop, payByTransfer, type Shop, update } from '../order/server/testing/orders.ts'
import { makePackage, moveRecharge } from '../recharge/server/testing/recharges.ts'
import { makeRepaired } from '../tradeRepair/server/testing/terminalRepairs.ts'
import { unmarked } from './testing/unmarked.ts'

const ORDER = 165_400
const DEPOSIT = 200_000
const PACKAGE = 50_000
const USES = 1_000
const HOUR = 3_600_000
const DAY = 24 * HOUR

let t: TestApp
let shop: Shop
let trade: Account
let approver: Account
let finance: Account
let cashier: Account
let service: Account
let auditor: Account

beforeAll(async () => {
  t = await testApp()
  shop = await makeShop(t)
  const bank = (role: string) => makeAccount(t, { unit: 'HQ0000', role })
  trade = await bank('trade_admin')
  approver = await bank('trade_admin')
  finance = await bank('finance')
  cashier = await bank('finance')
  service = await bank('member_service')
  auditor = await bank('member_service')
})
afterAll(() => t?.close())

const later = (ms: number) => {
  t.clock.at = new Date(t.clock.at.getTime() + ms)
}
const device = async (id: number) => granted(await trade.post('Device/Get', { id }))

/** Cabinets and seals are ordered, paid, approved, delivered and received: the devices that the agent has now. */
async function orderGoods(): Promise<number[]> {
  const { id } = await makeOrder(shop.agent.post, shop)
  await payByTransfer(t, shop.agent, finance, id)
  granted(await update(approver.post, id, 'pass'))
  granted(await deliverAll(t, trade.post, id))
  granted(await update(shop.agent.post, id, 'receive'))
  const { Data } = await shop.agent.post('Device/GetPageList', {})
  return Data.map((row: { id: number }) => row.id)
}

/** A lease, whose device is activated once its deposit is there. */
async function lease(device_id: number): Promise<number> {
  const wish = { device_id, member_id: shop.memberId, bind_type: 2, lease_begin: '2026-01-01', lease_end: '2099-01-01' }
  const { id } = granted(await shop.agent.post('MemberDevice/Save', wish))
  expect(await moved(shop.agent.post, 'MemberDevice/Activate', id)).toMatchObject({ Code: 1004 })
  granted(await moveDeposit(service.post, 'PayDeposit', id, payment(DEPOSIT)))
  granted(await moved(shop.agent.post, 'MemberDevice/Activate', id))
  return id
}

/** Two packages of 520 times each. */
async function buyTimes(device_id: number): Promise<void> {
  const package_id = await makePackage(trade.post)
  for (const trade_no of ['BANK-STORY-1', 'BANK-STORY-2']) {
    const wish = { member_id: shop.memberId, package_id, device_id, pay_type: 2 }
    const voucher_file_ids = [await makeImage(t, service.id)]
    const { id } = granted(await service.post('Recharge/Save', { ...wish, voucher_file_ids }))
    granted(await moveRecharge(finance.post, 'Confirm', id, { trade_no }))
  }
}

/** It does not lock any more, and does again. */
async function repair(device_id: number): Promise<void> {
  const fixed = await makeRepaired(t, shop.agent.post, trade, device_id, async () => {
    expect((await device(device_id)).status).toBe(4)
  })
  granted(await shop.agent.post('Repair/ConfirmTrade', { ...fixed, passed: true }))
}

/** Who asks, who decides and who pays are three people; nobody is two of them. */
async function refund(binding: number): Promise<void> {
  granted(await askRefund(service.post, binding, DEPOSIT))
  const pass = { command: 'pass' }
  expect((await moveDeposit(service.post, 'AuditRefund', binding, pass)).Code).toBeGreaterThan(0)
  granted(await moveDeposit(auditor.post, 'AuditRefund', binding, pass))
  const paid = { command: 'sent', trade_no: 'BANK-STORY-3' }
  expect((await moveDeposit(auditor.post, 'PayRefund', binding, paid)).Code).toBeGreaterThan(0)
  granted(await moveDeposit(cashier.post, 'PayRefund', binding, paid))
}

test('a cabinet is ordered, leased, used a thousand times, repaired, returned; its deposit goes back, and every fen is found twice', async () => {
  const [cabinet = 0, ...others] = await orderGoods()
  expect(others).toHaveLength(1)
  const binding = await lease(cabinet)
  await buyTimes(cabinet)

  const terminal = await terminalOf(t, cabinet)
  granted(await moved(trade.post, 'Product/StartDevice', cabinet, { reason: '开机' }))
  await terminal.beat()
  expect(await device(cabinet)).toMatchObject({ status: 3, remain_times: 1_040 })
  later(20 * HOUR)
  for (let nth = USES; nth > 0; nth--) terminal.use({ use_type: 1, qty: 1, result: 1, minutes: 1, ago: nth * 60_000 })
  await terminal.report()
  expect(await device(cabinet)).toMatchObject({ use_count: USES, remain_times: 40 })

  await repair(cabinet)
  later(DAY)
  await t.jobs.run('package_revenue', t.clock.at)
  granted(await moved(shop.agent.post, 'MemberDevice/Unbind', binding, { reason: '合同到期' }))
  granted(await moved(trade.post, 'Device/Inspect', cabinet, { command: 'accept', note: '外观完好' }))
  await refund(binding)

  expect(granted(await finance.post('Ledger/RunCheck', {}))).toMatchObject({ difference_count: 0 })
  const { rows } = await sql<{ biz_type: string; debit: number; credit: number }>`
    select biz_type, sum(amount) filter (where direction = 1)::int as debit, sum(amount) filter (where direction = 2)::int as credit
    from ledger_txn join ledger_entry on txn_id = ledger_txn.id group by biz_type order by biz_type`.execute(
    t.services.database.kysely,
  )
  for (const { biz_type, debit, credit } of rows) expect(debit, biz_type).toBe(credit)
  const sums = await sql<{ account_type: number; sum: number }>`
    select account_type, sum(balance)::int as sum from ledger_account group by account_type order by account_type`.execute(
    t.services.database.kysely,
  )
  const balance = Object.fromEntries(sums.rows.map(({ account_type, sum }) => [account_type, sum]))
  const commission = balance[12] ?? 0
  // The member still owns the 40 times of the second package that it has not used, not a fen of its deposit.
  const unused = PACKAGE - Math.floor((PACKAGE * 480) / 520)
  expect(balance).toMatchObject({ 11: 0, 21: unused, 22: 0, 23: 0, 93: 0 })
  // What came in and stayed is earned, or owed to somebody.
  expect(balance[92]).toBe(ORDER + 2 * PACKAGE - unused - commission)
  expect(balance[91]).toBe(-(ORDER + 2 * PACKAGE))
  // All that posted needs an idempotency key.
  expect(await unmarked(t)).toEqual([])
})
