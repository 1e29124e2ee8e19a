import type { Action } from '@shouya/contract/action'
import { sql } from 'kysely'
import { type Account, makeAccount } from '../factories.ts'
import { type Answer, type TestApp, testApp } from '../testApp.ts'
import { nameOf } from './actions.ts'
import { flawOf } from './answer.ts'
import { FAR, fillPools, type Pools } from './hooks.ts'

/** Random at each run unless given, and printed, so that a failure can be reproduced. */
export const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2_147_483_647)

/** Runs per action; `DEEP=1` for a long night, `DEEP=5` for five times as many. */
const factor = process.env.DEEP ? (Number(process.env.DEEP) > 1 ? Number(process.env.DEEP) : 30) : 1
export const runs = (count: number): number => Math.round(count * factor)
export const patience = { timeout: 60_000 * factor }

export type FuzzApp = {
  t: TestApp
  pools: Pools
  /** Has every operation, but one outlet as scope. */
  near: Account
  /** Calls as `near`, and restores the caller when the call has ended its session or changed its account. */
  call(action: Action, body: unknown, headers?: Record<string, string>): Promise<Answer>
  /** The fault of a response to `near`; null if there is none. */
  flaw(action: Action, answer: Answer): string | null
}

export async function fuzzApp(): Promise<FuzzApp> {
  const t = await testApp()
  const near = await makeAccount(t, { unit: 'BA0011', scope: 3 })
  const far = await makeAccount(t, { unit: 'BB0011', scope: 3, name: '某_far' })
  const pools = await fillPools(t, near, far)
  const db = t.services.database.kysely

  const restore = async () => {
    await sql`update sys_user set status = 1, must_change_pwd = false, password_history = '{}', version = 1,
      password_hash = (select password_hash from sys_user where username = 'admin') where id = ${near.id}`.execute(db)
    await sql`update session set end_time = null where id = ${`test-${near.username}`}`.execute(db)
    await sql`select pg_notify('shouya', '{"type":"permission"}')`.execute(db)
    await new Promise((done) => setTimeout(done, 20))
  }
  /** Limits are tested elsewhere; here they would make everything else unreachable. */
  const forget = async () => {
    await db.deleteFrom('rate_hit').execute()
    await db.deleteFrom('sign_in_failure').execute()
    await db.deleteFrom('sign_in_lock').execute()
  }
  /** Each wrong password that these are called with brings the account nearer to its lock. */
  const guessing = new Set(['Agent/UpdatePwd', 'User/UpdatePwd', 'User/Prove'])
  const upsetting = new Set([
    'Agent/UpdatePwd',
    'User/UpdatePwd',
    'User/ResetPwd',
    'User/EndSession',
    'Totp/Reset',
    'User/Edit',
    'User/Delete',
    'Login/Logout',
  ])

  return {
    t,
    near,
    pools,
    async call(action, body, headers) {
      const name = nameOf(action)
      if (action.access === 'public' || guessing.has(name)) await forget()
      const answer = await near.post(name, body, headers)
      if (upsetting.has(name) && answer.Code === 0) await restore()
      return answer
    },
    flaw(action, answer) {
      const flaw = flawOf(action, answer)
      if (flaw) return flaw
      // The log belongs to no unit: only roles that see everything have it (domain 14).
      if (action.controller === 'Log') return null
      // The candidates for a task: everybody, by name, unit and post (papers.db.test.ts).
      if (nameOf(action) === 'OaExamine/GetPersonList') return null
      const { headers, ...json } = answer
      // People of any unit can be asked, informed or be substitutes: their names are no leak, their records would be.
      const names = /^(OaExamine|OaFlow|Leave)$/.test(action.controller) ? /"(principal_)?name":"[^"]*"/ : /$^/
      const leak = FAR.exec(JSON.stringify(json).replaceAll(new RegExp(names, 'g'), ''))
      return leak ? `another unit's row: …${leak[0]}… in ${JSON.stringify(json).slice(0, 400)}` : null
    },
  }
}
