import { type Account, granted, makeAccount } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rechargeCheck } from '../../recharge/server/check.ts'
import {
  type Buyer,
  makeBuyer,
  makePackage,
  makeRecharge,
  moveRecharge,
} from '../../recharge/server/testing/recharges.ts'
import { signedBody } from './provider/sandbox.ts'
import { newTrade, notify as report } from './testing/notify.ts'

let t: TestApp
let finance: Account
let service: Account
let buyer: Buyer
let packageId: number

beforeAll(async () => {
  t = await testApp({ PAY_SANDBOX: '1' })
  finance = await makeAccount(t, { unit: 'HQ0000', role: 'finance' })
  service = await makeAccount(t, { unit: 'HQ0000', role: 'member_service' })
  buyer = await makeBuyer(t)
  packageId = await makePackage(await t.as('trade_admin'))
})
afterAll(() => t?.close())

const seen = async (id: number) => granted(await finance.post('Recharge/Get', { id }))
const notify = (payNo: string, tradeNo: string, amount: number, forged = {}) =>
  report(t, { payNo, tradeNo, amount }, forged)
/** A recharge that is paid through the sandbox, with its payment. */
async function online() {
  const sale = await makeRecharge(t, service, buyer, packageId, { pay_type: 3, voucher_file_ids: [] })
  const payment = granted(await service.post('Payment/Open', { id: sale.payment_id }))
  return { id: sale.id, payment }
}
const outcomes = async (pay_no: string): Promise<string[]> => {
  const rows = granted(await finance.post('Payment/GetNoticePageList', { keywords: pay_no })) as { outcome: string }[]
  return rows.map(({ outcome }) => outcome).toReversed()
}
describe('what a provider reports', () => {
  test('pays the record once, however often and at once it is said', async () => {
    const { id, payment } = await online()
    expect(payment).toMatchObject({
      provider: 'sandbox',
      amount: 50_000,
      code_url: `/pay/v1/sandbox/${payment.pay_no}`,
    })
    const trade = newTrade()
    const calls = await Promise.all([1, 2, 3].map(() => notify(payment.pay_no, trade, 50_000)))
    expect(calls.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(await seen(id)).toMatchObject({ status: 3, trade_no: trade, payments: [{ status: 1, trade_no: trade }] })
    expect((await outcomes(payment.pay_no)).toSorted()).toEqual(['repeated', 'repeated', 'settled'])
    expect(await rechargeCheck(t.services.database.kysely)).toEqual([])
    expect(await service.post('Payment/Open', { id: payment.id })).toMatchObject({ Code: 1004 })
  })

  test('of a second trade for the same payment is kept for finance', async () => {
    const { payment } = await online()
    for (const trade of [newTrade(), newTrade()]) await notify(payment.pay_no, trade, 50_000)
    expect(await outcomes(payment.pay_no)).toEqual(['settled', 'late'])
  })

  test('of another amount waits for finance, who takes it as paid or sends it back', async () => {
    const [one, two] = [await online(), await online()]
    for (const { payment } of [one, two]) {
      const trade = newTrade()
      for (const _ of [1, 2]) await notify(payment.pay_no, trade, 49_999)
      expect(await outcomes(payment.pay_no)).toEqual(['mismatch', 'repeated'])
    }
    expect(await seen(one.id)).toMatchObject({ status: 7, wrong_amount: 49_999, payments: [{ status: 3 }] })
    expect(await moveRecharge(service.post, 'Accept', one.id, { wrong_note: '已收取差额' })).toMatchObject({
      Code: 401,
    })
    granted(await moveRecharge(finance.post, 'Accept', one.id, { wrong_note: '已另行收取差额' }))
    granted(await moveRecharge(finance.post, 'Dismiss', two.id, { wrong_note: '已原路退回会员' }))
    expect(await seen(one.id)).toMatchObject({ status: 3 })
    expect(await seen(two.id)).toMatchObject({ status: 4 })
    const open = granted(await finance.post('Payment/GetNoticePageList', { open: true, keywords: one.payment.pay_no }))
    expect(open).toEqual([])
    expect(await rechargeCheck(t.services.database.kysely)).toEqual([])
    // What was accepted is refunded like any other recharge, but no more than has arrived.
    expect((await seen(one.id)).payments).toMatchObject([{ status: 1, paid_amount: 49_999 }])
    granted(await moveRecharge(service.post, 'AskRefund', one.id, { refund_reason: '不再使用' }))
    expect(await seen(one.id)).toMatchObject({ refund_amount: 49_999 })
    granted(await moveRecharge(finance.post, 'Refund', one.id))
    expect((await seen(one.id)).payments).toMatchObject([{ refund_amount: 49_999, refunds: [{ amount: 49_999 }] }])
    expect(await rechargeCheck(t.services.database.kysely)).toEqual([])
  })

  test('too late, or of a number that is not ours, is kept until finance says what became of it', async () => {
    const { id, payment } = await online()
    granted(await moveRecharge(service.post, 'Cancel', id, { reason: '不再需要' }))
    const [late, unknown] = [newTrade(), newTrade()]
    await notify(payment.pay_no, late, 50_000)
    await notify('ZF-NOBODY', unknown, 1)
    for (const _ of [1, 2]) await notify('ZF-NOBODY', unknown, 1)
    expect(await outcomes(payment.pay_no)).toEqual(['late'])
    expect(await outcomes('ZF-NOBODY')).toEqual(['unknown', 'repeated', 'repeated'])
    expect(await seen(id)).toMatchObject({ status: 4, payments: [{ status: 2 }] })
    const [row] = granted(await finance.post('Payment/GetNoticePageList', { open: true, keywords: late }))
    expect(row).toMatchObject({ outcome: 'late', amount: 50_000, asked_amount: 50_000 })
    const settle = (post: Post) => post('Payment/SettleNotice', { id: row.id, settle_note: '已原路退回付款人' })
    expect(await settle(buyer.agent.post)).toMatchObject({ Code: 401 })
    const both = await Promise.all([settle(finance.post), settle(finance.post)])
    expect(both.map(({ Code }) => Code).toSorted()).toEqual([0, 1004])
  })

  test('with its signature, but unreadable, is kept for finance, and the provider calls again', async () => {
    const { payment } = await online()
    const body = '{"pay_no":1}'
    const { statusCode } = await notify(payment.pay_no, newTrade(), 50_000, signedBody(t.services.keys, body))
    expect(statusCode).toBe(500)
    const [row] = granted(await finance.post('Payment/GetNoticePageList', { open: true, outcome: 'unreadable' }))
    expect(row).toMatchObject({ outcome: 'unreadable', amount: null, trade_no: null })
    granted(await finance.post('Payment/SettleNotice', { id: row.id, settle_note: '已与渠道核对，没有付款' }))
    expect(granted(await finance.post('Payment/GetNoticePageList', { open: true, outcome: 'unreadable' }))).toEqual([])
  })

  test('without its signature counts for nothing, whatever it says', async () => {
    const { id, payment } = await online()
    const forged = [
      await notify(payment.pay_no, newTrade(), 50_000, { signature: '0'.repeat(64) }),
      await notify(payment.pay_no, newTrade(), 50_000, { body: '{"pay_no":1}' }),
      await notify(payment.pay_no, newTrade(), 50_000, { body: '\0', signature: '' }),
    ]
    expect(forged.map(({ statusCode }) => statusCode)).toEqual([500, 500, 500])
    expect(await seen(id)).toMatchObject({ status: 1 })
    for (const url of ['wechat', 'alipay', 'nobody', '..%2f'])
      expect((await t.app.inject({ method: 'POST', url: `/pay/v1/notify/${url}`, payload: 'x' })).statusCode).toBe(404)
    const large = await t.app.inject({ method: 'POST', url: '/pay/v1/notify/sandbox', payload: 'x'.repeat(30_000) })
    expect(large.statusCode).toBe(413)
  })
})

test('another way of paying closes the one before', async () => {
  const { id, payment } = await online()
  const next = granted(await moveRecharge(service.post, 'Pay', id, { pay_type: 4 }))
  // The sandbox plays both, so the same payment goes on.
  expect(next.payment_id).toBe(payment.id)
  const none = granted(await moveRecharge(service.post, 'Pay', id, { pay_type: 5 }))
  expect(none.payment_id).toBe(null)
  expect(await seen(id)).toMatchObject({ payments: [{ status: 2 }] })
})

test('money goes back the way it came: the provider is asked after the commit, once', async () => {
  const { id, payment } = await online()
  await notify(payment.pay_no, newTrade(), 50_000)
  granted(await moveRecharge(service.post, 'AskRefund', id, { refund_reason: '不再使用' }))
  granted(await moveRecharge(finance.post, 'Refund', id))
  const refund = { refund_no: `${payment.pay_no}R1`, amount: 50_000 }
  const [before] = (await seen(id)).payments
  expect(before).toMatchObject({ refund_amount: 50_000, refunds: [{ ...refund, arrive_time: null }] })
  const row = await t.services.database.kysely
    .selectFrom('payment_refund')
    .select('id as refundId')
    .where('refund_no', '=', refund.refund_no)
    .executeTakeFirstOrThrow()
  for (const _ of [1, 2]) await t.jobs.run('payment_refund', t.clock.at, row)
  const [after] = (await seen(id)).payments
  expect(after.refunds).toEqual([{ ...refund, arrive_time: expect.any(String) }])
  const { rows } = await t.services.database.pool.query(
    `select count(*)::int from ledger_txn where event = 'refund_arrived' and biz_type = 'recharge_order' and biz_id = ${id}`,
  )
  expect(rows).toEqual([{ count: 1 }])
})

describe('the page of the sandbox', () => {
  const act = (payNo: string, name: string) =>
    t.app.inject({
      ...{ method: 'POST', url: `/pay/v1/sandbox/${payNo}`, payload: `act=${name}&lang=US` },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })

  test('pays, with a repeated call or a wrong amount; after the payment it says so', async () => {
    const [one, two] = [await online(), await online()]
    const page = await t.app.inject({ url: `/pay/v1/sandbox/${one.payment.pay_no}?lang=US` })
    expect(page.body).toContain('500.00')
    expect((await act(one.payment.pay_no, 'repeat')).statusCode).toBe(303)
    expect(await outcomes(one.payment.pay_no)).toEqual(['settled', 'repeated'])
    await act(two.payment.pay_no, 'other')
    expect(await seen(two.id)).toMatchObject({ status: 7 })
    expect((await act(one.payment.pay_no, 'steal')).statusCode).toBe(404)
    expect((await t.app.inject({ url: '/pay/v1/sandbox/nobody' })).statusCode).toBe(404)
  })

  test('is not there in production, and neither is its provider', async () => {
    const other = await testApp({ PAY_SANDBOX: '0' })
    try {
      // An address that nobody serves shows the console, where that is built.
      expect((await other.app.inject({ url: '/pay/v1/sandbox/x' })).body).not.toContain('/pay/v1/')
      const away = await other.app.inject({ method: 'POST', url: '/pay/v1/notify/sandbox', payload: '{}' })
      expect(away.statusCode).toBe(404)
      const ways = await (await other.as('member_service'))('Payment/GetWayList')
      expect(ways).toMatchObject({ Code: 0, Data: [] })
    } finally {
      await other.close()
    }
  })
})

test('payments of another tree are out of reach, notices for whoever sees all money only', async () => {
  const { payment } = await online()
  const { agent } = await makeBuyer(t)
  for (const action of ['Open', 'Get'])
    expect(await agent.post(`Payment/${action}`, { id: payment.id })).toMatchObject({ Code: 403 })
  expect(await agent.post('Payment/GetNoticePageList', {})).toMatchObject({ Code: 401 })
  expect(granted(await buyer.agent.post('Payment/Get', { id: payment.id })).pay_no).toBe(payment.pay_no)
})

test('a merchant’s account makes a provider of its way of paying', async () => {
  const { generateKeyPairSync } = await import('node:crypto')
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const admin = await t.as('sys_admin')
  const save = async (key: string, value: string) => {
    const { version } = granted(await admin('Setting/Get', { key }))
    return granted(await admin('Setting/Save', { key, value, version }))
  }
  await save('pay.alipay.app_id', '2021000000000001')
  await save('pay.alipay.private_key', privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'))
  await save('pay.alipay.alipay_key', publicKey.export({ format: 'der', type: 'spki' }).toString('base64'))
  // Nobody outside reaches this server, so that Alipay could not call it: the sandbox goes on.
  expect(granted(await service.post('Payment/GetWayList'))).toEqual([
    { pay_type: 3, provider: 'sandbox' },
    { pay_type: 4, provider: 'sandbox' },
  ])
  const { value } = granted(await admin('Setting/Get', { key: 'pay.alipay.private_key' }))
  expect(value).toBe('••••••••')
})
