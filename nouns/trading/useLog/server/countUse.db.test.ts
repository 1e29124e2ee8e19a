import { granted } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authorize } from '../../consumeBalance/server/testing/authorize.ts'
import { agentRow, boundDeviceRow, consumeRow, memberRow, productRow } from '../../server/testing/rows.ts'
import { countUse } from './countUse.ts'

let t: TestApp
let trade: Post
let agentId: number
let seq = 0
const HOUR = 3_600_000

beforeAll(async () => {
  t = await testApp()
  trade = await t.as('trade_admin')
  agentId = await agentRow(t)
})
afterAll(() => t?.close())

const db = () => t.services.database.kysely

/** A device whose product needs so many pieces of each of two consumables; the second is required. */
async function terminal(needs: readonly [number, number]) {
  const [productId, memberId] = [await productRow(t), await memberRow(t, agentId)]
  const { id } = await boundDeviceRow(t, { productId, agentId, memberId })
  const consumes: number[] = []
  for (const [at, qty_per_use] of needs.entries()) {
    const consume_id = await consumeRow(t)
    const need = { product_id: productId, consume_id, qty_per_use, required: at === 1, create_time: t.clock.at }
    await db().insertInto('product_consume').values(need).execute()
    consumes.push(consume_id)
  }
  return { id, memberId, consumes: consumes as [number, number] }
}

/** Counts a use that began so many hours ago. */
const use = (id: number, hoursAgo = 0, qty = 1) => {
  const at = new Date(t.clock.at.getTime() - hoursAgo * HOUR).toISOString()
  const reported = { seq: ++seq, start_time: at, end_time: at, use_type: 1, qty, result: 1 }
  return db()
    .transaction()
    .execute((tx) => countUse(tx as never, id, { use: reported, fee: 100, now: t.clock.at }))
}
const usesOf = (id: number) =>
  db()
    .selectFrom('use_log')
    .select(['consume_id', 'consume_qty', 'pay_from', 'fee'])
    .where('device_id', '=', id)
    .orderBy('terminal_seq')
    .execute()
const left = async (owner_type: number, owner_id: number, consume_id: number): Promise<number> =>
  granted(await trade('Consume/GetBalanceQuantity', { owner_type, owner_id, consume_id })).quantity

test('a use takes the pieces of its device, then of its member, as far as they go, of all its consumables', async () => {
  const { id, memberId, consumes } = await terminal([1, 4])
  const [paper, seals] = consumes
  await authorize(t, { type: 'device', owner: id, consume: paper }, 9)
  const device = await authorize(t, { type: 'device', owner: id, consume: seals }, 5)
  const member = await authorize(t, { type: 'member', owner: memberId, consume: seals }, 4)
  for (const _ of [1, 2, 3]) await use(id)
  expect(await usesOf(id)).toMatchObject([
    { consume_id: seals, consume_qty: 5 },
    { consume_id: seals, consume_qty: 5 },
    // One was left: the others were used up all the same.
    { consume_id: seals, consume_qty: 2 },
  ])
  expect([await left(2, id, seals), await left(3, memberId, seals), await left(2, id, paper)]).toEqual([0, 0, 6])
  const log = async (balance: number) =>
    granted(await trade('Consume/GetBalanceLogList', { id: balance })).map(
      ({ type, change }: Record<string, number>) => [type, change],
    )
  expect(await log(device)).toEqual([
    [4, -1],
    [4, -4],
    [1, 5],
  ])
  expect(await log(member)).toEqual([
    [4, -1],
    [4, -3],
    [1, 4],
  ])
  const { rows } = await sql<{
    consume_qty: number
  }>`select consume_qty from use_month where device_id = ${id}`.execute(db())
  expect(rows).toEqual([{ consume_qty: 12 }])
})

test('a member’s pieces go once, though two of its devices are used at once', async () => {
  const first = await terminal([1, 1])
  const [, seals] = first.consumes
  const { product_id } = await db()
    .selectFrom('device')
    .select('product_id')
    .where('id', '=', first.id)
    .executeTakeFirstOrThrow()
  const second = await boundDeviceRow(t, { productId: product_id, agentId, memberId: first.memberId })
  await authorize(t, { type: 'member', owner: first.memberId, consume: seals }, 5)
  await Promise.all(Array.from({ length: 8 }, (_, at) => use(at % 2 ? first.id : second.id)))
  const uses = [...(await usesOf(first.id)), ...(await usesOf(second.id))]
  expect(uses.reduce((sum, { consume_qty }) => sum + consume_qty, 0)).toBe(5)
  expect(await left(3, first.memberId, seals)).toBe(0)
})

test('a use that is reported late is not paid by a package that was bought since', async () => {
  const { id, memberId } = await terminal([1, 1])
  const { rows } = await sql<{ id: number }>`
    insert into recharge_package (package_name, package_type, price, days, valid_days, create_time)
    values ('三十天套餐', 2, 100, 30, 60, ${t.clock.at}) returning id`.execute(db())
  await sql`insert into recharge_order (bill_no, member_id, agent_id, device_id, package_id, package_name, package_type, pay_amount, days,
      valid_days, pay_type, pay_time, credit_time, expire_time, status, search_text, create_time)
    values ('CZLATE1', ${memberId}, ${agentId}, ${id}, ${rows[0]?.id}, '三十天套餐', 2, 100, 30, 60, 2, ${t.clock.at}, ${t.clock.at},
      ${t.clock.at}::timestamptz + interval '60 days', 3, '', ${t.clock.at})`.execute(db())
  await sql`update device set package_end = ${t.clock.at}::timestamptz + interval '30 days' where id = ${id}`.execute(
    db(),
  )
  await sql`update member_device set bind_time = bind_time - interval '2 days' where device_id = ${id}`.execute(db())
  await use(id, 5)
  await use(id, 0)
  expect(await usesOf(id)).toMatchObject([{ pay_from: 0 }, { pay_from: 1, fee: 0 }])
})
