import { join } from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { hashPassword } from '../core/access/passwords.ts'
import { openFileStore } from '../core/files/store.ts'
import { openKeys } from '../core/keys/keys.ts'
import type { Services } from '../core/services.ts'
import type { DB } from '../db/schema.gen.ts'
import { types } from '../db/types.ts'
import { servicesOf } from './actAs.ts'
import { approvalTables, fillApprovals } from './approvals/fillApprovals.ts'
import { runEffects, runLaterEffects } from './approvals/runEffects.ts'
import { type Calendar, calendar } from './calendar.ts'
import { checkTables, fillChecks } from './checks/fillChecks.ts'
import { escortTables, fillEscort } from './escort/fillEscort.ts'
import { fillPlans, planTables } from './escort/fillPlans.ts'
import { faultTables, fillFaults } from './faults/fillFaults.ts'
import { fillForms, formTables } from './fillForms.ts'
import { fillHandovers } from './fillHandovers.ts'
import { fillOrganisation } from './fillOrganisation.ts'
import { fillMoneyBoxes, moneyBoxTables } from './moneyBox/fillMoneyBoxes.ts'
import { nameBank } from './nameBank.ts'
import { fillNotices, noticeTables } from './notices/fillNotices.ts'
import { fillTasks, taskTables } from './tasks/fillTasks.ts'
import { fillVideos, videoTables } from './videos/fillVideos.ts'
import { fillVisitors, visitorTables } from './visitors/fillVisitors.ts'
import { withoutKeywordIndexes } from './withoutKeywordIndexes.ts'

const PASSWORD = 'Demo@2026'
/** Two servers that start on the same empty database: one fills it, the other waits and finds it full. */
const LOCK = 20_260_302
export const filled = [
  'dept',
  'sys_user',
  'user_role',
  'key_ledger',
  'room_key',
  'room_key_item',
  'serial',
  'sys_log',
  'remind_msg',
  'topic_effect',
  ...checkTables,
  ...escortTables,
  ...visitorTables,
  ...videoTables,
  ...formTables,
  ...approvalTables,
  ...noticeTables,
  ...planTables,
  ...moneyBoxTables,
  ...taskTables,
  ...faultTables,
]

/** `home`: where the server keeps its keys and files. */
type Options = { now: Date; say(line: string): void; home: { keysFile: string; dataDir: string } }

/**
 * Fills an empty database with the demonstration: organisation, accounts, keys, sixty days of handovers until `now`,
 * forms. All in one transaction, so that an interrupted start finds it empty again. `url` is the owner's.
 */
export async function loadDemo(url: string, { now, say, home }: Options): Promise<void> {
  const started = performance.now()
  const pool = new pg.Pool({ connectionString: url, max: 2, types, application_name: 'shouya-demo' })
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
      return await withoutKeywordIndexes(tx, () => fill(tx, { hash, days, services, say }))
    })
    if (!counts) return
    // Updates statistics and visibility maps, so that plans suit the new rows and index-only scans are possible.
    await Promise.all(filled.map((table) => sql`vacuum (analyze) ${sql.table(table)}`.execute(db)))
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    const summaries = Object.entries(counts).map(([what, count]) => `${count} ${what}`)
    say(`The demonstration is there: ${summaries.join(', ')} (${seconds} s)`)
  } finally {
    await db.destroy()
  }
}

type Contents = { hash: string; days: Calendar; services: Services; say(line: string): void }

/** The parts in the order of their dependencies. Returns the numbers of rows. */
async function fill(tx: Kysely<DB>, { hash, days, services, say }: Contents): Promise<Record<string, number>> {
  say('Loading the demonstration: organisation and accounts')
  await nameBank(tx)
  const { units, people, teams, visits } = await fillOrganisation(tx, days, hash)
  say('Loading the demonstration: keys and sixty days of handovers')
  const rows = await fillHandovers(tx, { teams, visits, days })
  say('Loading the demonstration: forms')
  const admin = people[0]
  if (!admin) throw new Error('nobody to make the forms')
  const { forms, filed } = await fillForms(tx, { admin, teams, days, services })
  say('Loading the demonstration: approvals')
  const requests = await fillApprovals(tx, { people, teams, forms, days, services })
  const asked = await runEffects(tx)
  say('Loading the demonstration: daily checks and rectifications')
  const checks = await fillChecks(tx, { people, teams, days, services })
  say('Loading the demonstration: escort companies, vehicles and staff')
  const escort = await fillEscort(tx, { units, people, days, services })
  say('Loading the demonstration: escort routes, plans and boxes')
  const planned = await fillPlans(tx, days)
  say('Loading the demonstration: escort handovers')
  const moneyBoxes = await fillMoneyBoxes(tx, { people, teams, days })
  say('Loading the demonstration: visitors')
  const visitors = await fillVisitors(tx, { teams, days, services })
  const videos = await fillVideos(tx, { people, teams, days, services, asked })
  say('Loading the demonstration: daily tasks')
  const tasks = await fillTasks(tx, { days })
  say('Loading the demonstration: faults')
  const faults = await fillFaults(tx, { teams, days })
  await runLaterEffects(tx, days, admin)
  say('Loading the demonstration: notices')
  const notices = await fillNotices(tx, { people, units, days, services })
  return {
    units: units.length,
    accounts: people.length,
    ...rows,
    ...checks,
    ...escort,
    ...planned,
    'escort handovers': moneyBoxes,
    tasks,
    faults,
    'filed forms': filed,
    requests,
    visitors,
    'recordings accessed': videos,
    notices,
  }
}
