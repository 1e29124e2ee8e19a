import { openTokens } from '../../apps/server/src/core/access/tokens.ts'
import { openKeys } from '../../apps/server/src/core/keys/keys.ts'
import type { Running } from '../server/ours.ts'
import type { World } from '../server/world.ts'

/** An account with a large inbox: a tenth of everything open awaits it. */
export const BUSY = 3
export const PEOPLE = 1_000

export type Flow = { id: number; version_id: number }
export type Bank = { short: Flow; long: Flow; token: string; starter: string }

const node = (id: string, user: number) => ({
  id,
  type: 'approve',
  name: id,
  who: [{ rule: 'users', users: [user] }],
  mode: { kind: 'any', anyRefuse: 'first' },
  actions: ['refuse'],
})

const definition = (flow: object[]) => ({
  format: 1,
  name: 'bench',
  policies: {
    withdraw: 'untilEnd',
    duplicate: 'never',
    duplicateIfFormChanged: 'ask',
    selfApprove: 'superior',
    empty: { to: 'admin' },
    maxRounds: 10,
    urgeEvery: 30,
  },
  start: { fields: {}, picks: [] },
  flow,
})

const document = JSON.stringify({
  list: [{ type: 'input', label: 'title', model: 'title', key: 'input_1', options: {}, rules: [{ required: true }] }],
  config: { layout: 'horizontal' },
})

/** Accounts, and eight flows typical for a bank; a request of the short one awaits the busy account. */
export async function openBank({ query, keysFile, token }: World, { url }: Running): Promise<Bank> {
  await query(`
    insert into sys_user (username, password_hash, password_time, must_change_pwd, real_name, phone, dept_id, create_time)
      select 'more' || n, 'x', now(), false, 'person ' || n, '138' || lpad(n::text, 8, '0'), 10 + n % 120, now()
      from generate_series((select count(*) from sys_user) + 1, ${PEOPLE}) n;
    insert into user_role select id, (select id from role where role_code = 'branch_security') from sys_user where id > 2;
    insert into session (id, user_id, ip, user_agent, create_time, last_seen_time, expire_time)
      select 'bench' || id, id, '127.0.0.1', 'bench', now(), now(), now() + interval '1 day' from sys_user where id in (3, 4)`)
  const post = async (path: string, body: object) => {
    const response = await fetch(`${url}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token.all}` },
      body: JSON.stringify(body),
    })
    const { Code, Message, Data } = (await response.json()) as { Code: number; Message: string; Data: never }
    if (Code !== 0) throw new Error(`${path}: ${Message} ${JSON.stringify(Data)}`)
    return Data as { id: number; version: number; version_id: number }
  }
  const category = await post('CustomForm/SaveCategory', { category_name: 'bench' })
  const form = await post('CustomForm/Save', { form_name: 'bench', category_id: category.id, role_ids: [], document })
  await post('CustomForm/Publish', { id: form.id, version: form.version })
  const publish = async (flow_name: string, flow: object[]): Promise<Flow> => {
    const { id: category_id } = await post('OaExamine/SaveCategory', { category_name: `for ${flow_name}` })
    const fields = { flow_name, category_id, form_id: form.id, role_ids: [], dept_ids: [] }
    const { id, version } = await post('OaFlow/Save', { ...fields, definition: definition(flow) })
    await post('OaFlow/Publish', { id, version })
    const { version_id } = await post('OaFlow/GetVersion', { id, version_no: 1 })
    return { id, version_id }
  }
  const short = await publish('short', [node('n1', BUSY)])
  for (let n = 0; n < 6; n++) await publish(`other ${n}`, [node('n1', BUSY)])
  const sixty = Array.from({ length: 60 }, (_, index) => node(`n${index + 1}`, 10 + index))
  const long = await publish('long', sixty)
  const tokens = openTokens(openKeys(keysFile))
  const expires = new Date(Date.now() + 86_400_000)
  return {
    short,
    long,
    token: await tokens.sign(`bench${BUSY}`, 'bearer', expires),
    starter: await tokens.sign('bench4', 'bearer', expires),
  }
}
