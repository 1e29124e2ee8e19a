import { localDay } from '@shouya/server/core/time/local.ts'
import { type Account, granted, makeAccount, makeImage } from '@shouya/server/testing/factories.ts'
import type { TestApp } from '@shouya/server/testing/testApp.ts'

let serial = 0

/** A day some days from the test's today in the business time zone. */
export const dayFrom = (t: TestApp, days: number): string =>
  localDay(new Date(t.clock.at.getTime() + days * 86_400_000), t.services.database.timezone)

/** Somebody of the operations, or of another role of head office. */
export const makeOffice = (t: TestApp, role = 'trade_admin'): Promise<Account> =>
  makeAccount(t, { unit: 'HQ0000', role, scope: 1 })

/** Somebody of an agent. */
export const makeAgentUser = (t: TestApp, agent: number): Promise<Account> =>
  makeAccount(t, { unit: 'HQ0000', role: 'agent_user', type: 4, party: agent })

/** The body of a complete new agent. */
export async function agentBody(t: TestApp, by: Account, more: object = {}) {
  const no = ++serial
  return {
    agent_name: `新代理商${no}`,
    agent_level: 2,
    region_codes: ['330200'],
    contact_name: '某联系人',
    phone: `197${String(no).padStart(8, '0')}`,
    licence_file_ids: [await makeImage(t, by.id)],
    contract_begin: dayFrom(t, -10),
    contract_end: dayFrom(t, 300),
    ...more,
  }
}

/** An agent that waits for approval: entered and submitted by somebody. */
export async function submitted(t: TestApp, by: Account, more: object = {}): Promise<{ id: number; version: number }> {
  const saved = granted(await by.post('Agent/Save', await agentBody(t, by, more)))
  return granted(await by.post('Agent/Submit', { id: saved.id, version: saved.version }))
}

type Seen = { id: number; version: number }

/** Those who enter, approve and settle agents, and what they do in most tests. */
export async function openOffice(t: TestApp) {
  const [maker, judge, finance] = [await makeOffice(t), await makeOffice(t), await makeOffice(t, 'finance')]
  const record = async (id: number, by = judge) => granted(await by.post('Agent/Get', { id }))
  const seen = async (id: number): Promise<Seen> => {
    const { version } = await record(id)
    return { id, version }
  }
  const pass = async (id: number, by = judge) => by.post('Agent/Audit', { ...(await seen(id)), command: 'pass' })
  const approved = async (more: object = {}): Promise<number> => {
    const { id } = await submitted(t, maker, more)
    granted(await pass(id))
    return id
  }
  const disabled = async (): Promise<number> => {
    const id = await approved()
    granted(await judge.post('Agent/ChangeStatus', { ...(await seen(id)), command: 'disable', reason: '长期未续约' }))
    return id
  }
  return { maker, judge, finance, record, seen, pass, approved, disabled }
}
