import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import pg from 'pg'
import { plain } from './isPlain.ts'
import { KeepingClient } from './KeepingClient.ts'
import type { DB } from './schema.gen.ts'
import { types } from './types.ts'
import { withClient } from './withClient.ts'

export type Database = {
  readonly pool: pg.Pool
  readonly kysely: Kysely<DB>
  /** A transaction of the retention job, which alone may delete evidence, on a connection opened for it. */
  keeping<T>(work: (tx: Transaction<DB>) => Promise<T>): Promise<T>
  /** False where the application shares the owner's login: only triggers protect evidence then (`/readyz`). */
  readonly roles: boolean
  readonly timezone: string
  close(): Promise<void>
}

const STATEMENT_TIMEOUT = 5_000
const IDLE_IN_TRANSACTION = 10_000

/** Opens the application's pool: role app, business time zone, time-outs of the foundation issue. */
export async function connect(url: string, max: number, keeperUrl = url): Promise<Database> {
  const { member, roles, timezone } = await inspectServer(url)
  const open = (connectionString: string, size: number, role?: string) => {
    const options = [
      `-c statement_timeout=${STATEMENT_TIMEOUT}`,
      `-c idle_in_transaction_session_timeout=${IDLE_IN_TRANSACTION}`,
      `-c TimeZone=${timezone}`,
      // Custom plans suit the arrays of a scope; generic ones guess their size.
      '-c jit=off',
      ...(role ? [`-c role=${role}`] : []),
    ].join(' ')
    const session = { types, options, application_name: 'shouya' }
    const pool = new pg.Pool({ connectionString, max: size, Client: KeepingClient, ...session })
    // The pool replaces a broken idle connection; without a listener the error would end the process.
    pool.on('error', () => {})
    // A connection that breaks between two statements of a transaction: the next statement fails, and the pool replaces
    // it.
    pool.on('connect', (client) => client.on('error', () => {}))
    return pool
  }
  const pool = open(url, max, member ? 'shouya_app' : undefined)
  const kysely = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  return {
    pool,
    kysely,
    async keeping(work) {
      const keeper = new Kysely<DB>({ dialect: new PostgresDialect({ pool: open(keeperUrl, 1) }) })
      try {
        return await keeper.transaction().execute(async (tx) => {
          // Only this role may delete evidence; without it the job fails, which the log shows.
          await sql`set local role shouya_keeper`.execute(tx)
          return await work(tx)
        })
      } finally {
        await keeper.destroy()
      }
    },
    roles,
    timezone,
    close: () => kysely.destroy(),
  }
}

const inspectServer = (url: string): Promise<{ member: boolean; roles: boolean; timezone: string }> =>
  withClient(url, async (client) => {
    const { rows } = await client.query(`
      select (select value from setting where key = 'business.timezone') as timezone,
        coalesce(pg_has_role(current_user, to_regrole('shouya_app')::oid, 'member'), false) as member, plain from (${plain}) as who`)
    const [{ timezone, member, plain: roles }] = rows
    return { timezone: timezone ?? 'Asia/Shanghai', member, roles }
  })
