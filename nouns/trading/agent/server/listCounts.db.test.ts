import { granted } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAgentUser } from '../../server/testing/agents.ts'
import { makeWaiting } from '../../server/testing/makeWaiting.ts'
import { agentRow } from '../../server/testing/rows.ts'

let t: TestApp
let admin: Post
/** An agent with records of each kind but orders. */
let agentId: number
beforeAll(async () => {
  t = await testApp()
  admin = await t.as('trade_admin')
  await makeWaiting(t)
  const [repair] = (await admin('Repair/GetTradePageList', {})).Data
  agentId = repair.agent_id
})
afterAll(() => t?.close())

const lists = {
  members: 'Member/GetPageList',
  devices: 'Device/GetPageList',
  orders: 'Order/GetPageList',
  transfers: 'Agent/GetTransferPageList',
  balances: 'Consume/GetBalancePageList',
  repairs: 'Repair/GetTradePageList',
  deposits: 'Member/GetDepositPageList',
} as const

test('an agent says how many records it has, as many as their lists have, of those that the reader may read', async () => {
  const counts = granted(await admin('Agent/GetListCounts', { id: agentId }))
  for (const [name, path] of Object.entries(lists))
    expect([name, (await admin(path, { agent_id: agentId })).Total]).toEqual([name, counts[name]])
  expect(counts).toMatchObject({ members: 2, orders: 0, transfers: 1, balances: 1, repairs: 2, deposits: 5 })

  const finance = granted(await (await t.as('finance'))('Agent/GetListCounts', { id: agentId }))
  expect(Object.keys(finance).sort()).toEqual(['balances', 'deposits', 'orders', 'transfers'])

  const own = await makeAgentUser(t, agentId)
  expect(granted(await own.post('Agent/GetListCounts', { id: agentId }))).toMatchObject({ members: 2, repairs: 2 })
  const other = await makeAgentUser(t, await agentRow(t))
  expect(await other.post('Agent/GetListCounts', { id: agentId })).toMatchObject({ Code: 403 })
  expect(await admin('Agent/GetListCounts', { id: 999_999 })).toMatchObject({ Code: 1002 })
})

test('a device has its repairs and deposits, for whoever may read them', async () => {
  const [repair] = (await admin('Repair/GetTradePageList', {})).Data
  const repaired = granted(await admin('Device/Get', { id: repair.device_id }))
  expect(repaired.repairs).toMatchObject([
    { id: repair.id, bill_no: repair.bill_no, fault_desc: repair.fault_desc, status: repair.status },
  ])
  const deposits = (await admin('Member/GetDepositPageList', { agent_id: agentId })).Data
  const [paid] = deposits.filter(({ deposit_paid }: { deposit_paid: number }) => deposit_paid > 0)
  const leased = granted(await admin('Device/Get', { id: paid.device_id }))
  expect(leased.deposits).toMatchObject([
    { id: paid.id, member_name: paid.member_name, deposit_due: 200_000, held: 200_000, status: paid.status },
  ])
})
