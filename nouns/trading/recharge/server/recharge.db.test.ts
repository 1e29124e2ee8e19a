import { balancesOf } from '@shouya/server/core/ledger/balances.ts'
import { type Account, granted, makeAccount, makeImage } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { agentRow, boundDeviceRow, memberRow, productRow } from '../../server/testing/rows.ts'
import { unmarked } from '../../server/testing/unmarked.ts'
import { recharge } from '../noun.ts'
import { rechargeCheck } from './check.ts'
import { type Buyer, makeBuyer, makePackage, makeRecharge, moveRecharge, packageBody } from './testing/recharges.ts'

let t: TestApp
let trade: Post
let finance: Account
let payer: Account
let service: Account
let buyer: Buyer
const { codes } = recharge.states
const DAY = 86_400_000

beforeAll(async () => {
  t = await testApp({ PAY_SANDBOX: '1' })
  trade = await t.as('trade_admin')
  ;[finance, payer, service] = await Promise.all([
    makeAccount(t, { unit: 'HQ0000', role: 'finance' }),
    makeAccount(t, { unit: 'HQ0000', role: 'finance' }),
    makeAccount(t, { unit: 'HQ0000', role: 'member_service' }),
  ])
  buyer = await makeBuyer(t)
})
afterAll(() => t?.close())

const seen = async (id: number, post: Post = finance.post) => granted(await post('Recharge/Get', { id }))
const balances = (memberId: number) => balancesOf(t.services.database.kysely as never, 'member', memberId)
const device = (id: number) =>
  t.services.database.kysely
    .selectFrom('device')
    .select(['remain_times', 'package_end'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const use = (id: number, times: number) =>
  t.services.database.kysely
    .updateTable('device')
    .set({ remain_times: sql<number>`remain_times - ${times}::int` })
    .where('id', '=', id)
    .execute()
const revenue = async () => {
  const { rows } = await sql<{ sum: number }>`
    select sum(balance)::bigint as sum from ledger_account where account_type = 92`.execute(t.services.database.kysely)
  return rows[0]?.sum ?? 0
}
const reconciled = async () => expect(await rechargeCheck(t.services.database.kysely)).toEqual([])
let trades = 0
const confirm = (id: number, by: Account = finance) =>
  moveRecharge(by.post, 'Confirm', id, { trade_no: `BANK${++trades}` })

describe('packages', () => {
  test('are entered, put on sale, and not deleted once somebody has bought them [C-7.2-60 C-3-31]', async () => {
    const body = packageBody()
    const { id, version } = granted(await trade('Recharge/SavePackage', body))
    expect(await trade('Recharge/SavePackage', body)).toMatchObject({ Code: 1003 })
    expect(granted(await trade('Recharge/GetPackage', { id }))).toMatchObject({ status: 0, sold: 0, gift_times: 20 })
    expect(await trade('Recharge/DeletePackage', { id, version })).toMatchObject({ Code: 0 })
    const sold = await makePackage(trade)
    await makeRecharge(t, service, buyer, sold)
    const row = granted(await trade('Recharge/GetPackage', { id: sold }))
    expect(await trade('Recharge/DeletePackage', { id: sold, version: row.version })).toMatchObject({ Code: 1006 })
  })

  test('a product that is deleted while a package names it is either deleted or named', async () => {
    for (let round = 0; round < 10; round++) {
      const product = await productRow(t, { status: 0 })
      const [named, deleted] = await Promise.all([
        trade('Recharge/SavePackage', packageBody({ product_ids: [product] })),
        trade('Product/Delete', { id: product, version: 1 }),
      ])
      expect([named.Code, deleted.Code].toSorted()).toEqual([0, named.Code === 0 ? 1006 : 1001])
    }
  })

  test.for([
    [{ times: null, gift_times: 0 }, 'times'],
    [{ package_type: 2, times: null, days: null }, 'days'],
    [{ package_type: 2, days: 30, valid_days: 29 }, 'valid_days'],
    [{ package_type: 3, gift_amount: 100_001 }, 'gift_amount'],
    [{ gift_times: 1_001 }, 'gift_times'],
    [{ begin_date: '2026-03-02', end_date: '2026-03-01' }, 'end_date'],
    [{ product_ids: [900_000_000] }, 'product_ids'],
  ] as const)('a package that contradicts itself is refused: %j', async ([more, path]) => {
    expect(await trade('Recharge/SavePackage', packageBody(more))).toMatchObject({ Code: 1001, Data: [{ path }] })
  })
})

describe('a recharge', () => {
  test('by transfer is credited once finance has confirmed it, who has not sold it; what is asked twice is done once', async () => {
    const own = await makeBuyer(t)
    const id = await makePackage(trade)
    const sale = await makeRecharge(t, own.agent, own, id)
    expect(sale.bill_no).toMatch(/^CZ\d{12}\d{4}$/)
    expect(await own.agent.post('Recharge/Confirm', { ...sale, trade_no: 'BANK0' })).toMatchObject({ Code: 1001 })
    expect(await moveRecharge(own.agent.post, 'Confirm', sale.id, { trade_no: 'BANK0' })).toMatchObject({ Code: 401 })
    const both = await Promise.all([confirm(sale.id), confirm(sale.id, payer)])
    expect(both.map(({ Code }) => Code).toSorted()).toEqual([0, expect.toBeOneOf([1004, 1005])])
    const row = await seen(sale.id)
    expect(row).toMatchObject({ status: codes.credited, operator_name: expect.any(String), refundable: null })
    expect(row.expire_time.slice(0, 10)).toBe(new Date(t.clock.at.getTime() + 365 * DAY).toISOString().slice(0, 10))
    expect(await device(own.deviceId)).toMatchObject({ remain_times: 520 })
    // Owed, and not to be spent on anything else.
    expect(await balances(own.memberId)).toMatchObject({ balance: { balance: 50_000, available: 0 } })
    await reconciled()
  })

  test('nobody confirms what they have sold, whatever their roles', async () => {
    const admin = await makeAccount(t, { unit: 'HQ0000' })
    const sale = await makeRecharge(t, admin, buyer, await makePackage(trade))
    expect(await confirm(sale.id, admin)).toMatchObject({ Code: 1004 })
    // Nor what becomes of a wrong amount.
    const other = await makeRecharge(t, admin, buyer, await makePackage(trade))
    await t.services.database.kysely
      .updateTable('recharge_order')
      .set({ status: codes.wrong, wrong_amount: 1 })
      .where('id', '=', other.id)
      .execute()
    for (const move of ['Accept', 'Dismiss'])
      expect(await moveRecharge(admin.post, move, other.id, { wrong_note: '已核对处理' })).toMatchObject({ Code: 1004 })
    expect(await confirm(sale.id)).toMatchObject({ Code: 0 })
  })

  test('a bank’s number confirms one recharge', async () => {
    const packageId = await makePackage(trade)
    const [one, two] = [
      await makeRecharge(t, service, buyer, packageId),
      await makeRecharge(t, service, buyer, packageId),
    ]
    const trade_no = 'BANK-ONCE'
    granted(await moveRecharge(finance.post, 'Confirm', one.id, { trade_no }))
    expect(await moveRecharge(finance.post, 'Confirm', two.id, { trade_no })).toMatchObject({ Code: 1003 })
  })

  test('of days is added behind the days that the device has', async () => {
    const own = await makeBuyer(t)
    const id = await makePackage(trade, { package_type: 2, times: null, gift_times: 0, days: 30, price: 29_900 })
    for (const _ of [1, 2]) granted(await confirm((await makeRecharge(t, service, own, id)).id))
    const { rows } = await sql<{ days: number }>`
      select extract(day from package_end - ${t.clock.at}::timestamptz)::int as days from device where id = ${own.deviceId}`.execute(
      t.services.database.kysely,
    )
    expect(rows[0]?.days).toBe(60)
  })

  test('of an amount goes into the balance, with its gift beside', async () => {
    const own = await makeBuyer(t)
    const id = await makePackage(trade, {
      package_type: 3,
      times: null,
      gift_times: 0,
      price: 100_000,
      gift_amount: 5_000,
    })
    granted(await confirm((await makeRecharge(t, service, own, id, { device_id: null })).id))
    expect(await balances(own.memberId)).toMatchObject({
      balance: { balance: 100_000, available: 100_000 },
      gift: { balance: 5_000 },
    })
  })

  test.for([
    ['a member of another tree', { member_id: 0 }, 'member_id'],
    ['no voucher', { voucher_file_ids: [] }, 'voucher_file_ids'],
    ['no device', { device_id: null }, 'device_id'],
    ['a package off sale', { package_id: 900_000_000 }, 'package_id'],
  ] as const)('with %s is refused', async ([, more, path]) => {
    const other = await makeBuyer(t)
    const body = {
      ...{ member_id: buyer.memberId, device_id: buyer.deviceId, package_id: await makePackage(trade), pay_type: 2 },
      ...{ voucher_file_ids: [await makeImage(t, buyer.agent.id)], ...more },
      ...('member_id' in more && { member_id: other.memberId }),
    }
    expect(await buyer.agent.post('Recharge/Save', body)).toMatchObject({ Code: 1001, Data: [{ path }] })
  })

  test('with a device of somebody else, or a package for other products, is refused; so is one too many', async () => {
    const other = await makeBuyer(t)
    const wish = { member_id: buyer.memberId, pay_type: 5, device_id: other.deviceId }
    const device_id = buyer.deviceId
    const [any, ofOther] = [
      await makePackage(trade, { limit_per_member: 1 }),
      await makePackage(trade, { product_ids: [await productRow(t)] }),
    ]
    const at = (path: string) => ({ Code: 1001, Data: [{ path }] })
    expect(await service.post('Recharge/Save', { ...wish, package_id: any })).toMatchObject(at('device_id'))
    expect(await service.post('Recharge/Save', { ...wish, device_id, package_id: ofOther })).toMatchObject(
      at('device_id'),
    )
    const both = await Promise.all(
      [1, 2].map(() => service.post('Recharge/Save', { ...wish, device_id, package_id: any })),
    )
    expect(both.map(({ Code }) => Code).toSorted()).toEqual([0, 1001])
  })

  test('that was paid for a device that is another member’s by now waits for finance', async () => {
    const own = await makeBuyer(t)
    const sale = await makeRecharge(t, service, own, await makePackage(trade))
    const next = await memberRow(t, own.agentId)
    await t.services.database.kysely
      .updateTable('device')
      .set({ member_id: next })
      .where('id', '=', own.deviceId)
      .execute()
    granted(await confirm(sale.id))
    expect(await seen(sale.id)).toMatchObject({ status: codes.paid, credit_time: null })
    expect(await moveRecharge(finance.post, 'Credit', sale.id, { device_id: own.deviceId })).toMatchObject({
      Code: 1001,
    })
    const productId = await productRow(t)
    const { id: device_id } = await boundDeviceRow(t, { productId, agentId: own.agentId, memberId: own.memberId })
    granted(await moveRecharge(finance.post, 'Credit', sale.id, { device_id }))
    const { device_no, ...credited } = await seen(sale.id)
    expect(credited).toMatchObject({ status: codes.credited, device_id })
    expect(await finance.post('Recharge/GetPageList', { keywords: device_no })).toMatchObject({
      Data: [{ id: sale.id }],
    })
    expect(await device(device_id)).toMatchObject({ remain_times: 520 })
    await reconciled()
  })
})

describe('a refund', () => {
  const credited = async (own: Buyer, more: object = {}, wish: object = {}) => {
    const sale = await makeRecharge(t, service, own, await makePackage(trade, more), wish)
    granted(await confirm(sale.id))
    return sale.id
  }
  const ask = (id: number, by: Account = service) =>
    moveRecharge(by.post, 'AskRefund', id, { refund_reason: '不再使用' })

  test('of times is the unused part, rounded down; who asked does not pay, and it is paid once', async () => {
    const own = await makeBuyer(t)
    const id = await credited(own)
    await use(own.deviceId, 20)
    const before = await revenue()
    granted(await ask(id))
    // 50,000 × 500 / 520
    expect(await seen(id)).toMatchObject({ status: codes.refunding, refund_amount: 48_076, unused: 500 })
    expect(await device(own.deviceId)).toMatchObject({ remain_times: 0 })
    const admin = await makeAccount(t, { unit: 'HQ0000' })
    granted(await moveRecharge(payer.post, 'RefuseRefund', id, { reason: '仍在合同期内' }))
    expect(await device(own.deviceId)).toMatchObject({ remain_times: 500 })
    granted(await ask(id, admin))
    expect(await moveRecharge(admin.post, 'Refund', id)).toMatchObject({ Code: 1004 })
    const both = await Promise.all([finance, payer].map(({ post }) => moveRecharge(post, 'Refund', id)))
    expect(both.map(({ Code }) => Code).toSorted()).toEqual([0, expect.toBeOneOf([1004, 1005])])
    expect(await balances(own.memberId)).toMatchObject({ balance: { balance: 0, available: 0 } })
    // What was used is earned.
    expect((await revenue()) - before).toBe(50_000 - 48_076)
    await reconciled()
  })

  test('of an amount takes gifts back, and what was given is used first', async () => {
    const own = await makeBuyer(t)
    const amount = { package_type: 3, times: null, gift_times: 0, price: 100_000, gift_amount: 5_000 }
    const id = await credited(own, amount, { device_id: null })
    granted(await ask(id))
    expect(await seen(id)).toMatchObject({ refund_amount: 100_000, gift_reclaimed: 5_000 })
    // Nothing of it can be spent meanwhile.
    expect(await balances(own.memberId)).toMatchObject({ balance: { available: 0 }, gift: { available: 0 } })
    granted(await moveRecharge(finance.post, 'Refund', id))
    expect(await balances(own.memberId)).toMatchObject({ balance: { balance: 0 }, gift: { balance: 0 } })
    await reconciled()
  })

  test('of what is used up there is none; of two purchases the earlier one is used first', async () => {
    const own = await makeBuyer(t)
    const first = await credited(own, { valid_days: 30 })
    const second = await credited(own, { valid_days: 60 })
    await use(own.deviceId, 520)
    expect(await ask(first)).toMatchObject({ Code: 1004 })
    granted(await ask(second))
    expect(await seen(second)).toMatchObject({ refund_amount: 50_000 })
  })
})

describe('the clock', () => {
  test('closes what nobody has paid through a provider within half an hour, but no transfer', async () => {
    const packageId = await makePackage(trade)
    const online = await makeRecharge(t, service, buyer, packageId, { pay_type: 3, voucher_file_ids: [] })
    const transfer = await makeRecharge(t, service, buyer, packageId)
    await t.jobs.run('recharge_timeout', new Date(t.clock.at.getTime() + 29 * 60_000))
    expect(await seen(online.id)).toMatchObject({ status: codes.waiting, payments: [{ status: 0 }] })
    await t.jobs.run('recharge_timeout', new Date(t.clock.at.getTime() + 31 * 60_000))
    expect(await seen(online.id)).toMatchObject({ status: codes.closed, payments: [{ status: 2 }] })
    expect(await seen(transfer.id)).toMatchObject({ status: codes.waiting })
  })

  test('closes what is to be paid in cash after the time that orders have, unless its voucher waits for finance', async () => {
    const packageId = await makePackage(trade)
    const cash = await makeRecharge(t, service, buyer, packageId, { pay_type: 5, voucher_file_ids: [] })
    const [paidIn, transfer] = [
      await makeRecharge(t, service, buyer, packageId, { pay_type: 5 }),
      await makeRecharge(t, service, buyer, packageId),
    ]
    await t.jobs.run('recharge_timeout', new Date(t.clock.at.getTime() + DAY - 60_000))
    expect(await seen(cash.id)).toMatchObject({ status: codes.waiting })
    await t.jobs.run('recharge_timeout', new Date(t.clock.at.getTime() + DAY + 60_000))
    expect(await seen(cash.id)).toMatchObject({ status: codes.closed, close_reason: '超时未付款' })
    for (const { id } of [paidIn, transfer]) expect(await seen(id)).toMatchObject({ status: codes.waiting })
  })

  test('earns what was used of packages each night, and all of them at their end', async () => {
    const own = await makeBuyer(t)
    const sale = await makeRecharge(t, service, own, await makePackage(trade, { valid_days: 10 }))
    granted(await confirm(sale.id))
    await use(own.deviceId, 260)
    const before = await revenue()
    await t.jobs.run('package_revenue', new Date(t.clock.at.getTime() + DAY))
    await t.jobs.run('package_revenue', new Date(t.clock.at.getTime() + DAY))
    expect(await seen(sale.id)).toMatchObject({ earned_amount: 25_000, end_time: null })
    expect(await balances(own.memberId)).toMatchObject({ balance: { balance: 25_000, available: 0 } })
    await t.jobs.run('package_revenue', new Date(t.clock.at.getTime() + 11 * DAY))
    expect(await seen(sale.id)).toMatchObject({ earned_amount: 50_000, end_time: expect.any(String) })
    expect(await device(own.deviceId)).toMatchObject({ remain_times: 0 })
    expect(await balances(own.memberId)).toMatchObject({ balance: { balance: 0 } })
    expect((await revenue()) - before).toBeGreaterThanOrEqual(50_000)
    expect(await moveRecharge(service.post, 'AskRefund', sale.id, { refund_reason: '不再使用' })).toMatchObject({
      Code: 1004,
    })
    await reconciled()
  })
})

describe('who sees a recharge', () => {
  test('agents those of their tree, in lists, counts, records, files and histories; nobody of another tree, no guard, no vendor', async () => {
    const own = await makeBuyer(t)
    const sale = await makeRecharge(t, own.agent, own, await makePackage(trade))
    const child = await agentRow(t, { parent_agent_id: own.agentId, agent_level: 3 })
    const below = await makeAccount(t, { unit: 'HQ0000', role: 'agent_user', type: 4, party: child })
    const { agent: stranger } = await makeBuyer(t)
    const guard = await makeAccount(t, { role: 'guard', type: 5 })
    expect(granted(await own.agent.post('Recharge/Get', { id: sale.id })).bill_no).toBe(sale.bill_no)
    const { voucher_file_ids } = await seen(sale.id)
    for (const { post } of [stranger, below]) {
      expect(await post('Recharge/Get', { id: sale.id })).toMatchObject({ Code: 403, Data: null })
      expect(await post('Recharge/GetPageList', { keywords: sale.bill_no })).toMatchObject({ Code: 0, Total: 0 })
      expect(await post('Recharge/GetCount', { member_id: own.memberId })).toMatchObject({ Code: 0, Data: {} })
      expect(await post('Recharge/GetMemberList', { keywords: '某会员' })).not.toMatchObject({
        Data: [{ id: own.memberId }],
      })
      expect(await post('Common/GetHistory', { table: 'recharge_order', id: sale.id })).toMatchObject({ Code: 403 })
      expect(await post('Home/Search', { keywords: sale.bill_no })).toMatchObject({ Code: 0, Data: [] })
      for (const action of ['Pay', 'AskRefund', 'Cancel'])
        expect(
          await post(`Recharge/${action}`, {
            id: sale.id,
            version: 1,
            pay_type: 5,
            refund_reason: '不用了',
            reason: '不用了',
          }),
        ).toMatchObject({ Code: expect.toBeOneOf([403, 1001]) })
    }
    const token = await t.token(stranger.username)
    const file = await t.app.inject({
      url: `/api/Common/PreviewDownloadFile?id=${voucher_file_ids[0]}`,
      headers: { authorization: `Bearer ${token}` },
    })
    expect([401, 403, 404]).toContain(file.statusCode)
    expect(await guard.post('Recharge/GetPageList', {})).toMatchObject({ Code: 401 })
  })
})

test('a product that a package names is not deleted, though no foreign key says so', async () => {
  const product_id = await productRow(t)
  const packageId = await makePackage(trade, { product_ids: [product_id] })
  const { kysely } = t.services.database
  // Off sale.
  await kysely.updateTable('product').set({ status: 0 }).where('id', '=', product_id).execute()
  const remove = async () => {
    const { version } = granted(await trade('Product/Get', { id: product_id }))
    return trade('Product/Delete', { id: product_id, version })
  }
  expect(await remove()).toMatchObject({ Code: 1006 })
  await kysely.deleteFrom('recharge_package').where('id', '=', packageId).execute()
  granted(await remove())
})

test('what moves money needs an idempotency key, and everything here that moved some has the mark', async () => {
  const { id, version } = await makeRecharge(t, service, buyer, await makePackage(trade))
  const call = (more: object) =>
    t.app.inject({
      ...{ method: 'POST', url: '/api/Recharge/Confirm', payload: { id, version, trade_no: 'BANK-KEYED' } },
      headers: { authorization: `Bearer ${token}`, ...more },
    })
  const token = await t.token(finance.username)
  expect((await call({})).json()).toMatchObject({ Code: 1001, Data: [{ path: 'Idempotency-Key' }] })
  const answers = [await call({ 'idempotency-key': 'once' }), await call({ 'idempotency-key': 'once' })]
  expect(answers.map((answer) => answer.json())).toMatchObject([{ Code: 0 }, { Code: 0 }])
  expect(await unmarked(t)).toEqual([])
})
