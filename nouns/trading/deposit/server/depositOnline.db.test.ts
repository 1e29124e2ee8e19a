import { reconcile } from '@shouya/server/core/ledger/reconcile.ts'
import { type Account, granted, makeAccount } from '@shouya/server/testing/factories.ts'
import { type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newTrade, notify } from '../../payment/server/testing/notify.ts'
import { agentRow, memberRow, productRow } from '../../server/testing/rows.ts'
import { deposit } from '../noun.ts'
import { checkDeposits } from './checkDeposits.ts'
import { askRefund, moveDeposit, payment } from './testing/deposits.ts'
import { endLease, makeLease } from './testing/leases.ts'

const { codes } = deposit.states
const DUE = 200_000

let t: TestApp
let agentId: number
let productId: number
let service: Account
let auditor: Account
let finance: Account

beforeAll(async () => {
  t = await testApp({ PAY_SANDBOX: '1' })
  agentId = await agentRow(t)
  productId = await productRow(t, { deposit: DUE })
  service = await makeAccount(t, { unit: 'HQ0000', role: 'member_service' })
  auditor = await makeAccount(t, { unit: 'HQ0000', role: 'member_service' })
  finance = await makeAccount(t, { unit: 'HQ0000', role: 'finance' })
})
afterAll(() => t?.close())

/** A lease of a member, whose own people sign in, too. */
async function lease(more: Parameters<typeof memberRow>[2] = {}) {
  const memberId = await memberRow(t, agentId, more)
  const id = await makeLease(t, { productId, agentId, memberId })
  return { id, memberId, member: await makeAccount(t, { unit: 'HQ0000', type: 6, party: memberId }) }
}
const seen = async (id: number, who = service) => granted(await who.post('Member/GetDeposit', { id }))
/** Begins to pay: the payment as the payer sees it. */
async function begin(id: number, who = service, pay_type = 3) {
  const { payment_id } = granted(await moveDeposit(who.post, 'PayDepositOnline', id, { pay_type }))
  return granted(await who.post('Payment/Open', { id: payment_id }))
}
const report = async (payNo: string, amount = DUE, tradeNo = newTrade()) => {
  expect((await notify(t, { payNo, tradeNo, amount })).statusCode).toBe(200)
}
const outcomes = async (payNo: string): Promise<string[]> =>
  granted(await finance.post('Payment/GetNoticePageList', { keywords: payNo }))
    .map(({ outcome }: { outcome: string }) => outcome)
    .toReversed()
const statesOf = async (id: number): Promise<number[]> =>
  (await seen(id)).records.map(({ status }: { status: number }) => status)
const account = async (owner: number) => {
  const { rows } = await sql<{ balance: number; frozen: number }>`select balance, frozen from ledger_account
    where owner_type = 3 and owner_id = ${owner} and account_type = 23`.execute(t.services.database.kysely)
  return rows[0]
}
async function reconciled(): Promise<void> {
  const operator = { userId: t.world.user.finance, name: 'finance' }
  const run = await t.services.database.kysely
    .transaction()
    .execute((tx) => reconcile(tx, [checkDeposits], { operator }, t.clock.at))
  expect(run?.differences).toBe(0)
}

describe('a deposit that is paid online', () => {
  test('is paid by the member itself, once, however often and at once it is reported', async () => {
    const { id, memberId, member } = await lease()
    expect((await seen(id, member)).moves).toContain('payOnline')
    const { pay_no, amount } = await begin(id, member)
    expect(amount).toBe(DUE)
    expect(await statesOf(id)).toEqual([0])
    const trade = newTrade()
    await Promise.all([1, 2, 3].map(() => report(pay_no, DUE, trade)))
    expect((await outcomes(pay_no)).toSorted()).toEqual(['repeated', 'repeated', 'settled'])
    const row = await seen(id, member)
    expect(row).toMatchObject({ status: codes.paid, deposit_paid: DUE, payments: [{ status: 1, trade_no: trade }] })
    expect(row.records).toMatchObject([{ type: 1, amount: DUE, status: 1 }])
    expect(await account(memberId)).toEqual({ balance: DUE, frozen: 0 })
    const record = granted(await service.post('Member/GetCashPledge', { id: row.records[0].id }))
    expect(record).toMatchObject({ trade_no: trade, pay_type: 3, txn_no: expect.stringMatching(/^LZ/) })
    // The money of a second trade is kept.
    await report(pay_no)
    expect((await outcomes(pay_no)).at(-1)).toBe('late')
    expect(await account(memberId)).toEqual({ balance: DUE, frozen: 0 })
    await reconciled()
  })

  test('goes on with the payment that waits; another way replaces it, and what is paid the former way is kept', async () => {
    const { id, member } = await lease()
    const first = await begin(id, member)
    expect((await begin(id)).id).toBe(first.id)
    const second = await begin(id, service, 4)
    expect(second.id).not.toBe(first.id)
    expect(await statesOf(id)).toEqual([0, 6])
    await report(first.pay_no)
    expect(await outcomes(first.pay_no)).toEqual(['late'])
    expect((await seen(id)).status).toBe(codes.unpaid)
    await report(second.pay_no)
    expect((await seen(id)).status).toBe(codes.paid)
    await reconciled()
  })

  test('of two who begin at once one begins; the other sees what has begun', async () => {
    const { id, member } = await lease()
    const { version } = await seen(id)
    const answers = await Promise.all(
      [service, member].map(({ post }) => post('Member/PayDepositOnline', { id, version, pay_type: 3 })),
    )
    expect(answers.map(({ Code }) => Code).toSorted()).toEqual([0, 1005])
    expect(await statesOf(id)).toEqual([0])
  })

  test('is not paid twice where somebody registers a payment while it is reported', async () => {
    for (let turn = 0; turn < 5; turn++) {
      const { id, memberId } = await lease()
      const { pay_no } = await begin(id)
      const { version } = await seen(id)
      const [registered] = await Promise.all([
        service.post('Member/PayDeposit', { id, version, ...payment(DUE) }),
        report(pay_no),
      ])
      const [outcome] = await outcomes(pay_no)
      // Either way the deposit is paid once; the other money is finance's to send back, or was never taken.
      expect([registered.Code, outcome]).toBeOneOf([
        [0, 'late'],
        [1004, 'settled'],
        [1005, 'settled'],
      ])
      expect(await seen(id)).toMatchObject({ status: codes.paid, deposit_paid: DUE })
      expect(await account(memberId)).toEqual({ balance: DUE, frozen: 0 })
    }
    await reconciled()
  })

  test('of another amount waits for finance; the deposit can be paid anew', async () => {
    const { id, memberId } = await lease()
    const { pay_no } = await begin(id)
    await report(pay_no, DUE - 1)
    expect(await outcomes(pay_no)).toEqual(['mismatch'])
    const [record] = (await seen(id)).records
    expect(granted(await service.post('Member/GetCashPledge', { id: record.id }))).toMatchObject({
      ...{ status: 6, fail_reason: '付款金额不符，已交财务处理' },
    })
    expect(await account(memberId)).toEqual({ balance: 0, frozen: 0 })
    await report((await begin(id)).pay_no)
    expect((await seen(id)).status).toBe(codes.paid)
  })

  test('that nobody pays is canceled after half an hour; a late payment is kept', async () => {
    const { id } = await lease()
    const { pay_no } = await begin(id)
    const now = t.clock.at
    await t.jobs.run('deposit_timeout', new Date(now.getTime() + 29 * 60_000))
    expect(await statesOf(id)).toEqual([0])
    await t.jobs.run('deposit_timeout', new Date(now.getTime() + 30 * 60_000))
    expect(await statesOf(id)).toEqual([6])
    await report(pay_no)
    expect(await outcomes(pay_no)).toEqual(['late'])
    expect((await seen(id)).payments).toMatchObject([{ status: 2 }])
  })

  test('of a device that was given back meanwhile is kept for finance', async () => {
    const { id, memberId } = await lease()
    const { pay_no } = await begin(id)
    await endLease(t, id)
    await report(pay_no)
    expect(await outcomes(pay_no)).toEqual(['late'])
    expect(await statesOf(id)).toEqual([6])
    expect(await account(memberId)).toEqual({ balance: 0, frozen: 0 })
    expect(await moveDeposit(service.post, 'PayDepositOnline', id, { pay_type: 3 })).toMatchObject({ Code: 1004 })
  })

  test('in addition pays what was deducted', async () => {
    const { id } = await lease()
    granted(await moveDeposit(service.post, 'PayDeposit', id, payment(150_000)))
    const { pay_no, amount } = await begin(id)
    expect(amount).toBe(50_000)
    await report(pay_no, 50_000)
    expect((await seen(id)).records).toMatchObject([{ type: 2, amount: 50_000 }, { type: 1 }])
  })

  test('is not for another member, nor registered by a member; cash is no way of it', async () => {
    const { id, member } = await lease()
    const { member: stranger } = await lease()
    const { version } = await seen(id)
    for (const [action, more] of [
      ['PayDepositOnline', { pay_type: 3 }],
      ['PayDeposit', payment(DUE)],
    ] as const)
      expect(await stranger.post(`Member/${action}`, { id, version, ...more })).toMatchObject({ Code: 403 })
    expect(await moveDeposit(member.post, 'PayDeposit', id, payment(DUE))).toMatchObject({ Code: 1004 })
    const { id: paymentId } = await begin(id, member)
    for (const action of ['Open', 'Get'])
      expect(await stranger.post(`Payment/${action}`, { id: paymentId })).toMatchObject({ Code: 403 })
    for (const pay_type of [1, 2, 5, 'x', null])
      expect(await moveDeposit(member.post, 'PayDepositOnline', id, { pay_type })).toMatchObject({ Code: 1001 })
  })
})

describe('its refund', () => {
  /** A deposit that was paid online, whose device is back, with an approved refund. */
  async function approved(amounts: readonly number[] = [DUE]) {
    const leased = await lease()
    await report((await begin(leased.id)).pay_no)
    await endLease(t, leased.id)
    granted(await askRefund(service.post, leased.id, amounts[0] ?? DUE))
    granted(await moveDeposit(auditor.post, 'AuditRefund', leased.id, { command: 'pass' }))
    return leased
  }
  const openRefunds = async () => {
    const { rows } = await t.services.database.pool.query(
      'select id as "refundId", refund_no from payment_refund where arrive_time is null order by id',
    )
    return rows as { refundId: number; refund_no: string }[]
  }
  /** The queue carries out what it was sent. */
  const work = async () => {
    for (const refund of await openRefunds()) await t.jobs.run('payment_refund', t.clock.at, refund)
  }
  const send = (id: number, more: object = {}) =>
    moveDeposit(finance.post, 'PayRefund', id, { command: 'sent', trade_no: null, ...more })

  test('goes back through the provider, once, and is paid when that says so', async () => {
    const { id, memberId } = await approved()
    expect(await seen(id)).toMatchObject({ refund_provider: 'sandbox', status: codes.approved })
    expect(await send(id, { trade_no: 'BANK0001' })).toMatchObject({ Code: 1001, Data: [{ path: 'trade_no' }] })
    expect(await send(id, { command: 'failed', fail_reason: '账号有误' })).toMatchObject({ Code: 1004 })
    granted(await send(id))
    expect(await seen(id, finance)).toMatchObject({ status: codes.approved, moves: [] })
    expect(await send(id)).toMatchObject({ Code: 1004 })
    expect(await account(memberId)).toEqual({ balance: DUE, frozen: DUE })
    const open = await openRefunds()
    await Promise.all([1, 2].map(() => work()))
    expect(await seen(id)).toMatchObject({ status: codes.refunded, deposit_refunded: DUE, refund_provider: null })
    expect(await account(memberId)).toEqual({ balance: 0, frozen: 0 })
    const [record] = (await seen(id)).records
    const refund = granted(await service.post('Member/GetCashPledge', { id: record.id }))
    expect(refund).toMatchObject({ status: 1, trade_no: open[0]?.refund_no, pay_user_name: expect.any(String) })
    await reconciled()
  })

  test('that the provider refuses has failed, is asked for again under the same number, and arrives', async () => {
    const { id, memberId } = await approved()
    granted(await send(id))
    const [{ refund_no } = { refund_no: '' }] = await openRefunds()
    const provider = (name: string) =>
      t.services.database.pool.query('update payment set provider = $1 where biz_type = $2', [name, 'cash_pledge'])
    // Its merchant's account is gone.
    await provider('nobody')
    await expect(work()).rejects.toThrow('merchant')
    await provider('sandbox')
    expect(await seen(id)).toMatchObject({ status: codes.approved, fail_reason: expect.stringContaining('支付渠道') })
    expect(await account(memberId)).toEqual({ balance: DUE, frozen: DUE })
    granted(await send(id))
    expect((await openRefunds()).map((row) => row.refund_no)).toEqual([refund_no])
    await work()
    expect((await seen(id)).status).toBe(codes.refunded)
    expect(await account(memberId)).toEqual({ balance: 0, frozen: 0 })
    await reconciled()
  })

  test('in parts, and of a deposit that went on to another device, goes back the same way', async () => {
    const { id, memberId } = await approved([50_000])
    granted(await send(id))
    await work()
    const next = await makeLease(t, { productId, agentId, memberId })
    const [{ pledge_no: origin_pledge_no }] = (await seen(id)).origins
    granted(
      await moveDeposit(service.post, 'TransferDeposit', id, {
        ...{ amount: 150_000, origin_pledge_no, to_binding_id: next },
      }),
    )
    await endLease(t, next)
    granted(await askRefund(service.post, next, 150_000))
    granted(await moveDeposit(auditor.post, 'AuditRefund', next, { command: 'pass' }))
    granted(await send(next))
    await work()
    expect((await seen(next)).status).toBe(codes.refunded)
    expect(await account(memberId)).toEqual({ balance: 0, frozen: 0 })
    expect((await seen(id)).payments).toMatchObject([
      {
        refund_amount: DUE,
        refunds: [50_000, DUE - 50_000].map((amount) => ({ amount, arrive_time: expect.any(String) })),
      },
    ])
    await reconciled()
  })
})

test('reconciliation finds a payment that no record says', async () => {
  const { id } = await lease()
  const { id: paymentId, pay_no } = await begin(id)
  await report(pay_no)
  const pay = (by: number) =>
    t.services.database.pool.query('update payment set paid_amount = paid_amount + $1 where id = $2', [by, paymentId])
  await pay(1)
  expect(await checkDeposits(t.services.database.kysely)).toMatchObject([
    { biz_type: 'cash_pledge', expected: DUE + 1 },
  ])
  await pay(-1)
  await reconciled()
})
