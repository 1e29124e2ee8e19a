import { instant } from '@shouya/server/core/time/local.ts'
import { type Account, granted, makeAccount, makeImage } from '@shouya/server/testing/factories.ts'
import { type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { fetchFile } from '@shouya/server/testing/upload.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { outsidersOf } from '../../server/testing/outsiders.ts'
import { agentRow, memberRow, productRow } from '../../server/testing/rows.ts'
import { deposit } from '../noun.ts'
import { depositDifferences } from './testing/depositDifferences.ts'
import { moveDeposit, newTradeNo, payment } from './testing/deposits.ts'
import { endLease, makeLease } from './testing/leases.ts'

const { codes } = deposit.states
const DUE = 200_000

let t: TestApp
let agentId: number
let memberId: number
let productId: number
let service: Account
let service2: Account
let finance: Account
let seller: Account

beforeAll(async () => {
  t = await testApp()
  agentId = await agentRow(t)
  memberId = await memberRow(t, agentId)
  productId = await productRow(t, { deposit: DUE })
  service = await makeAccount(t, { unit: 'HQ0000', role: 'member_service' })
  service2 = await makeAccount(t, { unit: 'HQ0000', role: 'member_service' })
  finance = await makeAccount(t, { unit: 'HQ0000', role: 'finance' })
  seller = await makeAccount(t, { unit: 'HQ0000', role: 'agent_user', type: 4, party: agentId })
})
afterAll(() => t?.close())

const lease = (owner = memberId) => makeLease(t, { productId, agentId, memberId: owner })
const seen = async (id: number, who = service) => granted(await who.post('Member/GetDeposit', { id }))
const account = async (owner = memberId) => {
  const { rows } = await sql<{ balance: number; frozen: number }>`select balance, frozen from ledger_account
    where owner_type = 3 and owner_id = ${owner} and account_type = 23`.execute(t.services.database.kysely)
  return rows[0]
}
const differences = () => depositDifferences(t)
const origin = async (id: number) => (await seen(id)).origins[0].pledge_no

/** A lease whose deposit is paid and whose device is back. */
async function returned(owner = memberId) {
  const id = await lease(owner)
  granted(await moveDeposit(service.post, 'PayDeposit', id, payment(DUE)))
  await endLease(t, id)
  return { id, origin_pledge_no: await origin(id) }
}

describe('the way of a deposit (domain 11.11)', () => {
  test('it is paid in parts, kept in part, paid in addition, refunded by three people, and the ledger has every fen of it [C-2.8-15 C-2.8-16 C-7.2-63]', async () => {
    const owner = await memberRow(t, agentId)
    const id = await lease(owner)
    expect(await seen(id)).toMatchObject({
      status: codes.unpaid,
      deposit_due: DUE,
      refundable: 0,
      moves: ['pay', 'payOnline'],
    })
    granted(await moveDeposit(service.post, 'PayDeposit', id, payment(50_000)))
    expect(await seen(id)).toMatchObject({ status: codes.unpaid, deposit_paid: 50_000 })
    expect(await moveDeposit(service.post, 'PayDeposit', id, payment(150_001))).toMatchObject({ Code: 1007 })
    granted(await moveDeposit(service.post, 'PayDeposit', id, { amount: 150_000, pay_type: 5, trade_no: null }))
    expect(await seen(id)).toMatchObject({ status: codes.paid, refundable: DUE, moves: ['deduct'] })
    expect(await account(owner)).toEqual({ balance: DUE, frozen: 0 })

    const evidence_file_ids = [await makeImage(t, service.id)]
    const damage = { amount: 15_000, reason: '屏幕损坏', evidence_file_ids }
    granted(await moveDeposit(service.post, 'DeductDeposit', id, damage))
    expect(await seen(id)).toMatchObject({ status: codes.deducted, deposit_deducted: 15_000, refundable: 185_000 })
    granted(await moveDeposit(service.post, 'PayDeposit', id, payment(15_000)))
    expect((await seen(id)).status).toBe(codes.paid)

    // Not before the device is back and inspected.
    const ask = { amount: 50_000, origin_pledge_no: await origin(id) }
    expect(await moveDeposit(seller.post, 'ApplyRefund', id, ask)).toMatchObject({ Code: 1004 })
    await endLease(t, id, { inspected: false })
    expect(await moveDeposit(seller.post, 'ApplyRefund', id, ask)).toMatchObject({ Code: 1004 })
    await endLease(t, id)
    // More than came that way, or than there is.
    const more = (amount: number) => moveDeposit(seller.post, 'ApplyRefund', id, { ...ask, amount })
    expect(await more(50_001)).toMatchObject({ Code: 1007 })
    expect(await more(DUE + 1)).toMatchObject({ Code: 1007 })
    expect(await moveDeposit(seller.post, 'ApplyRefund', id, { ...ask, origin_pledge_no: 'YJ0000' })).toMatchObject({
      Code: 1001,
      Data: [{ path: 'origin_pledge_no' }],
    })

    for (const { pledge_no, remaining } of (await seen(id)).origins.toReversed()) {
      const amount = Math.min(remaining, (await seen(id)).refundable)
      granted(await moveDeposit(seller.post, 'ApplyRefund', id, { amount, origin_pledge_no: pledge_no }))
      expect(await seen(id)).toMatchObject({ status: codes.asked, refund_amount: amount })
      expect((await account(owner))?.frozen).toBe(amount)
      granted(await moveDeposit(service.post, 'AuditRefund', id, { command: 'pass' }))
      expect((await seen(id)).status).toBe(codes.approved)
      // The bank refuses it once.
      const failed = { command: 'failed', fail_reason: '账号有误' }
      granted(await moveDeposit(finance.post, 'PayRefund', id, failed))
      expect(await seen(id)).toMatchObject({ status: codes.approved, fail_reason: '账号有误' })
      expect((await account(owner))?.frozen).toBe(amount)
      granted(await moveDeposit(finance.post, 'PayRefund', id, { command: 'sent', trade_no: newTradeNo() }))
    }
    expect(await seen(id)).toMatchObject({
      ...{ status: codes.refunded, deposit_paid: 215_000, deposit_deducted: 15_000, deposit_refunded: 200_000 },
      ...{ refundable: 0, moves: [] },
    })
    expect(await account(owner)).toEqual({ balance: 0, frozen: 0 })
    expect(await differences()).toBe(0)

    const records = granted(await service.post('Member/GetCashPledgePageList', { member_id: owner, pagesize: 200 }))
    expect(records.map(({ type }: { type: number }) => type)).toEqual([3, 3, 3, 2, 4, 2, 1])
    for (const row of records) {
      expect(row).toMatchObject({ status: 1, txn_no: expect.stringMatching(/^LZ\d{12}$/) })
      expect(row.pledge_no).toMatch(/^YJ\d{12}\d{4}$/)
    }
    const deducted = granted(await service.post('Member/GetCashPledge', { id: records[4].id }))
    expect(deducted.evidence_files).toHaveLength(1)
    const paper = granted(await service.post('Member/GetCashPledgePrintList', { ids: [records[0].id] }))
    expect(paper.rows).toMatchObject([{ audit_user_name: expect.any(String), type: 3 }])
  })

  test('applicant, auditor and payer are three people, whichever roles they have', async () => {
    const { id, origin_pledge_no } = await returned()
    // Somebody with all operations.
    const [one, two] = [
      await makeAccount(t, { unit: 'HQ0000', scope: 1 }),
      await makeAccount(t, { unit: 'HQ0000', scope: 1 }),
    ]
    granted(await moveDeposit(one.post, 'ApplyRefund', id, { amount: DUE, origin_pledge_no }))
    const refused = { Code: 1004, Message: '申请、审核、打款不能是同一人' }
    expect(await moveDeposit(one.post, 'AuditRefund', id, { command: 'pass' })).toMatchObject(refused)
    granted(await moveDeposit(two.post, 'AuditRefund', id, { command: 'pass' }))
    for (const who of [one, two]) {
      expect((await seen(id, who)).moves).toEqual([])
      const paid = await moveDeposit(who.post, 'PayRefund', id, { command: 'sent', trade_no: newTradeNo() })
      expect(paid).toMatchObject(refused)
    }
    granted(await moveDeposit(finance.post, 'PayRefund', id, { command: 'sent', trade_no: newTradeNo() }))
  })

  test('a refused or withdrawn request gives the money back to what can be asked for', async () => {
    const { id, origin_pledge_no } = await returned()
    const before = await account()
    const ask = { amount: 80_000, origin_pledge_no }
    granted(await moveDeposit(seller.post, 'ApplyRefund', id, ask))
    expect(await seen(id)).toMatchObject({ refundable: 120_000 })
    expect((await seen(id, service2)).moves).toEqual(['auditRefund'])
    expect(await moveDeposit(service.post, 'WithdrawRefund', id)).toMatchObject({ Code: 1004 })
    granted(await moveDeposit(service.post, 'AuditRefund', id, { command: 'reject', opinion: '验收未完成' }))
    expect(await seen(id)).toMatchObject({ status: codes.refused, refundable: DUE })
    granted(await moveDeposit(seller.post, 'ApplyRefund', id, ask))
    granted(await moveDeposit(seller.post, 'WithdrawRefund', id))
    expect(await seen(id)).toMatchObject({ status: codes.paid, refundable: DUE })
    expect(await account()).toEqual(before)
    expect((await seen(id)).origins).toMatchObject([{ remaining: DUE }])
  })

  test('who owes something pays first', async () => {
    const owner = await memberRow(t, agentId)
    const { id, origin_pledge_no } = await returned(owner)
    const db = t.services.database.kysely
    const other = await lease(owner)
    const { device_id } = await seen(other)
    await db.updateTable('device').set({ unpaid_since: t.clock.at }).where('id', '=', device_id).execute()
    const ask = () => moveDeposit(seller.post, 'ApplyRefund', id, { amount: DUE, origin_pledge_no })
    expect(await ask()).toMatchObject({ Code: 1004, Message: '该会员还有未付的订单或欠费的设备' })
    await db.updateTable('device').set({ unpaid_since: null }).where('id', '=', device_id).execute()
    granted(await ask())
  })

  test('the money of a returned device pays for another of the member, and goes back the way on which it came', async () => {
    const owner = await memberRow(t, agentId)
    const { id, origin_pledge_no } = await returned(owner)
    const next = await lease(owner)
    const foreign = await lease()
    expect((await seen(id)).targets).toMatchObject([{ id: next, outstanding: DUE }])
    const move = (amount: number, to_binding_id: number) =>
      moveDeposit(service.post, 'TransferDeposit', id, { amount, origin_pledge_no, to_binding_id })
    expect(await move(100, foreign)).toMatchObject({ Code: 1001, Data: [{ path: 'to_binding_id' }] })
    expect(await move(100, id)).toMatchObject({ Code: 1001 })
    expect(await move(DUE + 1, next)).toMatchObject({ Code: 1007 })
    granted(await move(150_000, next))
    expect(await seen(id)).toMatchObject({ deposit_paid: 50_000, refundable: 50_000 })
    expect(await seen(next)).toMatchObject({ deposit_paid: 150_000, status: codes.unpaid })
    expect(await account(owner)).toEqual({ balance: DUE, frozen: 0 })
    granted(await moveDeposit(service.post, 'PayDeposit', next, payment(50_000)))
    await endLease(t, next)
    const { origins } = await seen(next)
    expect(origins).toMatchObject([
      { pay_type: 2, amount: 150_000, remaining: 150_000 },
      { amount: 50_000, remaining: 50_000 },
    ])
    granted(
      await moveDeposit(seller.post, 'ApplyRefund', next, { amount: 150_000, origin_pledge_no: origins[0].pledge_no }),
    )
    expect(await differences()).toBe(0)
  })
})

describe('what is refused', () => {
  test('a payment without its number, a number twice, from the balance, of nothing', async () => {
    const id = await lease()
    const pay = (more: object) => moveDeposit(service.post, 'PayDeposit', id, { ...payment(1_000), ...more })
    expect(await pay({ trade_no: null })).toMatchObject({ Code: 1001, Data: [{ path: 'trade_no' }] })
    expect(await pay({ pay_type: 1 })).toMatchObject({ Code: 1001, Data: [{ path: 'pay_type' }] })
    for (const amount of [0, -1, 1.5, Number.MAX_SAFE_INTEGER + 2])
      expect(await pay({ amount })).toMatchObject({ Code: 1001 })
    const trade_no = newTradeNo()
    granted(await pay({ trade_no }))
    expect(await pay({ trade_no })).toMatchObject({ Code: 1003, Data: { path: 'trade_no' } })
  })

  test('a deduction without evidence, with somebody else’s, or of more than there is', async () => {
    const id = await lease()
    granted(await moveDeposit(service.post, 'PayDeposit', id, payment(DUE)))
    const deduct = (more: object) =>
      moveDeposit(service.post, 'DeductDeposit', id, {
        amount: 1_000,
        reason: '屏幕损坏',
        evidence_file_ids: [],
        ...more,
      })
    expect(await deduct({})).toMatchObject({ Code: 1001, Data: [{ path: 'evidence_file_ids' }] })
    const foreign = [await makeImage(t, finance.id)]
    expect(await deduct({ evidence_file_ids: foreign })).toMatchObject({ Code: 1001 })
    const own = [await makeImage(t, service.id)]
    expect(await deduct({ evidence_file_ids: own, amount: DUE + 1 })).toMatchObject({ Code: 1007 })
    expect(await deduct({ evidence_file_ids: own, reason: '' })).toMatchObject({ Code: 1001 })
    granted(await deduct({ evidence_file_ids: own }))
    // The same file is not evidence of another one.
    expect(await deduct({ evidence_file_ids: own })).toMatchObject({ Code: 1001 })
  })

  test('a double click pays once: the second has seen an older version', async () => {
    const id = await lease()
    const { version } = await seen(id)
    const answers = await Promise.all(
      [1, 2, 3].map(() => service.post('Member/PayDeposit', { id, version, ...payment(DUE) })),
    )
    expect(answers.map(({ Code }) => Code).toSorted()).toEqual([0, 1005, 1005])
    expect((await seen(id)).deposit_paid).toBe(DUE)
  })

  test('what a deposit record says stays, whoever tries', async () => {
    const id = await lease()
    granted(await moveDeposit(service.post, 'PayDeposit', id, payment(DUE)))
    const { records } = await seen(id)
    for (const change of ['amount = 1', 'status = 6', "pledge_no = 'YJX'"])
      await expect(
        sql.raw(`update cash_pledge set ${change} where id = ${records[0].id}`).execute(t.services.database.kysely),
      ).rejects.toThrow()
    await expect(
      sql.raw(`delete from cash_pledge where id = ${records[0].id}`).execute(t.services.database.kysely),
    ).rejects.toThrow()
  })
})

test('outsiders get nothing of a deposit or its records anywhere, an agent only those of its tree', async () => {
  const { id, origin_pledge_no } = await returned()
  const { version, records } = await seen(id)
  const [record] = records
  const evidence = [await makeImage(t, service.id)]
  granted(
    await moveDeposit(service.post, 'DeductDeposit', id, { amount: 1, reason: '测试', evidence_file_ids: evidence }),
  )
  for (const who of await outsidersOf(t)) {
    for (const [action, more] of [
      ['GetDeposit', {}],
      ['PayDeposit', { version, ...payment(1) }],
      ['ApplyRefund', { version, amount: 1, origin_pledge_no }],
      ['WithdrawRefund', { version }],
      ['AuditRefund', { version, command: 'pass' }],
      ['PayRefund', { version, command: 'failed', fail_reason: '测试' }],
      ['DeductDeposit', { version, amount: 1, reason: '测试', evidence_file_ids: evidence }],
      ['TransferDeposit', { version, amount: 1, origin_pledge_no, to_binding_id: id }],
    ] as const) {
      const answer = await who.post(`Member/${action}`, { id, ...more })
      expect({ action, status: answer.status }, who.username).toEqual({ action, status: 403 })
    }
    expect((await who.post('Member/GetCashPledge', { id: record.id })).status).toBe(403)
    expect(granted(await who.post('Member/GetDepositCount', { member_id: memberId }))).toEqual({})
    for (const list of ['GetDepositPageList', 'GetCashPledgePageList'])
      expect(granted(await who.post(`Member/${list}`, { member_id: memberId })), list).toEqual([])
    expect(granted(await who.post('Home/Search', { keywords: record.pledge_no }))).toEqual([])
    expect(granted(await who.post('Member/GetCashPledgePrintList', { ids: [record.id] })).rows).toEqual([])
    const exported = await who.post('Common/Export', { controller: 'CashPledge', filters: {}, columns: ['pledge_no'] })
    expect(exported).toMatchObject({ Code: 0, Data: { rows: 0 } })
    expect((await who.post('Common/GetHistory', { table: 'cash_pledge', id: record.id })).Code).not.toBe(0)
    expect((await fetchFile(t, who.username, evidence[0] ?? 0)).statusCode).not.toBe(200)
    const counts = granted(await who.post('Home/GetHomeCount'))
    expect(counts).toMatchObject({
      deposit_unpaid: 0,
      refund_audit: 0,
      pledge_pay: 0,
      pledge_overdue: 0,
      member_audit: 0,
    })
  }
  expect((await seller.post('Member/GetDeposit', { id })).Code).toBe(0)
  const { status } = granted(await seller.post('Member/GetDeposit', { id }))
  const counted = await seller.post('Member/GetDepositCount', { member_id: memberId, status: [1] })
  expect(granted(counted)).toMatchObject({ [status]: expect.any(Number) })
})

test('an approved refund is late after the working days of the setting, and those who pay are reminded', async () => {
  const owner = await memberRow(t, agentId)
  const { id, origin_pledge_no } = await returned(owner)
  granted(await moveDeposit(seller.post, 'ApplyRefund', id, { amount: DUE, origin_pledge_no }))
  const now = t.clock.at
  // A Friday evening; two working days later is Tuesday.
  t.clock.at = instant('2027-03-05 18:00:00', 'Asia/Shanghai')
  granted(await moveDeposit(service.post, 'AuditRefund', id, { command: 'pass' }))
  expect(await seen(id)).toMatchObject({ refund_due: '2027-03-09', overdue: false })
  const late = async () => (await service.post('Member/GetDepositPageList', { overdue: true, member_id: owner })).Total
  const reminded = async () => {
    await t.jobs.run('deposit_overdue', t.clock.at)
    const messages = granted(await finance.post('Remind/GetMsgList', { status: [0, 1] }))
    return messages.filter((row: { remind_code: string }) => row.remind_code === 'deposit_refund_overdue').length
  }
  expect([await late(), await reminded()]).toEqual([0, 0])
  t.clock.at = instant('2027-03-10 08:20:00', 'Asia/Shanghai')
  expect([await late(), await reminded()]).toEqual([1, 1])
  expect((await seen(id)).overdue).toBe(true)
  expect(granted(await finance.post('Home/GetHomeCount'))).toMatchObject({ pledge_overdue: 1 })
  granted(await moveDeposit(finance.post, 'PayRefund', id, { command: 'sent', trade_no: newTradeNo() }))
  expect([await late(), await reminded()]).toEqual([0, 0])
  t.clock.at = now
})

test('reconciliation finds a figure that no record says', async () => {
  const owner = await memberRow(t, agentId)
  const { id } = await returned(owner)
  expect(await differences()).toBe(0)
  const change = (by: number) =>
    sql`update member_device set deposit_paid = deposit_paid + ${by} where id = ${id}`.execute(
      t.services.database.kysely,
    )
  await change(1)
  expect(await differences()).toBe(1)
  await change(-1)
  expect(await differences()).toBe(0)
})
