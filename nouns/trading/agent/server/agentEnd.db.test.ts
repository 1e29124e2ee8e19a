import { post } from '@shouya/server/core/ledger/post.ts'
import { type Account, granted, makeAccount } from '@shouya/server/testing/factories.ts'
import { type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayFrom, makeAgentUser, makeOffice, submitted } from '../../server/testing/agents.ts'
import { agentRow, productRow } from '../../server/testing/rows.ts'
import { remindOfContracts } from './remindOfContracts.ts'

let t: TestApp
let maker: Account
let judge: Account
let finance: Account
beforeAll(async () => {
  t = await testApp()
  // The account `agent_user` of the world belongs to the first agent.
  await agentRow(t, { agent_level: 1 })
  maker = await makeOffice(t)
  judge = await makeOffice(t)
  finance = await makeOffice(t, 'finance')
})
afterAll(() => t?.close())

type Seen = { id: number; version: number }
const record = async (id: number, by = judge) => granted(await by.post('Agent/Get', { id }))
const seen = async (id: number): Promise<Seen> => {
  const { version } = await record(id)
  return { id, version }
}
const pass = async (id: number, by = judge) => by.post('Agent/Audit', { ...(await seen(id)), command: 'pass' })
const approved = async (more: object = {}) => {
  const { id } = await submitted(t, maker, more)
  granted(await pass(id))
  return id
}
const disabled = async () => {
  const id = await approved()
  granted(await judge.post('Agent/ChangeStatus', { ...(await seen(id)), command: 'disable', reason: '长期未续约' }))
  return id
}
const rows = async (sql: string, values: unknown[] = []) => (await t.services.database.pool.query(sql, values)).rows
const reason = '双方不再合作'

describe('the end of its contract', () => {
  const ask = async (id: number, by = maker) => by.post('Agent/AskEnd', { ...(await seen(id)), reason })
  const confirm = async (id: number, by = finance) => by.post('Agent/End', { ...(await seen(id)), command: 'pass' })

  test('is asked for by the operations and confirmed by finance, two people', async () => {
    const id = await disabled()
    expect(await confirm(id)).toMatchObject({ Code: 1004, Message: expect.stringContaining('尚未申请') })
    granted(await ask(id))
    expect(await ask(id)).toMatchObject({ Code: 1004 })
    expect(await confirm(id, maker)).toMatchObject({ Code: 401 })
    const everything = await makeAccount(t, { unit: 'HQ0000', scope: 1 })
    const second = await disabled()
    granted(await ask(second, everything))
    expect(await confirm(second, everything)).toMatchObject({
      Code: 1004,
      Message: expect.stringContaining('不能自己'),
    })
    expect((await record(id, finance)).moves).toEqual(['end'])
    expect(granted(await finance.post('Home/GetHomeCount', {})).agent_ending).toBe(2)
    const refused = { ...(await seen(second)), command: 'reject', opinion: '账目尚未核对' }
    granted(await finance.post('Agent/End', refused))
    expect(await record(second)).toMatchObject({ status: 4, end_reason: null })
    granted(await confirm(id))
    expect(await record(id)).toMatchObject({ status: 5, status_reason: reason, moves: [] })
    for (const command of ['disable', 'enable'])
      expect(await judge.post('Agent/ChangeStatus', { ...(await seen(id)), command, reason })).toMatchObject({
        Code: 1004,
      })
  })

  test('is refused as long as something is open, and says what', async () => {
    const id = await disabled()
    const { kysely, pool } = t.services.database
    const why = async () => (await ask(id)).Message
    await kysely.transaction().execute((db) =>
      post(
        db as never,
        {
          ...{
            event: 'agent_paid_in',
            record: { table: 'agent', id },
            owners: { agent: id },
            amounts: { amount: 12_345 },
          },
          operator: null,
        },
        t.clock.at,
      ),
    )
    await pool.query('update agent set parent_agent_id = $1 where id = $2', [id, await approved({ agent_level: 3 })])
    const product_id = await productRow(t)
    await pool.query(
      `insert into device (device_no, sn, product_id, agent_id, status, create_time) values ('KG24A0000999', 'SN999', $1, $2, 1, now())`,
      [product_id, id],
    )
    await pool.query(
      `insert into trade_order (order_no, order_type, buyer_type, buyer_id, buyer_name, agent_id, status, search_text, create_time)
        values ('DD-END-1', 1, 2, $1, '某', $1, 1, '', now())`,
      [id],
    )
    const said = await why()
    for (const part of ['123.45', '1 笔', '1 台', '1 家']) expect(said).toContain(part)
    const row = granted(await maker.post('Agent/GetPageList', { status: [4] })).find((each: Seen) => each.id === id)
    expect(row).toMatchObject({
      moves: expect.not.arrayContaining(['askEnd']),
      barred: [{ move: 'askEnd', why: said }],
    })
    await pool.query('delete from device where agent_id = $1', [id])
    await pool.query(
      `update trade_order set status = 8, cancel_reason = '取消', cancel_time = now() where agent_id = $1`,
      [id],
    )
    await pool.query('update agent set parent_agent_id = null where parent_agent_id = $1', [id])
    expect(await why()).toBe('不能解约：账户还有余额 123.45 元')
  })

  test('is checked again when it is confirmed, and forgotten when the agent is enabled', async () => {
    const id = await disabled()
    granted(await ask(id))
    const { kysely } = t.services.database
    await kysely.transaction().execute((db) =>
      post(
        db as never,
        {
          ...{ event: 'agent_paid_in', record: { table: 'agent', id }, owners: { agent: id }, amounts: { amount: 1 } },
          operator: null,
        },
        t.clock.at,
      ),
    )
    expect(await confirm(id)).toMatchObject({ Code: 1004, Message: expect.stringContaining('0.01') })
    granted(await judge.post('Agent/ChangeStatus', { ...(await seen(id)), command: 'enable', reason: '继续合作' }))
    expect(await record(id)).toMatchObject({ status: 2, end_ask_time: null })
    expect(await confirm(id)).toMatchObject({ Code: 1004 })
  })
})

test('its contract is reminded of 30, 7 and 1 days before it ends, once each', async () => {
  const id = await approved({ contract_end: dayFrom(t, 25) })
  const own = await makeAgentUser(t, id)
  const days = async () =>
    (
      await rows(
        `select params ->> 'days' as days from remind_msg where remind_code = 'agent_contract' and biz_id = $1 and receiver_id = $2 order by id`,
        [id, own.id],
      )
    ).map((row: { days: string }) => row.days)
  const run = (later: number) => remindOfContracts(t.services, new Date(t.clock.at.getTime() + later * 86_400_000))
  for (const later of [0, 1, 18, 24]) await run(later)
  expect(await days()).toEqual(['30', '7', '1'])
})
