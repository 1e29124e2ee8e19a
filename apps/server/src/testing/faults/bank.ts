import { join } from 'node:path'
import pg from 'pg'
import { openTokens } from '../../core/access/tokens.ts'
import { openKeys } from '../../core/keys/keys.ts'
import { type Call, callerOf } from './caller.ts'
import type { Product } from './product.ts'

const ROLE = 'branch_security'

export type Actor = { readonly id: number; readonly name: string; readonly call: Call }

/** People who may start and decide, each with a session, and `admin`. */
export async function openBank(product: Product, people: number): Promise<{ admin: Actor; actors: Actor[] }> {
  const owner = new pg.Client({ connectionString: product.url() })
  await owner.connect()
  try {
    await owner.query(
      `with made as (
        insert into sys_user (username, password_hash, password_time, must_change_pwd, real_name, phone, dept_id, create_time)
        select 'actor' || n, 'x', now(), false, '人员' || n, '139' || lpad(n::text, 8, '0'), (select min(id) from dept), now()
        from generate_series(1, $1::int) n returning id)
      insert into user_role (user_id, role_id) select made.id, role.id from made, role where role_code = $2`,
      [people, ROLE],
    )
    await owner.query(`insert into session (id, user_id, ip, user_agent, create_time, last_seen_time, expire_time)
      select 'fault' || id, id, '127.0.0.1', 'fault', now(), now(), now() + interval '1 day' from sys_user`)
    await owner.query('update sys_user set must_change_pwd = false')
    const { rows } = await owner.query('select id::int as id, username from sys_user order by id')
    const tokens = openTokens(openKeys(join(product.dataDir, 'keys.json')))
    const expires = new Date(Date.now() + 86_400_000)
    const all: Actor[] = []
    for (const { id, username } of rows)
      all.push({
        id,
        name: username,
        call: callerOf(product.address, await tokens.sign(`fault${id}`, 'bearer', expires)),
      })
    const [admin, ...actors] = all
    if (!admin) throw new Error('no admin')
    return { admin, actors }
  } finally {
    await owner.end()
  }
}

/** The data of a response, which must be a success. */
export async function granted(call: Call, path: string, body: object) {
  const { Code, Message, Data } = await call(path, body)
  if (Code !== 0) throw new Error(`${path}: ${Code} ${Message} ${JSON.stringify(Data)}`)
  return Data
}
