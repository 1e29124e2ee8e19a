import { addDays, localDay } from '@shouya/server/core/time/local.ts'
import { granted, makeAccount, makeImage, makeRole } from '@shouya/server/testing/factories.ts'
import { type Answer, type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { update } from '../../order/server/testing/orders.ts'
import { agentRow, boundDeviceRow, deviceRow, memberRow, productRow } from '../../server/testing/rows.ts'
import { manifest } from './manifest.ts'
import { fault } from './testing/terminalRepairs.ts'

let t: TestApp
let agent: number
let member: number
let product: number
let other: { agent: number; member: number; device: number; post: Post }
let trade: Post
let service: Post
let agentUser: Post

beforeAll(async () => {
  t = await testApp()
  agent = await agentRow(t)
  // The account of the agent in the small bank is of the first one.
  expect(agent).toBe(1)
  member = await memberRow(t, agent)
  product = await productRow(t)
  const elsewhere = await agentRow(t)
  const theirs = await memberRow(t, elsewhere)
  const bound = await boundDeviceRow(t, { productId: product, agentId: elsewhere, memberId: theirs })
  const { post } = await makeAccount(t, { unit: 'HQ0000', role: 'agent_user', type: 4, party: elsewhere })
  other = { agent: elsewhere, member: theirs, device: bound.id, post }
  trade = await t.as('trade_admin')
  service = await t.as('member_service')
  agentUser = await t.as('agent_user')
})
afterAll(() => t?.close())

const today = () => localDay(t.clock.at, t.services.database.timezone)
/** A terminal of the agent's member; under warranty where its end is later. */
const terminal = async (warranty: string | null = addDays(today(), 100)) =>
  (
    await boundDeviceRow(
      t,
      { productId: product, agentId: agent, memberId: member },
      { warranty_end: warranty, status: 3 },
    )
  ).id
const ask = (device_id: number, by: Post = agentUser, more: object = {}) =>
  by('Repair/RequestTrade', { device_id, ...fault, ...more })
const get = async (id: number, by: Post = trade) => (await by('Repair/GetTrade', { id })).Data
/** An action with the version that the caller sees now. */
const act = async (by: Post, action: string, id: number, body: object = {}) =>
  by(`Repair/${action}Trade`, { id, version: (await get(id)).version, ...body })
const deviceOf = async (id: number) =>
  (await t.services.database.pool.query('select status from device where id = $1', [id])).rows[0].status
const photo = () => makeImage(t, t.world.user.trade_admin)
const fixed = async (more: object = {}) => ({
  ...{
    deal_type: 1,
    fault_reason: '锁舌卡死',
    deal_desc: '更换锁舌并重新校准',
    fix_photos: [await photo()],
    total_fee: 0,
  },
  ...more,
})
const sent = { company_name: '平台维修部', engineer_name: '石敬亭' }
/** A repair of a terminal that is being repaired. */
const working = async (device: number) => {
  const { id } = granted(await ask(device))
  granted(await act(trade, 'Process', id, sent))
  granted(await act(trade, 'Start', id))
  return id
}
const codes = (answers: Answer[]) => answers.map(({ Code }) => Code).sort((a, b) => a - b)
const told = async (code: string, id: number) => {
  const { rows } = await t.services.database.pool.query(
    'select receiver_id::int as id from remind_msg where remind_code = $1 and biz_id = $2 order by 1',
    [code, id],
  )
  return rows.map((row) => row.id)
}

test('an agent reports a terminal; it is out of use during the repair and stands still when it is confirmed', async () => {
  const device = await terminal()
  const { id } = granted(await ask(device))
  expect(await get(id, agentUser)).toMatchObject({
    ...{ device_id: device, agent_id: agent, member_id: member, in_warranty: true, status: 1, allowed: ['cancel'] },
  })
  expect(await deviceOf(device)).toBe(3)
  expect(await told('trade_repair_new', id)).toEqual([t.world.user.trade_admin])
  granted(await act(trade, 'Process', id, sent))
  granted(await act(trade, 'Start', id))
  expect(await deviceOf(device)).toBe(4)
  const spare = await deviceRow(t, product)
  expect((await trade('Repair/GetTradeSpareList', { id })).Data.map((each: { id: number }) => each.id)).toContain(spare)
  granted(await act(trade, 'Fix', id, await fixed({ ship_no: 'SF1234567890' })))
  expect(await deviceOf(device)).toBe(4)
  expect(await told('trade_repair_fixed', id)).toContain(t.world.user.agent_user)
  // Whoever repaired it does not say that it works.
  expect(await act(trade, 'Confirm', id, { passed: true })).toMatchObject({ Code: 1004 })
  granted(await act(agentUser, 'Confirm', id, { passed: true }))
  expect(await deviceOf(device)).toBe(2)
  const marks = { rating_quality: 1, rating_attitude: 1, rating_speed: 2 }
  expect(await act(agentUser, 'Rate', id, marks)).toMatchObject({ Code: 1001, Data: [{ path: 'rating_note' }] })
  granted(await act(agentUser, 'Rate', id, { ...marks, rating_note: '拖了一个星期' }))
  expect(await get(id)).toMatchObject({ status: 7, rating_level: 4, ship_no: 'SF1234567890', pay_order: null })
  const events = await t.services.database.pool.query(
    'select action from device_event where device_id = $1 order by id',
    [device],
  )
  expect(events.rows.map(({ action }) => action)).toEqual(['repair', 'repaired'])
})

test('outside of the warranty an order is made for it, which is paid before it is confirmed', async () => {
  const id = await working(await terminal(addDays(today(), -1)))
  const items = [{ name: '锁舌', spec: null, qty: 2, price: 4000, under_warranty: false }]
  // The server computes the total, too.
  expect(await act(trade, 'Fix', id, await fixed({ items, labor_fee: 10_000, total_fee: 17_999 }))).toMatchObject({
    Code: 1001,
    Data: [{ path: 'total_fee' }],
  })
  const answer = await act(trade, 'Fix', id, await fixed({ items, labor_fee: 10_000, total_fee: 18_000 }))
  const { pay_order_no } = granted(answer) as unknown as { pay_order_no: string }
  const { pool } = t.services.database
  const order = async () =>
    (
      await pool.query(
        'select id, order_type, buyer_type, buyer_id, agent_id, status, total_amount from trade_order where bill_no = $1',
        [pay_order_no],
      )
    ).rows[0]
  expect(await order()).toMatchObject({
    order_type: 2,
    buyer_type: 3,
    agent_id: agent,
    status: 1,
    total_amount: 18_000,
  })
  expect(await get(id, agentUser)).toMatchObject({
    total_fee: 18_000,
    pay_order: { bill_no: pay_order_no, paid: false },
  })
  const unpaid = await trade('Repair/GetTradePageList', { unpaid: true })
  expect(unpaid.Data.map((row: { id: number }) => row.id)).toEqual([id])
  expect(await act(agentUser, 'Confirm', id, { passed: true })).toMatchObject({ Code: 1004 })

  // It does not work: nobody pays for that, and the next repair has an order of its own.
  granted(await act(agentUser, 'Confirm', id, { passed: false, rework_reason: '锁仍然卡' }))
  expect(await order()).toMatchObject({ status: 8 })
  expect(await get(id)).toMatchObject({ status: 3, rework_count: 1, pay_order: null })
  granted(await act(trade, 'Fix', id, await fixed({ items, total_fee: 8000 })))
  await pool.query(
    'update trade_order set status = 2, pay_time = now(), pay_type = 5, paid_amount = goods_amount where repair_order_id = $1 and status = 1',
    [id],
  )
  // What was paid pays for a further repair, too.
  t.clock.at = new Date(t.clock.at.getTime() + 60_000)
  granted(await act(agentUser, 'Confirm', id, { passed: false, rework_reason: '又坏了' }))
  // The second time the operations hear of it as urgent.
  const { rows: told } = await pool.query(
    "select distinct level, params ->> 'count' as count from remind_msg where remind_code = 'trade_repair_rework' and biz_id = $1 order by 2",
    [id],
  )
  expect(told).toEqual([
    { level: 2, count: '1' },
    { level: 3, count: '2' },
  ])
  expect(await act(trade, 'Fix', id, await fixed({ items, labor_fee: 1, total_fee: 8001 }))).toMatchObject({
    Code: 1001,
  })
  granted(await act(trade, 'Fix', id, await fixed({ items, total_fee: 8000 })))
  granted(await act(service, 'Confirm', id, { passed: true }))

  // Nothing is sent for the order, and nothing taken out of the stock.
  const approver = await makeAccount(t, { unit: 'HQ0000', role: 'trade_admin' })
  const { rows } = await pool.query('select id from trade_order where repair_order_id = $1 and status = 2', [id])
  const stock = 'select sum(stock)::int as stock, sum(reserved)::int as reserved from product'
  const before = (await pool.query(stock)).rows
  granted(await update(approver.post, Number(rows[0].id), 'pass'))
  expect(granted(await approver.post('Order/Get', { id: Number(rows[0].id) }))).toMatchObject({ status: 5 })
  expect((await pool.query(stock)).rows).toEqual(before)
})

test('who has several roles has one part in a repair, and moves happen once', async () => {
  const { code: role } = await makeRole(t, {
    grants: { trade_repair: ['query', 'add', 'edit', 'process', 'fix', 'confirm', 'update_status'] },
    scope: 1,
  })
  const all = await makeAccount(t, { unit: 'HQ0000', role })
  const { id } = granted(await ask(await terminal(), all.post))
  granted(await act(all.post, 'Process', id, sent))
  granted(await act(trade, 'Start', id))
  granted(await act(trade, 'Fix', id, await fixed()))
  // They sent somebody.
  expect((await get(id, all.post)).allowed).not.toContain('confirm')
  expect(await act(all.post, 'Confirm', id, { passed: true })).toMatchObject({ Code: 1004 })
  const { version } = await get(id)
  const both = await Promise.all(
    [service, agentUser].map((by) => by('Repair/ConfirmTrade', { id, version, passed: true })),
  )
  expect(codes(both)).toEqual([0, 1004])
})

test('a terminal has one open repair unless somebody says why it needs another, is in use, and comes back when the repair is taken back by force', async () => {
  const device = await terminal()
  const two = await Promise.all([ask(device), ask(device, service)])
  expect(codes(two)).toEqual([0, 1001])
  expect(two.find(({ Code }) => Code !== 0)).toMatchObject({ Data: [{ path: 'again_reason' }] })
  expect(await ask(await deviceRow(t, product), service)).toMatchObject({ Code: 1001, Data: [{ path: 'device_id' }] })
  expect(await ask(900_000, service)).toMatchObject({ Code: 1002 })
  expect(await ask(device, service, { fault_type: 99 })).toMatchObject({ Code: 1001 })
  const { id } = granted(two.find(({ Code }) => Code === 0) as Answer)
  granted(await act(trade, 'Return', id, { reason: '请补照片' }))
  const isAgents = (await get(id)).create_user_name === '某agent_user'
  const again = { ...fault, urgency: 2, fault_desc: '柜门锁不上，附照片' }
  expect(await act(isAgents ? service : agentUser, 'Save', id, again)).toMatchObject({ Code: 1004 })
  granted(await act(isAgents ? agentUser : service, 'Save', id, again))
  granted(await act(trade, 'Process', id, sent))
  const listed = granted(await agentUser('Repair/GetTradeDeviceList', { keywords: '没有', id: device }))
  expect(listed).toMatchObject([{ id: device, open: { id } }])
  const further = granted(await ask(device, agentUser, { again_reason: '读卡器也不灵' }))
  expect(await get(further.id)).toMatchObject({ again_reason: '读卡器也不灵' })
  granted(await act(trade, 'Start', id))
  expect(await deviceOf(device)).toBe(4)
  // The workshop has it already.
  granted(await act(trade, 'Process', further.id, sent))
  expect(await act(trade, 'Start', further.id)).toMatchObject({ Code: 1004 })
  granted(await act(agentUser, 'Cancel', further.id, { reason: '一并修好' }))
  expect(await deviceOf(device)).toBe(4)
  expect(await act(trade, 'Cancel', id, { reason: '不修了' })).toMatchObject({ Code: 1004 })
  expect(await act(trade, 'Fix', id, await fixed({ replace_device_id: other.device }))).toMatchObject({ Code: 1001 })
  const force = async (body: object, by: Post = trade) =>
    by('Repair/UpdateTradeStatus', { id, version: (await get(id)).version, reason: '送错单', ...body })
  expect(await force({ status: 7 })).toMatchObject({ Code: 1001 })
  expect(await force({ status: 9 }, agentUser)).toMatchObject({ Code: 401 })
  granted(await force({ status: 9 }))
  expect(await deviceOf(device)).toBe(2)
})

test('people of another tree, members of others, units, guards and vendors get nothing of a repair', async () => {
  const id = await working(await terminal())
  const { version } = await get(id)
  const { code: role } = await makeRole(t, {
    grants: {
      trade_repair: ['query', 'add', 'edit', 'process', 'fix', 'confirm', 'update_status', 'export'],
      repair_mgr: ['query', 'process', 'export'],
      repair_req: ['query', 'add', 'confirm'],
    },
  })
  const strangers = [
    other.post,
    ...(
      await Promise.all(
        [
          { type: 4, party: other.agent },
          { type: 6, party: other.member },
          { type: 5 },
          { type: 3, party: 1 },
          { unit: 'BA0001', scope: 4 } as const,
        ].map((account) => makeAccount(t, { unit: 'HQ0000', role, ...account })),
      )
    ).map(({ post }) => post),
  ]
  for (const [at, stranger] of strangers.entries()) {
    const name = `stranger ${at}`
    expect((await stranger('Repair/GetTradePageList', {})).Data, name).toEqual([])
    expect((await stranger('Repair/GetTradePageList', { keywords: '锁不上' })).Data, name).toEqual([])
    expect(await stranger('Repair/GetTradeCount', {}), name).toMatchObject({ Data: { all: 0 } })
    expect(await stranger('Repair/GetTrade', { id }), name).toMatchObject({ Code: 403 })
    expect(await stranger('Common/GetHistory', { table: 'trade_repair', id }), name).toMatchObject({ Code: 403 })
    expect(await stranger('Repair/ConfirmTrade', { id, version, passed: true }), name).toMatchObject({ Code: 403 })
    expect(await ask((await get(id)).device_id, stranger), name).toMatchObject({ Code: 403 })
    if (at === 0) continue
    expect(await stranger('Repair/UpdateTradeStatus', { id, version, status: 9, reason: '试试' }), name).toMatchObject({
      Code: 403,
    })
    const file = await stranger('Common/Export', { controller: 'TradeRepair', filters: {}, columns: ['bill_no'] })
    expect(file, name).toMatchObject({ Code: 0, Data: { rows: 0 } })
  }
  // The search of the console finds it for those who have it in scope.
  const { bill_no } = await get(id)
  const found = async (by: Post) =>
    granted(await by('Home/Search', { keywords: bill_no })).map((row: { link: string }) => row.link)
  for (const by of [trade, agentUser]) expect(await found(by)).toEqual([`/product/repair?id=${id}`])
  expect(await found(other.post)).toEqual([])
  // The member itself sees it.
  const own = await makeAccount(t, { unit: 'HQ0000', role, type: 6, party: member })
  expect(await get(id, own.post)).toMatchObject({ id })
})

test('the bank’s lists, records, moves, statistics and files have no repair of a terminal', async () => {
  const id = await working(await terminal())
  const bank = await t.as('admin')
  const { bill_no } = await get(id)
  for (const list of ['GetPageList', 'GetRequestPageList'])
    expect((await bank(`Repair/${list}`, { keywords: bill_no })).Data).toEqual([])
  expect((await bank('Repair/GetPageList', {})).Total).toBe(0)
  expect(await bank('Repair/GetCount', {})).toMatchObject({ Data: { all: 0 } })
  expect(await bank('Repair/Get', { id })).toMatchObject({ Code: 1002 })
  expect(await bank('Repair/UpdateRepairStatus', { id, version: 3, status: 9, reason: '试试' })).toMatchObject({
    Code: 1002,
  })
  expect(await bank('Repair/GetStat', {})).toMatchObject({ Data: { sum: { total: 0 } } })
  expect(await bank('Common/Export', { controller: 'Repair', filters: {}, columns: ['bill_no'] })).toMatchObject({
    Data: { rows: 0 },
  })
  expect((await bank('Home/GetHomeCount', {})).Data.repair_doing).toBe(0)
})

test('what nobody answers is confirmed and closed by the clock, but for what is not paid', async () => {
  const free = await working(await terminal())
  granted(await act(trade, 'Fix', free, await fixed()))
  const dear = await working(await terminal(null))
  granted(await act(trade, 'Fix', dear, await fixed({ labor_fee: 100, total_fee: 100 })))
  const run = () => manifest.jobs?.trade_repair_confirm?.run(t.services, t.clock.at, {} as never)
  const now = t.clock.at
  try {
    t.clock.at = new Date(now.getTime() + 73 * 3_600_000)
    await run()
    expect([(await get(free)).status, (await get(dear)).status]).toEqual([6, 5])
    t.clock.at = new Date(now.getTime() + (73 + 7 * 24) * 3_600_000)
    await run()
    expect(await get(free)).toMatchObject({ status: 7, auto_confirmed: true, rating_level: null })
  } finally {
    t.clock.at = now
  }
})
