import { addDays, localDay } from '@shouya/server/core/time/local.ts'
import { granted, makeAccount, makeRole } from '@shouya/server/testing/factories.ts'
import { type Answer, type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { agentRow, boundDeviceRow, consumeRow, deviceRow, memberRow, productRow } from '../../server/testing/rows.ts'
import { unmarked } from '../../server/testing/unmarked.ts'
import { ownerType } from '../noun.ts'
import { manifest } from './manifest.ts'
import { authorize } from './testing/authorize.ts'

const reason = '盘点发现少发一卷，按实补足'

let t: TestApp
let agent: number
let below: number
let member: number
let device: number
let other: { agent: number; device: number; member: number; post: Post }
let consume: number
let trade: Post
let finance: Post
let agentUser: Post

beforeAll(async () => {
  t = await testApp()
  agent = await agentRow(t)
  // The account of the agent in the small bank is of the first one.
  expect(agent).toBe(1)
  below = await agentRow(t, { parent_agent_id: agent, agent_level: 3 })
  member = await memberRow(t, below)
  const productId = await productRow(t)
  device = (await boundDeviceRow(t, { productId, agentId: below, memberId: member })).id
  const elsewhere = await agentRow(t)
  const people = await makeAccount(t, { unit: 'HQ0000', role: 'agent_user', type: 4, party: elsewhere })
  const theirs = await memberRow(t, elsewhere)
  const bound = await boundDeviceRow(t, { productId, agentId: elsewhere, memberId: theirs })
  other = { agent: elsewhere, member: theirs, device: bound.id, post: people.post }
  trade = await t.as('trade_admin')
  finance = await t.as('finance')
  agentUser = await t.as('agent_user')
})
afterAll(() => t?.close())

/** A consumable that the devices use, with so many pieces of the agent. */
beforeEach(async () => {
  consume = await consumeRow(t)
  await t.services.database.pool.query(
    'insert into product_consume (product_id, consume_id, qty_per_use, create_time) select product_id, $1, 1, now() from device where id = $2',
    [consume, device],
  )
})

const today = () => localDay(t.clock.at, t.services.database.timezone)
/** Pieces of the agent by an order that was received. */
const add = async (qty: number) => ({ id: await authorize(t, { owner: agent, consume }, qty) })
const limit = async (id: number, expire_date: string | null, warn_quantity = 0) =>
  trade('Consume/SaveBalance', { id, version: (await get(id)).version, warn_quantity, expire_date })
const ask = (qty: number, more: object = {}) =>
  trade('Consume/AddBalance', { agent_id: agent, consume_id: consume, qty, reason, ...more })
const decide = async (id: number, passed = true) => {
  const [asked] = (await get(id, finance)).adjustments
  return finance('Consume/AuditBalance', { id: asked.id, version: asked.version, passed, opinion: '已核对' })
}
const toDevice = () => ({ owner_type: ownerType.device, owner_id: device })
const get = async (id: number, by: Post = trade) => (await by('Consume/GetBalance', { id })).Data
const quantityOf = async (owner_type: number, owner_id: number) =>
  (await trade('Consume/GetBalanceQuantity', { owner_type, owner_id, consume_id: consume })).Data
const balanceOf = async (owner_type: number, owner_id: number): Promise<{ id: number; version: number }> => {
  const list = await trade('Consume/GetBalancePageList', { consume_id: consume, owner_type: [owner_type] })
  return list.Data.find((row: { owner_id: number }) => row.owner_id === owner_id)
}
const told = async (code: string, id: number) => {
  const { rows } = await t.services.database.pool.query(
    'select receiver_id::int as id from remind_msg where remind_code = $1 and biz_id = $2 order by 1',
    [code, id],
  )
  return rows.map((row) => row.id)
}
const codes = (answers: Answer[]) => answers.map(({ Code }) => Code).sort((a, b) => a - b)

test('operations ask for pieces of an approved agent by hand; a second person decides before any can be used [C-3-22 C-7.2-44]', async () => {
  const key = { 'idempotency-key': '0b7a6a1e-54b0-4b7e-9d3c-000000000001' }
  const body = { agent_id: agent, consume_id: consume, qty: 500, reason }
  const { id } = granted(await trade('Consume/AddBalance', body, key))
  expect(granted(await trade('Consume/AddBalance', body, key))).toMatchObject({ id })
  expect(await get(id)).toMatchObject({ owner_id: agent, granted: 0, quantity: 0, frozen: 0, waiting: true })
  expect(await agentUser('Consume/Recharge', { id, ...toDevice(), qty: 1 })).toMatchObject({ Code: 1007 })
  expect(await told('balance_adjust', id)).toEqual([t.world.user.finance])
  // One at a time.
  expect(await ask(7)).toMatchObject({ Code: 1004 })
  granted(await decide(id))
  expect(await get(id)).toMatchObject({ granted: 500, used: 0, quantity: 500, waiting: false, low: false })
  granted(await ask(7))
  granted(await decide(id, false))
  expect((await get(id)).quantity).toBe(500)
  const log = await trade('Consume/GetBalanceLogList', { id })
  expect(log.Data).toMatchObject([{ type: 5, change: 500, after: 500, memo: reason, operator_name: '某finance' }])
  for (const [wrong, path] of [
    [{ consume_id: await consumeRow(t, { status: 0 }) }, 'consume_id'],
    [{ consume_id: 900_000 }, 'consume_id'],
    [{ agent_id: await agentRow(t, { status: 4, status_reason: '违约' }) }, 'agent_id'],
    [{ reason: '首批授权' }, 'reason'],
  ] as const)
    expect(await ask(1, wrong)).toMatchObject({ Code: 1001, Data: [{ path }] })
  expect(await ask(1, { agent_id: 900_000 })).toMatchObject({ Code: 1002 })
  for (const qty of [0, -1, 1.5, 1e15]) expect(await ask(qty)).toMatchObject({ Code: 1001 })
  expect(await agentUser('Consume/AddBalance', body)).toMatchObject({ Code: 401 })
})

test('an agent passes pieces on to a device of its tree: one has fewer, the other more, until the earlier day', async () => {
  const soon = addDays(today(), 20)
  const { id } = await add(100)
  expect(await limit(id, addDays(today(), -1))).toMatchObject({ Code: 1001, Data: [{ path: 'expire_date' }] })
  granted(await limit(id, soon))
  expect(await agentUser('Consume/Recharge', { id, ...toDevice(), qty: 30, memo: '首次装机' })).toMatchObject({
    Code: 0,
  })
  expect(await get(id)).toMatchObject({ granted: 100, used: 30, quantity: 70 })
  const its = await balanceOf(ownerType.device, device)
  expect(await get(its.id)).toMatchObject({ granted: 30, quantity: 30, expire_date: soon, agent_id: below })
  const [given] = (await agentUser('Consume/GetBalanceLogList', { id })).Data
  expect(given).toMatchObject({ type: 2, change: -30, memo: '首次装机', other: expect.stringContaining('DEV') })
  const [got] = (await agentUser('Consume/GetBalanceLogList', { id: its.id })).Data
  expect(got).toMatchObject({ type: 3, change: 30, other: expect.stringContaining('某代理商') })
  expect(await quantityOf(ownerType.device, device)).toEqual({ quantity: 30, frozen: 0, available: 30 })

  const refusals = [
    [{ ...toDevice(), qty: 71 }, 1007],
    // Of another tree, in stock, and a member of another tree.
    [{ owner_type: ownerType.device, owner_id: other.device, qty: 1 }, 1001],
    [{ owner_type: ownerType.device, owner_id: await deviceRow(t, await productRow(t)), qty: 1 }, 1001],
    [{ owner_type: ownerType.member, owner_id: other.member, qty: 1 }, 1001],
    [{ owner_type: ownerType.member, owner_id: 900_000, qty: 1 }, 1001],
    [{ owner_type: ownerType.agent, owner_id: below, qty: 1 }, 1001],
  ] as const
  for (const by of [agentUser, trade])
    for (const [body, Code] of refusals) expect(await by('Consume/Recharge', { id, ...body })).toMatchObject({ Code })
  // A device passes nothing on.
  expect(await agentUser('Consume/Recharge', { id: its.id, owner_type: 3, owner_id: member, qty: 1 })).toMatchObject({
    Code: 1001,
    Data: [{ path: 'id' }],
  })
  // Its product does not use this one.
  const productId = await productRow(t)
  const unfit = await boundDeviceRow(t, { productId, agentId: agent, memberId: member })
  expect(
    await agentUser('Consume/Recharge', { id, owner_type: ownerType.device, owner_id: unfit.id, qty: 1 }),
  ).toMatchObject({ Code: 1001, Data: [{ path: 'owner_id' }] })
  expect((await get(id)).quantity).toBe(70)
})

test('an agent does not pass on what agents below it have', async () => {
  const theirs = await authorize(t, { owner: below, consume }, 9)
  expect(await get(theirs, agentUser)).toMatchObject({ quantity: 9, passable: false })
  expect(await agentUser('Consume/Recharge', { id: theirs, ...toDevice(), qty: 1 })).toMatchObject({ Code: 1004 })
  const receivers = [{ ...toDevice(), qty: 1 }]
  expect(await agentUser('Consume/ApcRecharge', { id: theirs, receivers })).toMatchObject({ Code: 1004 })
  expect((await agentUser('Consume/ApcPageList', { consume_id: consume })).Data).toEqual([])
  granted(await trade('Consume/Recharge', { id: theirs, ...toDevice(), qty: 1 }))
  expect((await get(theirs)).quantity).toBe(8)
})

test('of ten who pass the last pieces on at once, so many succeed as there are pieces for', async () => {
  const { id } = await add(45)
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      (at % 2 ? agentUser : trade)('Consume/Recharge', { id, ...toDevice(), qty: 10 }),
    ),
  )
  expect(codes(answers)).toEqual([0, 0, 0, 0, ...Array(6).fill(1007)])
  expect((await get(id)).quantity).toBe(5)
  expect((await quantityOf(ownerType.device, device)).quantity).toBe(40)
})

test('several receive at once: all or none, each once; only what agents have is offered [C-7.2-46]', async () => {
  const { id } = await add(50)
  const receivers = [
    { owner_type: ownerType.device, owner_id: device, qty: 20 },
    { owner_type: ownerType.member, owner_id: member, qty: 30 },
  ]
  const more = (qty: number) => receivers.map((each) => ({ ...each, qty }))
  expect(await agentUser('Consume/ApcRecharge', { id, receivers: more(26) })).toMatchObject({ Code: 1007 })
  expect(await agentUser('Consume/ApcRecharge', { id, receivers: [receivers[0], receivers[0]] })).toMatchObject({
    Code: 1001,
    Data: [{ path: 'receivers.1.owner_id' }],
  })
  expect((await get(id)).quantity).toBe(50)
  const offered = async () => (await agentUser('Consume/ApcPageList', { consume_id: consume })).Data
  expect(await offered()).toMatchObject([{ id }])
  expect(await agentUser('Consume/ApcRecharge', { id, receivers })).toMatchObject({ Code: 0, Data: { passed: 2 } })
  expect(await get(id)).toMatchObject({ quantity: 0, used: 50, low: true })
  expect(await offered()).toEqual([])
  const list = await agentUser('Consume/GetBalanceOwnerList', { owner_type: 2, agent_id: agent, consume_id: consume })
  expect(list.Data.map((owner: { id: number }) => owner.id)).toContain(device)
})

test('a correction waits for a second person; fewer pieces are set aside until then', async () => {
  const { id } = await add(100)
  const ask = async (change: number, more: object = {}, by: Post = trade) =>
    by('Consume/UpdateBalance', { id, version: (await get(id)).version, change, reason, ...more })
  expect(await ask(0)).toMatchObject({ Code: 1001 })
  expect(await ask(5, { reason: '太短' })).toMatchObject({ Code: 1001 })
  expect(await ask(-101)).toMatchObject({ Code: 1007 })
  expect(await ask(5, { version: 900 })).toMatchObject({ Code: 1005 })
  expect(await ask(-5, {}, agentUser)).toMatchObject({ Code: 401 })
  expect(await ask(-40)).toMatchObject({ Code: 0 })
  expect(await ask(5)).toMatchObject({ Code: 1004 })
  expect(await quantityOf(ownerType.agent, agent)).toEqual({ quantity: 100, frozen: 40, available: 60 })
  expect(await agentUser('Consume/Recharge', { id, ...toDevice(), qty: 61 })).toMatchObject({ Code: 1007 })
  expect(await told('balance_adjust', id)).toEqual([t.world.user.finance])

  const [asked] = (await get(id, finance)).adjustments
  expect(asked).toMatchObject({ change: -40, status: 0, auditable: true, withdrawable: false })
  const decision = { id: asked.id, version: asked.version }
  expect(await finance('Consume/AuditBalance', { ...decision, passed: false })).toMatchObject({ Code: 1001 })
  expect(await trade('Consume/AuditBalance', { ...decision, passed: true })).toMatchObject({ Code: 401 })
  const two = await Promise.all([1, 2].map(() => finance('Consume/AuditBalance', { ...decision, passed: true })))
  expect(codes(two)).toEqual([0, 1004])
  expect(await get(id)).toMatchObject({ quantity: 60, frozen: 0, granted: 60, waiting: false })

  // More are added only when somebody has agreed; a refusal changes nothing.
  expect(await ask(15)).toMatchObject({ Code: 0 })
  expect((await get(id)).quantity).toBe(60)
  const [more] = (await get(id, finance)).adjustments
  const refusal = { id: more.id, version: more.version, passed: false, opinion: '凭据不全' }
  expect(await finance('Consume/AuditBalance', refusal)).toMatchObject({ Code: 0 })
  expect(await get(id)).toMatchObject({
    quantity: 60,
    adjustments: [{ status: 2, audit_opinion: '凭据不全' }, { status: 1 }],
  })
})

test('nobody decides on their own request, with whichever roles; only its author takes it back', async () => {
  const { id } = await add(10)
  const { code: role } = await makeRole(t, { grants: { balance: ['query', 'adjust', 'adjust_audit'] }, scope: 1 })
  const both = await makeAccount(t, { unit: 'HQ0000', role })
  const seen = { id, version: (await get(id)).version }
  expect(await both.post('Consume/UpdateBalance', { ...seen, change: -4, reason })).toMatchObject({ Code: 0 })
  const [own] = (await get(id, both.post)).adjustments
  expect(own).toMatchObject({ auditable: false, withdrawable: true })
  const one = { id: own.id, version: own.version }
  expect(await both.post('Consume/AuditBalance', { ...one, passed: true })).toMatchObject({ Code: 1004 })
  expect(await trade('Consume/WithdrawBalance', one)).toMatchObject({ Code: 1004 })
  expect(await both.post('Consume/WithdrawBalance', one)).toMatchObject({ Code: 0 })
  expect(await both.post('Consume/WithdrawBalance', one)).toMatchObject({ Code: 1004 })
  expect(await get(id)).toMatchObject({ quantity: 10, frozen: 0, waiting: false })
  expect(await finance('Consume/AuditBalance', { id: 900_000, version: 1, passed: true })).toMatchObject({ Code: 1002 })
})

test('people of another tree, members, guards and vendors get nothing of a balance', async () => {
  const { id } = await add(60)
  granted(await agentUser('Consume/Recharge', { id, ...toDevice(), qty: 10 }))
  const its = await balanceOf(ownerType.device, device)
  const list = async (by: Post, more: object = {}) =>
    (await by('Consume/GetBalancePageList', { consume_id: consume, ...more })).Data
  expect(await list(agentUser)).toHaveLength(2)
  // Of the tree of the agent below only its device.
  const own = await makeAccount(t, { unit: 'HQ0000', role: 'agent_user', type: 4, party: below })
  expect((await list(own.post)).map((row: { id: number }) => row.id)).toEqual([its.id])
  expect(await own.post('Consume/Recharge', { id, ...toDevice(), qty: 1 })).toMatchObject({ Code: 403 })

  const { code: role } = await makeRole(t, {
    grants: { balance: ['query', 'add', 'recharge', 'adjust', 'adjust_audit', 'export'] },
  })
  const strangers = [
    other.post,
    ...(
      await Promise.all(
        [
          { type: 4, party: other.agent },
          { type: 6, party: other.member },
          { type: 6, party: member },
          { type: 5 },
          { type: 3, party: 1 },
          { unit: 'BA0001', scope: 4 } as const,
        ].map((account) => makeAccount(t, { unit: 'HQ0000', role, ...account })),
      )
    ).map(({ post }) => post),
  ]
  const seen = { id, version: 1 }
  for (const [at, stranger] of strangers.entries()) {
    expect(await list(stranger), `stranger ${at}`).toEqual([])
    expect(await list(stranger, { keywords: '某代理商' })).toEqual([])
    const quantity = { owner_type: 1, owner_id: agent, consume_id: consume }
    expect(await stranger('Consume/GetBalance', { id })).toMatchObject({ Code: 403 })
    expect(await stranger('Consume/GetBalanceLogList', { id })).toMatchObject({ Code: 403 })
    expect(await stranger('Consume/GetBalanceQuantity', quantity)).toMatchObject({ Code: 403 })
    expect(await stranger('Consume/Recharge', { id, owner_type: 2, owner_id: other.device, qty: 1 })).toMatchObject({
      Code: 403,
    })
    const owners = await stranger('Consume/GetBalanceOwnerList', {
      owner_type: 2,
      agent_id: agent,
      consume_id: consume,
    })
    // A member has its own device in scope, as everywhere.
    expect(owners.Data.map((owner: { id: number }) => owner.id)).toEqual(at === 3 ? [device] : [])
    if (at === 0) continue
    expect(await stranger('Consume/SaveBalance', { ...seen, warn_quantity: 1, expire_date: null })).toMatchObject({
      Code: 403,
    })
    expect(await stranger('Consume/UpdateBalance', { ...seen, change: 1, reason })).toMatchObject({ Code: 403 })
    expect(
      await stranger('Consume/AddBalance', {
        ...quantity,
        owner_type: undefined,
        owner_id: undefined,
        agent_id: agent,
        qty: 1,
        reason,
      }),
    ).toMatchObject({ Code: 403 })
    const file = await stranger('Common/Export', {
      controller: 'ConsumeBalance',
      filters: { consume_id: consume },
      columns: ['owner_name'],
    })
    expect(file).toMatchObject({ Code: 0, Data: { rows: 0 } })
  }
  expect(await (await t.as('outlet_leader'))('Consume/GetBalance', { id })).toMatchObject({ Code: 401 })
})

test('the agent and operations hear once when a balance falls to its warning, and the work bench counts it', async () => {
  const { id } = await add(50)
  const { version } = await get(id)
  expect(await trade('Consume/SaveBalance', { id, version, warn_quantity: 20, expire_date: null })).toMatchObject({
    Code: 0,
  })
  const count = async (by: Post) => (await by('Home/GetHomeCount', {})).Data.balance_low
  const before = await count(agentUser)
  for (const qty of [29, 2, 3]) granted(await agentUser('Consume/Recharge', { id, ...toDevice(), qty }))
  expect(await told('balance_low', id)).toEqual(
    [t.world.user.trade_admin, t.world.user.agent_user].toSorted((a, b) => a - b),
  )
  expect(await count(agentUser)).toBe(before + 1)
  expect(await count(other.post)).toBe(0)
  const low = await trade('Consume/GetBalancePageList', { consume_id: consume, low: true })
  expect(low.Data).toMatchObject([{ id, quantity: 16, warn_quantity: 20, low: true }])
  await add(100)
  const { rows } = await t.services.database.pool.query(
    "select distinct status from remind_msg where remind_code = 'balance_low' and biz_id = $1",
    [id],
  )
  expect(rows).toEqual([{ status: 2 }])
})

test('what has ended is void after the night, also what waited to be corrected', async () => {
  const end = addDays(today(), 3)
  const { id } = await add(80)
  granted(await limit(id, end))
  granted(await trade('Consume/UpdateBalance', { id, version: (await get(id)).version, change: -30, reason }))
  const night = () => manifest.jobs?.balance_expire?.run(t.services, t.clock.at, {} as never)
  const now = t.clock.at
  try {
    expect(await night()).toBe(0)
    expect((await trade('Consume/GetBalancePageList', { consume_id: consume, expiring: true })).Data).toHaveLength(1)
    t.clock.at = new Date(now.getTime() + 4 * 86_400_000)
    expect(await agentUser('Consume/Recharge', { id, ...toDevice(), qty: 1 })).toMatchObject({ Code: 1007 })
    expect(await night()).toBe(1)
    expect(await night()).toBe(0)
    expect(await get(id)).toMatchObject({ quantity: 0, frozen: 0, expire_date: null, adjustments: [{ status: 3 }] })
    const [last] = (await trade('Consume/GetBalanceLogList', { id })).Data
    expect(last).toMatchObject({ type: 7, change: -80, after: 0, operator_name: null })
    expect(await told('balance_expired', id)).toContain(t.world.user.agent_user)
  } finally {
    t.clock.at = now
  }
})

test('the list is found by owner and consumable, and becomes a file', async () => {
  await add(5)
  const { rows } = await t.services.database.pool.query(
    'select consume_name, consume_code from consume where id = $1',
    [consume],
  )
  const list = await trade('Consume/GetBalancePageList', { keywords: rows[0].consume_name, sort_field: 'quantity' })
  expect(list).toMatchObject({ Code: 0, Data: [{ consume_name: rows[0].consume_name, owner_type: 1 }] })
  const file = await trade('Common/Export', {
    controller: 'ConsumeBalance',
    filters: { consume_id: consume },
    columns: ['owner_name', 'consume_name', 'quantity'],
  })
  expect(file).toMatchObject({ Code: 0, Data: { rows: 1 } })
})

test('everything here that posted, set aside or moved pieces needs an idempotency key', async () => {
  expect(await unmarked(t)).toEqual([])
})
