import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { DB } from './schema.gen.ts'
import { types } from './types.ts'

export type Database = {
  readonly pool: pg.Pool
  readonly kysely: Kysely<DB>
  /** False where the roles could not be made: triggers alone protect evidence, and `/readyz` says so. */
  readonly roles: boolean
  readonly timezone: string
  close(): Promise<void>
}

const STATEMENT_TIMEOUT = 5_000
const IDLE_IN_TRANSACTION = 10_000

/** Opens the application's pool: role app, business time zone, time-outs of the foundation issue. */
export async function connect(url: string, max: number): Promise<Database> {
  const { roles, timezone } = await look(url)
  const options = [
    `-c statement_timeout=${STATEMENT_TIMEOUT}`,
    `-c idle_in_transaction_session_timeout=${IDLE_IN_TRANSACTION}`,
    `-c TimeZone=${timezone}`,
    // Plans of a custom query stay good for the arrays of a scope; generic ones guess their size.
    '-c jit=off',
    ...(roles ? ['-c role=shouya_app'] : []),
  ].join(' ')
  const pool = new pg.Pool({ connectionString: url, max, types, options, application_name: 'shouya' })
  // A broken idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  // One that breaks between two statements of a transaction: the next statement fails, and the pool replaces it.
  pool.on('connect', (client) => client.on('error', () => {}))
  const kysely = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  return { pool, kysely, roles, timezone, close: () => kysely.destroy() }
}

async function look(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query(`
      select (select value from setting where key = 'business.timezone') as timezone,
        coalesce((select pg_has_role(current_user, oid, 'member') from pg_roles where rolname = 'shouya_app'), false) as roles`)
    return { timezone: rows[0].timezone ?? 'Asia/Shanghai', roles: rows[0].roles as boolean }
  } finally {
    await client.end()
  }
}
