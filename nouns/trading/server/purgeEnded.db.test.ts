import { granted } from '@shouya/server/testing/factories.ts'
import { type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { purgeAgents } from '../agent/server/purge.ts'
import { purgeMembers } from '../member/server/purge.ts'
import { makeMember, moveMember, newIdCard } from '../member/server/testing/members.ts'
import { makeOffice, openOffice } from './testing/agents.ts'
import { agentRow } from './testing/rows.ts'

let t: TestApp
let office: Awaited<ReturnType<typeof openOffice>>
beforeAll(async () => {
  t = await testApp()
  office = await openOffice(t)
})
afterAll(() => t?.close())

/** A moment so many days after five years from the test's now. */
const fiveYearsAnd = (days: number): Date => {
  const at = new Date(t.clock.at)
  at.setUTCFullYear(at.getUTCFullYear() + 5)
  return new Date(at.getTime() + days * 86_400_000)
}
const count = async (query: string, id: number): Promise<number> => {
  const { rows } = await t.services.database.pool.query(`select count(*)::int as count from ${query}`, [id])
  return rows[0].count
}
const historyOf = async (table: string, id: number) =>
  granted(await office.judge.post('Common/GetHistory', { table, id })).map((entry: { action: string }) => entry.action)

test('five years after the end of a contract the name of the agent stays, and nothing of its people', async () => {
  const { maker, judge, finance, seen, record } = office
  const id = await office.disabled()
  const row = await record(id)
  const again = await office.disabled()
  await t.services.database.pool.query('update agent set id_card_mask = $2, address = $3 where id = $1', [
    id,
    '9999**********1234',
    '某路 1 号',
  ])
  await t.services.database.pool.query("insert into agent_secret (agent_id, kind, sealed) values ($1, 1, 'x')", [id])
  expect(await count("file where ref_table = 'agent' and ref_id = $1", id)).toBe(1)
  granted(await maker.post('Agent/AskEnd', { ...(await seen(id)), reason: '双方不再合作' }))
  granted(await finance.post('Agent/End', { ...(await seen(id)), command: 'pass' }))

  expect(await purgeAgents(t.services, fiveYearsAnd(-1))).toBe(0)
  expect(await purgeAgents(t.services, fiveYearsAnd(1))).toBe(1)
  expect(await purgeAgents(t.services, fiveYearsAnd(1))).toBe(0)
  expect(await record(id)).toMatchObject({
    ...{ agent_name: row.agent_name, contact_name: row.contact_name, status: 5, moves: [] },
    ...{ phone_mask: null, id_card_mask: null, address: null, licence_files: [], purge_time: expect.any(String) },
  })
  expect(granted(await judge.post('Agent/Reveal', { id }))).toEqual({ phone: null, id_card: null, bank_account: null })
  expect(await count('agent_secret where agent_id = $1', id)).toBe(0)
  expect(await count("file where ref_table = 'agent' and ref_id = $1", id)).toBe(0)
  expect(await historyOf('agent', id)).toContain('Job/agent_purge')
  // Nobody else lost anything.
  expect(await record(again)).toMatchObject({ purge_time: null, phone_mask: expect.any(String) })
})

test('the same of a member after its membership', async () => {
  const { maker } = office
  const agentId = await agentRow(t)
  const [first, second] = [await makeOffice(t, 'member_service'), await makeOffice(t, 'member_service')]
  const { id } = await makeMember(t, first, agentId, {
    ...{ member_type: 3, identity: newIdCard(), bank_account: '6217000000000000123', address: '某路 2 号' },
  })
  granted(await moveMember(first.post, 'ApplyForAudit', id))
  granted(await moveMember(second.post, 'Audit', id, { command: 'pass' }))
  const before = granted(await first.post('Member/Get', { id }))
  expect(await count("file where ref_table = 'member' and ref_id = $1", id)).toBe(1)
  expect(await count('member_secret where member_id = $1', id)).toBe(2)
  expect(await purgeMembers(t.services, fiveYearsAnd(1))).toBe(0)
  granted(await moveMember(first.post, 'Cancel', id, { reason: '不再合作' }))

  expect(await purgeMembers(t.services, fiveYearsAnd(-1))).toBe(0)
  expect(await purgeMembers(t.services, fiveYearsAnd(1))).toBe(1)
  expect(granted(await first.post('Member/Get', { id }))).toMatchObject({
    ...{ member_no: before.member_no, member_name: before.member_name, contact_name: before.contact_name, status: 5 },
    ...{ phone_mask: null, identity_mask: null, bank_account_mask: null, address: null, licence_files: [] },
    purge_time: expect.any(String),
  })
  expect(granted(await first.post('Member/Reveal', { id }))).toEqual({
    ...{ identity: null, bank_account: null, phone: null },
  })
  expect(await count('member_secret where member_id = $1', id)).toBe(0)
  expect(await count("file where ref_table = 'member' and ref_id = $1", id)).toBe(0)
  const filters = {
    controller: 'Member',
    filters: { keywords: before.member_name },
    columns: ['member_name', 'phone_mask'],
  }
  expect(await maker.post('Common/Export', filters)).toMatchObject({ Code: 0, Data: { rows: 1 } })
})
