import type { DB } from '@shouya/server/db/schema.gen.ts'
import { LOGGED_DAYS } from '@shouya/server/demo/calendar.ts'
import { insertRows } from '@shouya/server/demo/insertRows.ts'
import type { DemoPart, Ground } from '@shouya/server/demo/part.ts'
import { type Kysely, sql } from 'kysely'
import { makeKeys } from '../../keyLedger/demo/keys.ts'
import { audits } from './audits.ts'
import { handoverRows } from './handoverRows.ts'
import { ledgerRows } from './ledgerRows.ts'
import { outletDays } from './outletDays.ts'
import { oversight } from './oversight.ts'
import { reminders } from './reminders.ts'
import { reportLosses } from './reportLosses.ts'

export const part: DemoPart = {
  title: 'keys and sixty days of handovers',
  after: [],
  tables: ['key_ledger', 'room_key', 'room_key_item'],
  fill: fillHandovers,
}

/** Keys, their handovers, and the resulting log and reminders. */
async function fillHandovers(tx: Kysely<DB>, { teams, visits, days, all }: Ground) {
  const since = days.at(-LOGGED_DAYS, 0)
  await preparePartitions(tx, since, days.now)
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
  await reportLosses(tx, filed, all)
  return { keys: ledger.length, handovers: filed.length }
}

/** Months before `now` have no partition of the log yet, and cannot get one once their rows are in the default one. */
async function preparePartitions(tx: Kysely<DB>, since: number, now: number): Promise<void> {
  for (const at of [new Date(since), new Date(now)])
    await sql`select roll_partitions(${at}) where to_regclass('sys_log_' || to_char(${at}::timestamptz, 'YYYYMM')) is null`.execute(
      tx,
    )
}
