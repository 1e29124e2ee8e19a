import { accountCodes } from '@shouya/contract/ledger'
import { addDays, localDay } from '@shouya/server/core/time/local.ts'
import { granted } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBooks } from '../../ledger/server/testing/books.ts'
import { makeAgentUser } from '../../server/testing/agents.ts'
import { makeTrades } from '../../server/testing/makeTrades.ts'
import { agentRow, boundDeviceRow, consumeRow, memberRow, productRow } from '../../server/testing/rows.ts'
import { countUse } from '../../useLog/server/countUse.ts'
import { paidOrderOf } from './testing/paidOrderOf.ts'

let t: TestApp
let finance: Post
let today: string
/** An agent, and one below it. */
let above: { id: number; post: Post }
let below: { id: number; post: Post }
let member: number
let consume: number
let order: number

beforeAll(async () => {
  t = await testApp()
  today = localDay(t.clock.at, 'Asia/Shanghai')
  t.clock.at = new Date(`${today}T12:00:00+08:00`)
  finance = await t.as('finance')
  const agent = async (more: object = {}) => {
    const id = await agentRow(t, more)
    return { id, post: (await makeAgentUser(t, id)).post }
  }
  above = await agent()
  below = await agent({ parent_agent_id: above.id, agent_level: 3 })
  member = await memberRow(t, below.id)
  consume = await consumeRow(t)
})
afterAll(() => t?.close())

type Table = { columns: string[]; rows: { key: string; name: string | null; values: number[] }[] }
const chartOf = async (post: Post, chart: string): Promise<Table> => granted(await post('Home/GetChart', { chart }))
const onDay = ({ rows }: Table, day: string) => rows.find(({ key }) => key === day)?.values

test('money of the last thirty days by day, from the ledger; whoever does not see the books has none of the cash', async () => {
  await makeTrades(t)
  const books = openBooks(t)
  const owners = { agent: below.id, member }
  const record = await paidOrderOf(t, below.id)
  order = record.id
  await books.post('order_paid_in_cash', { owners, record, amounts: { amount: 9_000 } })
  await books.post('deposit_paid', { owners, amounts: { amount: 4_000 } })
  await books.post('recharged', { owners, amounts: { paid: 2_000, gift: 500 } })

  const orders = await chartOf(finance, 'trade_days')
  expect(orders.columns).toEqual(['orders', 'refunds'])
  expect(orders.rows).toHaveLength(30)
  expect(orders.rows[0]?.key).toBe(addDays(today, -29))
  expect(onDay(orders, today)).toEqual([9_000, 0])
  expect(onDay(await chartOf(finance, 'money_days'), today)).toEqual([15_000, 0])
  expect(onDay(await chartOf(finance, 'deposit_days'), today)).toEqual([4_000])
  expect(onDay(await chartOf(finance, 'deposit_days'), addDays(today, -1))).toEqual([0])
  expect(onDay(await chartOf(await t.as('member_service'), 'recharge_days'), today)).toEqual([2_000])

  expect(onDay(await chartOf(above.post, 'trade_days'), today)).toEqual([9_000, 0])
  expect(onDay(await chartOf(below.post, 'recharge_days'), today)).toEqual([2_000])
  const cash = await chartOf(above.post, 'money_days')
  expect(cash.rows.every(({ values }) => values.every((value) => value === 0))).toBe(true)
  expect(await (await t.as('member_service'))('Home/GetChart', { chart: 'money_days' })).toMatchObject({ Code: 401 })
})

test('products by what was ordered and paid, without pieces that came back', async () => {
  const db = t.services.database.kysely
  const [cabinet, scanner, back] = [await productRow(t), await productRow(t), await productRow(t)]
  const line = { order_id: order, item_name: '某产品', item_spec: null }
  await db
    .insertInto('order_line')
    .values([
      { ...line, seq: 11, product_id: cabinet, price: 1_000, qty: 3, refunded_qty: 1 },
      { ...line, seq: 12, product_id: scanner, price: 700, qty: 5 },
      { ...line, seq: 13, product_id: back, price: 700, qty: 1, refunded_qty: 1 },
    ])
    .execute()
  const { rows } = await chartOf(finance, 'trade_products')
  const sold = rows.filter(({ key }) => [cabinet, scanner, back].includes(Number(key)))
  expect(sold.map(({ key, values }) => [Number(key), values])).toEqual([
    [scanner, [3_500]],
    [cabinet, [2_000]],
  ])
  expect((await chartOf(above.post, 'trade_products')).rows.map(({ key }) => Number(key))).toEqual(
    expect.arrayContaining([scanner, cabinet]),
  )
})

test('uses by day and by city, of the own tree', async () => {
  const product = await productRow(t)
  const { id: device } = await boundDeviceRow(
    t,
    { productId: product, agentId: below.id, memberId: member },
    { city_code: '330203', status: 3 },
  )
  for (const [seq, result] of [1, 1, 2, 3].entries()) {
    const at = new Date(t.clock.at.getTime() - 3_600_000).toISOString()
    const use = { seq: seq + 1, start_time: at, end_time: at, use_type: 1, qty: 1, result }
    await t.services.database.kysely
      .transaction()
      .execute((tx) => countUse(tx as never, device, { use, fee: 100, now: t.clock.at }))
  }
  for (const post of [above.post, below.post]) {
    expect(onDay(await chartOf(post, 'use_days'), today)).toEqual([2, 1, 1])
    expect((await chartOf(post, 'trade_cities')).rows).toEqual([{ key: '330200', name: '宁波市', values: [4] }])
  }
  const other = await makeAgentUser(t, await agentRow(t))
  expect((await chartOf(other.post, 'trade_cities')).rows).toEqual([])
})

test('an agent sees what itself may still pass on and spend, operations what all may', async () => {
  const db = t.services.database.kysely
  for (const [{ id }, quantity] of [[above, 30] as const, [below, 12] as const])
    await db
      .insertInto('consume_balance')
      .values({
        owner_type: 1,
        owner_id: id,
        agent_id: id,
        consume_id: consume,
        quantity,
        granted: quantity,
        frozen: 2,
        ...{ last_change: t.clock.at, create_time: t.clock.at },
      })
      .execute()
  const left = async (post: Post) => (await chartOf(post, 'balance_left')).rows.map(({ values }) => values)
  expect(await left(above.post)).toEqual([[28]])
  expect(await left(below.post)).toEqual([[10]])
  expect(await left(await t.as('trade_admin'))).toEqual([[38]])

  const books = openBooks(t)
  await books.post('agent_paid_in', { owners: { agent: above.id }, amounts: { amount: 5_000 } })
  await books.post('agent_paid_in', { owners: { agent: below.id }, amounts: { amount: 800 } })
  const money = async (post: Post) => (await chartOf(post, 'agent_money')).rows
  expect(await money(above.post)).toEqual([
    { key: 'goods', name: null, values: [5_000] },
    { key: 'commission', name: null, values: [0] },
  ])
  const held = await db
    .selectFrom('ledger_account')
    .select(({ fn }) => fn.sum('balance').as('all'))
    .where('account_type', '=', accountCodes.goods)
    .executeTakeFirstOrThrow()
  expect((await money(finance))[0]?.values).toEqual([Number(held.all)])
})
