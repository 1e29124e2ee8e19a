import { addDays, localDay } from '@shouya/server/core/time/local.ts'
import { granted } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeBalance } from '../../consumeBalance/server/changeBalance.ts'
import { openBooks } from '../../ledger/server/testing/books.ts'
import { makeAgentUser } from '../../server/testing/agents.ts'
import { makeTrades } from '../../server/testing/makeTrades.ts'
import { outsidersOf } from '../../server/testing/outsiders.ts'
import { agentRow, boundDeviceRow, consumeRow, memberRow, productRow } from '../../server/testing/rows.ts'
import { countUse } from '../../useLog/server/countUse.ts'
import { paidOrderOf } from './testing/paidOrderOf.ts'

let t: TestApp
let finance: Post
let today: string
const HOUR = 3_600_000

/** An agent, an agent below it and one beside them, each with a device of a member. */
type Branch = { agent: number; device: number; member: number; post: Post }
let above: Branch
let below: Branch
let beside: Branch
let product: number

async function branch(city_code: string | null, parent?: number): Promise<Branch> {
  const agent = await agentRow(t, parent ? { parent_agent_id: parent, agent_level: 3 } : {})
  const member = await memberRow(t, agent)
  const { id: device } = await boundDeviceRow(
    t,
    { productId: product, agentId: agent, memberId: member },
    { city_code, status: 3, net_state: parent ? 1 : 0 },
  )
  return { agent, device, member, post: (await makeAgentUser(t, agent)).post }
}

let seq = 0
/** A use that a terminal reports, some hours before now. */
async function use({ device }: Branch, result: number, hoursAgo: number): Promise<void> {
  const at = new Date(t.clock.at.getTime() - hoursAgo * HOUR).toISOString()
  const reported = { seq: ++seq, start_time: at, end_time: at, use_type: 1, qty: 1, result }
  await t.services.database.kysely
    .transaction()
    .execute((tx) => countUse(tx as never, device, { use: reported, fee: 100, now: t.clock.at }))
}

const days = () => ({ begin_date: addDays(today, -40), end_date: today })
const usesOf = async (post: Post, by: string, more: object = {}) =>
  granted(await post('TradeStat/GetUseStat', { ...days(), by, ...more }))

beforeAll(async () => {
  t = await testApp()
  // At noon the uses of some hours ago are of the same day.
  today = localDay(t.clock.at, 'Asia/Shanghai')
  t.clock.at = new Date(`${today}T12:00:00+08:00`)
  finance = await t.as('finance')
  product = await productRow(t, { product_name: '智能钥匙柜' })
  above = await branch('330100')
  below = await branch('330203', above.agent)
  beside = await branch(null)
})
afterAll(() => t?.close())

test('uses are counted by day and month, product, agent and city, each in its scope; a number is that of the list behind it [C-1-08]', async () => {
  for (const [of, result, ago] of [
    ...[[above, 1, 1] as const, [above, 1, 2] as const, [above, 2, 3] as const],
    ...[[below, 1, 1] as const, [below, 3, 24 * 30] as const],
    ...[[beside, 1, 1] as const],
  ])
    await use(of, result, ago)
  const { sum, rows } = await usesOf(finance, 'period')
  expect(sum).toEqual({ done: 4, interrupted: 1, failed: 1, fee: 0 })
  expect(rows).toHaveLength(41)
  expect(rows.at(-1)).toMatchObject({ key: today, name: today, done: 4, interrupted: 1, failed: 0 })
  expect(rows.find(({ key }: { key: string }) => key === addDays(today, -30))).toMatchObject({ done: 0, failed: 1 })
  const months = await usesOf(finance, 'period', { group: 'month' })
  expect(months.sum).toEqual(sum)
  expect(months.rows.at(-1)).toMatchObject({ key: today.slice(0, 7) })

  expect((await usesOf(finance, 'product')).rows).toEqual([
    { key: String(product), name: '智能钥匙柜', done: 4, interrupted: 1, failed: 1, fee: 0 },
  ])
  expect((await usesOf(finance, 'agent')).rows).toMatchObject([
    { key: String(above.agent), done: 2, interrupted: 1, failed: 0 },
    { key: String(below.agent), done: 1, interrupted: 0, failed: 1 },
    { key: String(beside.agent), done: 1, interrupted: 0, failed: 0 },
  ])
  // A district counts for its city; whose place nobody has entered comes without a name.
  expect((await usesOf(finance, 'city')).rows).toMatchObject([
    { key: '330100', name: '杭州市', done: 2, interrupted: 1 },
    { key: '330200', name: '宁波市', done: 1, failed: 1 },
    { key: '', name: '', done: 1 },
  ])

  // The agent above has its tree, the one below only itself.
  expect((await usesOf(above.post, 'agent')).rows.map(({ key }: { key: string }) => key)).toEqual([
    String(above.agent),
    String(below.agent),
  ])
  expect((await usesOf(below.post, 'city')).rows).toMatchObject([{ key: '330200', done: 1, failed: 1 }])
  expect((await usesOf(beside.post, 'period')).sum).toMatchObject({ done: 1, interrupted: 0, failed: 0 })

  const list = async (post: Post, filters: object) => {
    const { Data } = await post('UseLog/GetPageList', { ...days(), pagesize: 20, ...filters })
    return Data.length
  }
  expect(await list(finance, { region: '330100', result: 1 })).toBe(2)
  expect(await list(finance, { region: '330200' })).toBe(2)
  expect(await list(finance, { product_id: product, result: 1 })).toBe(4)
  expect(await list(above.post, { agent_id: below.agent })).toBe(2)
  expect(await list(below.post, { region: '330100' })).toBe(0)
  expect((await finance('UseLog/GetPageList', { ...days(), region: '330200' })).Data[0]).toMatchObject({
    city_name: '宁波市海曙区',
  })
})

test('where a device stood stays with its uses when it moves', async () => {
  const moved = await branch('110100')
  await use(moved, 1, 1)
  await sql`update device set city_code = '120100' where id = ${moved.device}`.execute(t.services.database.kysely)
  await use(moved, 2, 1)
  expect((await usesOf(moved.post, 'city')).rows).toMatchObject([
    { key: '110100', name: '北京市', done: 1, interrupted: 0 },
    { key: '120100', name: '天津市', done: 0, interrupted: 1 },
  ])
})

test('days are a year at most, and a file has what the page has', async () => {
  expect(await finance('TradeStat/GetUseStat', { begin_date: addDays(today, -400), end_date: today })).toMatchObject({
    Code: 1001,
  })
  expect(await finance('TradeStat/GetUseStat', { ...days(), by: 'weather' })).toMatchObject({ Code: 1001 })
  const file = { controller: 'UseStat', filters: { ...days(), by: 'agent' }, columns: ['agent', 'done', 'fee'] }
  const { rows } = await usesOf(finance, 'agent')
  expect(await finance('Common/Export', file)).toMatchObject({ Code: 0, Data: { rows: rows.length } })
  // Agents have no operation to export.
  expect(await above.post('Common/Export', file)).toMatchObject({ Code: 401 })
})

test('agents are ranked by what they paid for orders less what came back, and by the recharges of their members', async () => {
  await makeTrades(t)
  const books = openBooks(t)
  for (const [{ agent }, amount] of [[above, 5_000] as const, [below, 9_000] as const, [beside, 7_000] as const]) {
    const [owners, record] = [{ agent }, await paidOrderOf(t, agent)]
    await books.post('agent_paid_in', { owners, amounts: { amount } })
    await books.post('order_paid_from_goods', { owners, record, amounts: { amount } })
    if (agent === below.agent)
      await books.post('order_refunded_to_goods', { owners, record, amounts: { amount: 3_000 } })
  }
  const ranking = async (post: Post) => granted(await post('TradeStat/GetAgentStat', days()))
  expect(await ranking(finance)).toMatchObject([
    { id: beside.agent, orders: 7_000, refunds: 0, net: 7_000, recharges: 0 },
    { id: below.agent, orders: 9_000, refunds: 3_000, net: 6_000 },
    { id: above.agent, orders: 5_000, net: 5_000 },
  ])
  expect((await ranking(above.post)).map(({ id }: { id: number }) => id)).toEqual([below.agent, above.agent])

  // The figures of an agent are those of its tree, also in money, and their lists show the same orders.
  await books.post('recharged', { owners: { member: below.member }, amounts: { paid: 2_000, gift: 0 } })
  await books.post('deposit_paid', { owners: { member: beside.member }, amounts: { amount: 4_000 } })
  const figures = async (post: Post) => granted(await post('TradeStat/GetStat', days())).sum
  expect(await figures(above.post)).toMatchObject({ orders: 14_000, refunds: 3_000, recharges: 2_000, deposits: 0 })
  expect(await figures(below.post)).toMatchObject({ orders: 9_000, net: 6_000, recharges: 2_000 })
  expect(await figures(beside.post)).toMatchObject({ orders: 7_000, recharges: 0, deposits: 4_000 })
  const nothing = { orders: 0, refunds: 0, net: 0, recharges: 0, recharge_refunds: 0, deposits: 0 }
  for (const { post } of await outsidersOf(t)) {
    expect(granted(await post('TradeStat/GetStat', days()))).toMatchObject({ sum: nothing, check: null })
    expect(await ranking(post)).toEqual([])
  }
  // An agent's badge speaks of its own tree: a stopped account of another one does not concern it.
  granted(await finance('Ledger/RunCheck', {}))
  const badge = async (post: Post) => granted(await post('TradeStat/GetStat', days())).check?.difference_count
  await sql`update ledger_account set is_stopped = false`.execute(t.services.database.kysely)
  expect([await badge(above.post), await badge(beside.post)]).toEqual([0, 0])
  await sql`update ledger_account set is_stopped = true where owner_type = 3 and owner_id = ${beside.member}`.execute(
    t.services.database.kysely,
  )
  expect([await badge(above.post), await badge(beside.post)]).toEqual([0, 3])
  const paid = { ...days(), days_of: 'pay_time' }
  expect(await above.post('Order/GetPageList', paid)).toMatchObject({ Total: 2 })
  expect(await finance('Order/GetPageList', { ...paid, agent_id: below.agent })).toMatchObject({ Total: 1 })
  expect(await finance('Order/GetPageList', { ...paid, days_of: 'refund_time' })).toMatchObject({ Total: 0 })
  expect(await finance('Recharge/GetPageList', { ...days(), days_of: 'credit_time' })).toMatchObject({ Total: 1 })
  expect(await finance('Order/GetPageList', { ...paid, days_of: 'id' })).toMatchObject({ Code: 1001 })
})

test('balances say how many days they last, and devices how many are online, in scope', async () => {
  const consume = await consumeRow(t)
  const db = t.services.database.kysely
  const balanceOf = async (of: Branch, quantity: number, warn_quantity: number) => {
    const { id } = await db
      .insertInto('consume_balance')
      .values({
        ...{ owner_type: 2, owner_id: of.device, agent_id: of.agent, consume_id: consume, warn_quantity },
        ...{ quantity, granted: quantity, last_change: t.clock.at },
        create_time: new Date(t.clock.at.getTime() - 60 * 24 * HOUR),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return Number(id)
  }
  const less = (of: Branch, qty: number, at: Date) =>
    db.transaction().execute((tx) =>
      changeBalance(
        tx as never,
        {
          ...{ owner: { type: 'device', id: of.device }, consumeId: consume, qty, direction: 'less', type: 'used' },
          ...{ record: { table: 'use_log', id: ++seq }, operator: null },
        },
        at,
      ),
    )
  const [first, second] = [await balanceOf(above, 100, 0), await balanceOf(below, 100, 80)]
  await balanceOf(beside, 100, 0)
  // Ten in thirty days: ninety last 270 days; sixty in thirty: forty last twenty.
  await less(above, 10, t.clock.at)
  await less(below, 60, t.clock.at)
  // Longer ago than that does not count.
  await less(beside, 50, new Date(t.clock.at.getTime() - 31 * 24 * HOUR))
  const stat = granted(await finance('TradeStat/GetConsumeStat', {}))
  expect(stat).toMatchObject([
    { id: second, left: 40, used: 60, days_left: 20 },
    { id: first, left: 90, used: 10, days_left: 270 },
  ])
  expect(granted(await below.post('TradeStat/GetConsumeStat', {}))).toMatchObject([{ id: second }])
  expect(granted(await beside.post('TradeStat/GetConsumeStat', {}))).toEqual([])
  expect(granted(await above.post('TradeStat/GetNow', {}))).toEqual({ in_use: 2, online: 1, low: 1 })
  expect(granted(await beside.post('TradeStat/GetNow', {}))).toEqual({ in_use: 1, online: 0, low: 0 })
  const file = { controller: 'ConsumeStat', filters: {}, columns: ['owner_name', 'left', 'days_left'] }
  expect(await finance('Common/Export', file)).toMatchObject({ Code: 0, Data: { rows: 2 } })
})
