import { post } from '@shouya/server/core/ledger/post.ts'
import { granted, makeAccount } from '@shouya/server/testing/factories.ts'
import { type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askPayOut, bank, moveTransfer } from '../../agentTransfer/server/testing/transfers.ts'
import { openOffice } from '../../server/testing/agents.ts'
import { productRow } from '../../server/testing/rows.ts'

let t: TestApp
let office: Awaited<ReturnType<typeof openOffice>>
beforeAll(async () => {
  t = await testApp()
  office = await openOffice(t)
})
afterAll(() => t?.close())

type Seen = { id: number }
const reason = '双方不再合作'

const ask = async (id: number, by = office.maker) => by.post('Agent/AskEnd', { ...(await office.seen(id)), reason })
const confirm = async (id: number, by = office.finance) =>
  by.post('Agent/End', { ...(await office.seen(id)), command: 'pass' })

test('the end of a contract is asked for by the operations and confirmed by finance, two people', async () => {
  const id = await office.disabled()
  expect(await confirm(id)).toMatchObject({ Code: 1004, Message: expect.stringContaining('尚未申请') })
  granted(await ask(id))
  expect(await ask(id)).toMatchObject({ Code: 1004 })
  expect(await confirm(id, office.maker)).toMatchObject({ Code: 401 })
  const everything = await makeAccount(t, { unit: 'HQ0000', scope: 1 })
  const second = await office.disabled()
  granted(await ask(second, everything))
  expect(await confirm(second, everything)).toMatchObject({
    Code: 1004,
    Message: expect.stringContaining('不能自己'),
  })
  expect((await office.record(id, office.finance)).moves).toEqual(['end'])
  expect(granted(await office.finance.post('Home/GetHomeCount', {})).agent_ending).toBe(2)
  const refused = { ...(await office.seen(second)), command: 'reject', opinion: '账目尚未核对' }
  granted(await office.finance.post('Agent/End', refused))
  expect(await office.record(second)).toMatchObject({ status: 4, end_reason: null })
  granted(await confirm(id))
  expect(await office.record(id)).toMatchObject({ status: 5, status_reason: reason, moves: [] })
  for (const command of ['disable', 'enable'])
    expect(
      await office.judge.post('Agent/ChangeStatus', { ...(await office.seen(id)), command, reason }),
    ).toMatchObject({
      Code: 1004,
    })
})

test('it is refused as long as something is open, and says what', async () => {
  const id = await office.disabled()
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
  await pool.query('update agent set parent_agent_id = $1 where id = $2', [
    id,
    await office.approved({ agent_level: 3 }),
  ])
  const product_id = await productRow(t)
  await pool.query(
    `insert into device (device_no, sn, product_id, agent_id, status, create_time) values ('KG24A0000999', 'SN999', $1, $2, 1, now())`,
    [product_id, id],
  )
  await pool.query(
    `insert into trade_order (bill_no, order_type, buyer_type, buyer_id, buyer_name, agent_id, status, search_text, create_time)
      values ('DD-END-1', 1, 2, $1, '某', $1, 1, '', now())`,
    [id],
  )
  const said = await why()
  for (const part of ['123.45', '1 笔', '1 台', '1 家']) expect(said).toContain(part)
  const row = granted(await office.maker.post('Agent/GetPageList', { status: [4] })).find(
    (each: Seen) => each.id === id,
  )
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

test('it is checked again when it is confirmed, and forgotten when the agent is enabled', async () => {
  const id = await office.disabled()
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
  granted(
    await office.judge.post('Agent/ChangeStatus', {
      ...(await office.seen(id)),
      command: 'enable',
      reason: '继续合作',
    }),
  )
  expect(await office.record(id)).toMatchObject({ status: 2, end_ask_time: null })
  expect(await confirm(id)).toMatchObject({ Code: 1004 })
})

test('what it has left is paid out, and then its contract ends', async () => {
  const id = await office.disabled()
  const { kysely, pool } = t.services.database
  await pool.query('update agent set bank_name = $2, bank_account_mask = $3 where id = $1', [
    ...[id, bank.bank_name, bank.bank_account_mask],
  ])
  await kysely.transaction().execute((db) =>
    post(
      db as never,
      {
        ...{
          event: 'agent_paid_in',
          record: { table: 'agent', id },
          owners: { agent: id },
          amounts: { amount: 8_800 },
        },
        operator: null,
      },
      t.clock.at,
    ),
  )
  expect(await ask(id)).toMatchObject({ Code: 1004, Message: expect.stringContaining('88.00') })
  const asked = granted(await askPayOut(office.maker, id, { goods: 8_800 }))
  expect((await ask(id)).Message).toMatch(/冻结.*1 笔收付款/)
  granted(await moveTransfer(office.finance, asked.id, 'ConfirmTransfer', { trade_no: 'BANK-END-1' }))
  granted(await ask(id))
  granted(await confirm(id))
  expect(await office.record(id)).toMatchObject({ status: 5 })
  expect(await askPayOut(office.maker, id, { goods: 1 })).toMatchObject({ Code: 1004 })
})
