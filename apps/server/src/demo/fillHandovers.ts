import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { audits } from './audits.ts'
import { type Calendar, TIMEZONE } from './calendar.ts'
import { handoverRows } from './handoverRows.ts'
import { insertRows } from './insertRows.ts'
import { makeKeys } from './keys.ts'
import { ledgerRows } from './ledgerRows.ts'
import { outletDays } from './outletDays.ts'
import { oversight } from './oversight.ts'
import type { Team } from './people.ts'
import { reminders } from './reminders.ts'
import { reportLosses } from './reportLosses.ts'
import type { Visit } from './signIns.ts'

/** Days covered by the log and the reminders; for older handovers the register itself suffices. */
export const LOGGED_DAYS = 7

type Options = { teams: readonly Team[]; visits: readonly Visit[]; days: Calendar }

/** Keys, their handovers, and the resulting log and reminders. */
export async function fillHandovers(tx: Kysely<DB>, { teams, visits, days }: Options) {
  const since = days.at(-LOGGED_DAYS, 0)
  await preparePartitions(tx, since, days.now)
  // Times without a zone are in the business time zone.
  await sql`set local time zone ${sql.lit(TIMEZONE)}`.execute(tx)
  const keys = makeKeys(teams, days)
  const entries = teams.flatMap((team) => outletDays(team, keys.get(team) ?? [], days))
  const { filed, serials } = handoverRows(entries)
  const ledger = ledgerRows([...keys.values()].flat(), filed)
  await insertRows(tx, 'key_ledger', ledger)
  await insertRows(
    tx,
    'room_key',
    filed.map(({ row }) => row),
  )
  await insertRows(
    tx,
    'room_key_item',
    filed.flatMap(({ items }) => items),
  )
  await insertRows(tx, 'serial', serials)
  await insertRows(tx, 'sys_log', audits(filed, visits, oversight(visits, days), since))
  await insertRows(tx, 'remind_msg', reminders(filed, since, days.now))
  await reportLosses(tx, filed)
  return { keys: ledger.length, handovers: filed.length }
}

/** Months before `now` have no partition of the log yet, and cannot get one once their rows are in the default one. */
async function preparePartitions(tx: Kysely<DB>, since: number, now: number): Promise<void> {
  for (const at of [new Date(since), new Date(now)])
    await sql`select roll_partitions(${at}) where to_regclass('sys_log_' || to_char(${at}::timestamptz, 'YYYYMM')) is null`.execute(
      tx,
    )
}
