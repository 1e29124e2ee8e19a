import { join } from 'node:path'
import { demo } from '@shouya/nouns/demo.gen.ts'
import { all } from '@shouya/nouns/manifests.gen.ts'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { hashPassword } from '../core/access/passwords.ts'
import { openFileStore } from '../core/files/store.ts'
import { openKeys } from '../core/keys/keys.ts'
import type { Services } from '../core/services.ts'
import type { DB } from '../db/schema.gen.ts'
import { types } from '../db/types.ts'
import { servicesOf } from './actAs.ts'
import { type Calendar, calendar, TIMEZONE } from './calendar.ts'
import { drawAhead } from './drawAhead.ts'
import { FillingClient } from './FillingClient.ts'
import { fillOrganisation } from './fillOrganisation.ts'
import { inOrder } from './inOrder.ts'
import { nameBank } from './nameBank.ts'
import type { Counts } from './part.ts'
import { withoutUpkeep } from './withoutUpkeep.ts'

const PASSWORD = 'Demo@2026'
/** Two servers that start on the same empty database: one fills it, the other waits and finds it full. */
const LOCK = 20_260_302
const parts = inOrder(demo)
export const filled: readonly string[] = [
  ...['dept', 'sys_user', 'user_role', 'serial', 'sys_log', 'remind_msg', 'topic_effect'],
  ...parts.flatMap(({ tables }) => tables),
]

/** Statistics of a tenth of the usual sample: taking apart the words of keyword indexes is most of their work. */
const options = '-c default_statistics_target=10'

/** `home`: where the server keeps its keys and files. */
type Options = { now: Date; say(line: string): void; home: { keysFile: string; dataDir: string } }

/**
 * Fills an empty database with the demonstration: organisation, accounts, and the parts of the nouns, sixty days until
 * `now`. All in one transaction, so that an interrupted start finds it empty again. `url` is the owner's.
 */
export async function loadDemo(url: string, { now, say, home }: Options): Promise<void> {
  const started = performance.now()
  const session = { types, application_name: 'shouya-demo', options }
  const pool = new pg.Pool({ connectionString: url, max: 2, Client: FillingClient, ...session })
  // A lost connection fails the waiting query; without a listener the error would end the process.
  pool.on('error', () => {})
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  try {
    const hash = await hashPassword(PASSWORD)
    const days = calendar(now)
    // The store is linked to its database before anything is in it: an interrupted start finds both consistent.
    const files = await openFileStore(join(home.dataDir, 'files'), db)
    const services = servicesOf({ keys: openKeys(home.keysFile), files })
    const counts = await db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx)
      if (await tx.selectFrom('sys_user').select('id').limit(1).executeTakeFirst()) return null
      return await withoutUpkeep(tx, () => fill(tx, { hash, days, services, say }))
    })
    if (!counts) return
    // Updates statistics and visibility maps, so that plans suit the new rows and index-only scans are possible.
    await Promise.all([...new Set(filled)].map((table) => sql`vacuum (analyze) ${sql.table(table)}`.execute(db)))
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    const summaries = Object.entries(counts).map(([what, count]) => `${count} ${what}`)
    say(`The demonstration is there: ${summaries.join(', ')} (${seconds} s)`)
  } finally {
    await db.destroy()
  }
}

type Contents = { hash: string; days: Calendar; services: Services; say(line: string): void }

/** The organisation, then the parts. Returns the numbers of rows. */
async function fill(tx: Kysely<DB>, { hash, days, services, say }: Contents): Promise<Record<string, number>> {
  say('Loading the demonstration: organisation and accounts')
  const drawn = drawAhead(services.files, parts)
  await nameBank(tx)
  const { units, people, teams, visits } = await fillOrganisation(tx, days, hash)
  const [admin] = people
  if (!admin) throw new Error('nobody to make flows and forms')
  // Times without a zone are in the business time zone.
  await sql`set local time zone ${sql.lit(TIMEZONE)}`.execute(tx)
  const counts: Record<string, number> = { units: units.length, accounts: people.length }
  const finishes: (() => Promise<Counts>)[] = []
  const later = (finish: () => Promise<Counts>) => void finishes.push(finish)
  const common = { units, people, admin, teams, visits, days, services, all, later }
  for (const part of parts) {
    say(`Loading the demonstration: ${part.title}`)
    const pictures = (await drawn.get(part)) ?? []
    Object.assign(counts, await part.fill(tx, { ...common, pictures }))
  }
  for (const finish of finishes) Object.assign(counts, await finish())
  return counts
}
