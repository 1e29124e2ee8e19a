import { generateKeyPairSync } from 'node:crypto'
import { type Account, granted, makeAccount } from '@shouya/server/testing/factories.ts'
import { type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makeBuyer, makePackage, makeRecharge, moveRecharge } from '../../recharge/server/testing/recharges.ts'
import { signed } from './provider/rsa.ts'
import { queryRefunds } from './sendBack.ts'
import { newTrade, notify } from './testing/notify.ts'

const ours = generateKeyPairSync('rsa', { modulusLength: 2048 })
const theirs = generateKeyPairSync('rsa', { modulusLength: 2048 })

/** Plays WeChat Pay: what it was asked, and what it answers next, signed; null: nothing. */
const wechat = { asked: [] as string[], answer: null as { status?: number; body: object } | null }
vi.stubGlobal('fetch', async (url: string, { method }: { method: string }) => {
  wechat.asked.push(`${method} ${new URL(url).pathname}`)
  if (!wechat.answer) throw new Error('no answer')
  const body = JSON.stringify(wechat.answer.body)
  const timestamp = String(Math.floor(t.clock.at.getTime() / 1000))
  const headers = {
    ...{ 'wechatpay-timestamp': timestamp, 'wechatpay-nonce': 'n1', 'wechatpay-serial': 'PUB_KEY_ID_01' },
    'wechatpay-signature': signed(theirs.privateKey, `${timestamp}\nn1\n${body}\n`),
  }
  return new Response(body, { status: wechat.answer.status ?? 200, headers })
})
const says = (body: object | null, status = 200) => {
  wechat.asked = []
  wechat.answer = body && { status, body }
}

let t: TestApp
let [finance, service]: Account[] = []
beforeAll(async () => {
  t = await testApp({ PAY_SANDBOX: '1', PUBLIC_URL: 'https://example.com' })
  finance = await makeAccount(t, { unit: 'HQ0000', role: 'finance' })
  service = await makeAccount(t, { unit: 'HQ0000', role: 'member_service' })
  await openAccount()
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await t?.close()
})

const by = (account: Account | undefined): Account => account as Account
const paymentOf = async (id: number) => granted(await by(finance).post('Recharge/Get', { id })).payments[0]

/** A merchant's account with WeChat Pay. */
async function openAccount() {
  const admin = await t.as('sys_admin')
  const settings = {
    ...{ mch_id: '1900000001', app_id: 'wx0000000000000001', serial_no: 'AA00', platform_key_id: 'PUB_KEY_ID_01' },
    ...{ private_key: ours.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64') },
    ...{ platform_key: theirs.publicKey.export({ format: 'der', type: 'spki' }).toString('base64') },
    ...{ api_key: '0123456789abcdef0123456789abcdef' },
  }
  for (const [name, value] of Object.entries(settings)) {
    const { version } = granted(await admin('Setting/Get', { key: `pay.wechat.${name}` }))
    granted(await admin('Setting/Save', { key: `pay.wechat.${name}`, value, version }))
  }
}
const throughWechat = (pay_no: string) =>
  t.services.database.kysely.updateTable('payment').set({ provider: 'wechat' }).where('pay_no', '=', pay_no).execute()

/** A recharge that waits for its payment. */
async function opened() {
  const buyer = await makeBuyer(t)
  const packageId = await makePackage(await t.as('trade_admin'))
  // Alipay has no merchant's account here, so that the sandbox plays it.
  const wish = { pay_type: 4, voucher_file_ids: [] }
  const sale = await makeRecharge(t, by(service), buyer, packageId, wish)
  const { pay_no } = granted(await by(service).post('Payment/Open', { id: sale.payment_id }))
  return { id: sale.id, pay_no }
}

/** A refund that finance has sent back through WeChat Pay: its job, and what stands of it. */
async function sent() {
  const { id, pay_no } = await opened()
  await notify(t, { payNo: pay_no, tradeNo: newTrade(), amount: 50_000 })
  granted(await moveRecharge(by(service).post, 'AskRefund', id, { refund_reason: '不再使用' }))
  granted(await moveRecharge(by(finance).post, 'Refund', id))
  await throughWechat(pay_no)
  const row = () =>
    t.services.database.kysely
      .selectFrom('payment_refund')
      .select(['id', 'take_time', 'arrive_time'])
      .where('biz_type', '=', 'recharge_order')
      .where('biz_id', '=', id)
      .executeTakeFirstOrThrow()
  const run = async () => t.jobs.run('payment_refund', t.clock.at, { refundId: (await row()).id })
  const arrived = async () =>
    (await by(finance).post('Ledger/GetOfRecord', { biz_type: 'recharge_order', biz_id: id })).Data.filter(
      ({ event }: { event: string }) => event === 'refund_arrived',
    ).length
  return { row, run, arrived }
}

const REFUNDS = '/v3/refund/domestic/refunds'

test('a refund that the provider has only taken stays under way, and is asked for until it has arrived', async () => {
  const { row, run, arrived } = await sent()
  says({ refund_id: '5000', status: 'PROCESSING' })
  for (const _ of [1, 2]) await run()
  expect(wechat.asked).toEqual([`POST ${REFUNDS}`, expect.stringMatching(`^GET ${REFUNDS}/ZF.*R1$`)])
  expect(await row()).toMatchObject({ take_time: expect.anything(), arrive_time: null })
  expect(await arrived()).toBe(0)
  // Ten minutes later the job asks for it again; no answer says nothing.
  expect(await queryRefunds(t.services)).toBe(1)
  says(null)
  await expect(run()).rejects.toMatchObject({ name: 'WrongState' })
  expect((await row()).take_time).not.toBe(null)
  says({ refund_id: '5000', status: 'SUCCESS' })
  for (const _ of [1, 2]) await run()
  expect([(await row()).arrive_time, await arrived()]).toEqual([expect.anything(), 1])
})

test('what the provider took and could not pay back is not posted, and sent again as a refund', async () => {
  const { row, run, arrived } = await sent()
  says({ refund_id: '5000', status: 'PROCESSING' })
  await run()
  says({ refund_id: '5000', status: 'ABNORMAL' })
  await run()
  expect(await row()).toMatchObject({ take_time: null, arrive_time: null })
  expect(await arrived()).toBe(0)
  says({ refund_id: '5000', status: 'SUCCESS' })
  await run()
  expect([wechat.asked, await arrived()]).toEqual([[`POST ${REFUNDS}`], 1])
})

test('a payment is closed when its provider says that nobody has paid, not when it gives no answer', async () => {
  const { id, pay_no } = await opened()
  await throughWechat(pay_no)
  const at = t.clock.at.getTime()
  const later = new Date(at + 2 * 3_600_000)
  says(null)
  await t.jobs.run('payment_query', later)
  expect(await paymentOf(id)).toMatchObject({ status: 0 })
  says({ code: 'ORDER_NOT_EXIST' }, 404)
  await t.jobs.run('payment_query', new Date(at + 10 * 60_000))
  expect(await paymentOf(id)).toMatchObject({ status: 0 })
  await t.jobs.run('payment_query', later)
  expect(await paymentOf(id)).toMatchObject({ status: 2 })
})
