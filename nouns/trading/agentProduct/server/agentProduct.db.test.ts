import { type Account, granted } from '@shouya/server/testing/factories.ts'
import { type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openProducts } from '../../server/openProducts.ts'
import { quotaLeft } from '../../server/quotaLeft.ts'
import { dayFrom, makeAgentUser, makeOffice } from '../../server/testing/agents.ts'
import { agentRow, productRow } from '../../server/testing/rows.ts'
import { endProducts } from './clock.ts'

let t: TestApp
let office: Account
let agent: number
beforeAll(async () => {
  t = await testApp()
  office = await makeOffice(t)
  agent = await agentRow(t, { discount_rate: 9_000, contract_end: dayFrom(t, 100) })
})
afterAll(() => t?.close())

type Seen = { id: number; version: number }
const record = async (id: number) => granted(await office.post('AgentProduct/Get', { id }))
const seen = async (id: number): Promise<Seen> => {
  const { version } = await record(id)
  return { id, version }
}
const body = async (more: object = {}) => ({
  agent_id: agent,
  product_id: await productRow(t),
  agent_price: null,
  quota_devices: 5,
  begin_date: dayFrom(t, -1),
  end_date: dayFrom(t, 50),
  ...more,
})
const save = async (more: object = {}) => office.post('AgentProduct/Save', await body(more))
const opened = async (more: object = {}) => {
  const saved: Seen = granted(await save(more))
  granted(await office.post('AgentProduct/Activate', { id: saved.id, version: saved.version }))
  return saved.id
}
const change = async (id: number, command: string) =>
  office.post('AgentProduct/ChangeStatus', { ...(await seen(id)), command, reason: '账期未结' })
const db = () => t.services.database.kysely as never
const priceOf = async (productId: number) => (await openProducts(db(), agent, dayFrom(t, 0))).get(productId)
const leftOf = async (productId: number) => (await quotaLeft(db(), agent, [productId])).get(productId)
const at = (path: string) => ({ Code: 1001, Data: [expect.objectContaining({ path })] })

test('a product of an agent has a price of at least its floor, an order of days, and is there once [C-7.2-41 C-3-19]', async () => {
  const product_id = await productRow(t)
  expect(await save({ product_id, agent_price: 63_999 })).toMatchObject(at('agent_price'))
  const { id } = granted(await save({ product_id, agent_price: 64_000 }))
  expect(await record(id)).toMatchObject({ status: 0, price: 64_000, list_price: 80_000, floor_price: 64_000 })
  expect(await save({ product_id })).toMatchObject({ Code: 1003, Data: { path: 'product_id' } })
  expect(await save({ end_date: dayFrom(t, -1) })).toMatchObject(at('end_date'))
  expect(await save({ product_id: 9_999_999 })).toMatchObject(at('product_id'))
  expect(await save({ product_id: await productRow(t, { status: 2 }) })).toMatchObject(at('product_id'))
  expect(await save({ agent_id: 9_999_999 })).toMatchObject({ Code: 1002 })
  const moved = { ...(await seen(id)), product_id, agent_id: await agentRow(t) }
  expect(await save(moved)).toMatchObject(at('agent_id'))
  const list = granted(await office.post('AgentProduct/GetProductList', {}))
  expect(list.find((product: Seen) => product.id === product_id)).toMatchObject({
    list_price: 80_000,
    floor_price: 64_000,
  })
  granted(await office.post('AgentProduct/Delete', await seen(id)))
})

test('it is opened while the agent is approved, its contract and time run, and there is a quota; then it may be ordered', async () => {
  const why = async (more: object) => {
    const { id } = granted(await save(more))
    return (await office.post('AgentProduct/Activate', await seen(id))).Message
  }
  expect(await why({ agent_id: await agentRow(t, { status: 1 }) })).toContain('未通过审核')
  expect(await why({ agent_id: await agentRow(t, { contract_end: dayFrom(t, -1) }) })).toContain('不在有效期')
  expect(await why({ begin_date: dayFrom(t, -9), end_date: dayFrom(t, -1) })).toContain('已到期')
  expect(await why({ quota_devices: 0 })).toContain('台数为零')

  const product_id = await productRow(t)
  const id = await opened({ product_id, quota_devices: 3 })
  await t.services.database.pool.query(
    `insert into device (device_no, sn, product_id, agent_id, status, create_time) values ('AP00000001', 'AP1', $1, $2, 1, now())`,
    [product_id, agent],
  )
  const find = () => priceOf(product_id)
  // 80,000 by the agent's nine tenths.
  expect(await find()).toBe(72_000)
  expect(await leftOf(product_id)).toBe(2)
  expect(await record(id)).toMatchObject({ activated_devices: 1, price: 72_000, moves: ['suspend', 'renew'] })
  const fewer = { ...(await body({ product_id, quota_devices: 0 })), ...(await seen(id)) }
  expect(await office.post('AgentProduct/Save', fewer)).toMatchObject(at('quota_devices'))
  expect(await office.post('AgentProduct/Delete', await seen(id))).toMatchObject({ Code: 1004 })

  granted(await change(id, 'suspend'))
  expect(await find()).toBeUndefined()
  granted(await change(id, 'resume'))
  expect(await find()).toBeDefined()
  await t.services.database.pool.query(`update product set status = 0 where id = $1`, [product_id])
  expect(await find()).toBeUndefined()
})

test('it ends the night after its last day, is reminded of before, and is renewed within the contract', async () => {
  const own = await makeAgentUser(t, agent)
  const [open, paused] = [await opened({ end_date: dayFrom(t, 6) }), await opened({ end_date: dayFrom(t, 6) })]
  granted(await change(paused, 'suspend'))
  const night = (days: number) => endProducts(t.services, new Date(t.clock.at.getTime() + days * 86_400_000))
  await night(0)
  await night(1)
  const { rows } = await t.services.database.pool.query(
    `select params ->> 'days' as days from remind_msg where remind_code = 'agent_product_end' and receiver_id = $1 order by id`,
    [own.id],
  )
  expect(rows).toEqual([{ days: '7' }])
  await night(6)
  expect([(await record(open)).status, (await record(paused)).status]).toEqual([1, 2])
  expect(await night(7)).toBe(2)
  expect([(await record(open)).status, (await record(paused)).status]).toEqual([3, 3])
  expect(await save({ ...(await seen(open)) })).toMatchObject({ Code: 1004 })
  const renew = async (end_date: string) => office.post('AgentProduct/Renew', { ...(await seen(open)), end_date })
  expect(await renew(dayFrom(t, 6))).toMatchObject(at('end_date'))
  expect(await renew(dayFrom(t, 101))).toMatchObject(at('end_date'))
  granted(await renew(dayFrom(t, 100)))
  expect(await record(open)).toMatchObject({ status: 1, end_date: dayFrom(t, 100) })
})

test('agents see what they and those below them may order, and change nothing of it [C-2.8-03]', async () => {
  const [root, far] = [await agentRow(t), await agentRow(t)]
  const child = await agentRow(t, { agent_level: 3, parent_agent_id: root })
  const [mine, below, other] = [
    await opened({ agent_id: root }),
    await opened({ agent_id: child }),
    await opened({ agent_id: far }),
  ]
  const own = await makeAgentUser(t, root)
  const ids = async (query: object = {}) =>
    granted(await own.post('AgentProduct/GetPageList', query)).map((row: Seen) => row.id)
  expect((await ids()).toSorted()).toEqual([mine, below].toSorted())
  expect(await ids({ agent_id: far })).toEqual([])
  const [{ agent_name }] = granted(await office.post('Agent/GetPageList', {})).filter((row: Seen) => row.id === far)
  expect(await ids({ keywords: agent_name })).toEqual([])
  expect(granted(await office.post('AgentProduct/GetPageList', { keywords: agent_name }))).toHaveLength(1)
  expect(await own.post('AgentProduct/Get', { id: other })).toMatchObject({ Code: 403 })
  expect(await own.post('Common/GetHistory', { table: 'agent_product', id: other })).toMatchObject({ Code: 403 })
  expect(await own.post('AgentProduct/Save', await body({ agent_id: root }))).toMatchObject({ Code: 401 })
  expect(await (await t.as('finance'))('AgentProduct/GetPageList', {})).toMatchObject({ Code: 401 })
})

test('two who open it at once open it once', async () => {
  const { id, version } = granted(await save())
  const second = await makeOffice(t)
  const both = await Promise.all([office, second].map(({ post }) => post('AgentProduct/Activate', { id, version })))
  expect(both.map(({ Code }) => Code).filter((code) => code === 0)).toHaveLength(1)
})
