import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { audits } from './audits.ts'
import { type Calendar, MINUTE, TIMEZONE } from './calendar.ts'
import { handoverRows } from './handoverRows.ts'
import { insertRows } from './insertRows.ts'
import { makeKeys } from './keys.ts'
import { ledgerRows } from './ledgerRows.ts'
import { outletDays } from './outletDays.ts'
import type { Person, Team } from './people.ts'
import { reminders } from './reminders.ts'
import { reportLosses } from './reportLosses.ts'
import { signIns } from './signIns.ts'

/** The log and the reminders go back so many days; of older handovers the register itself tells enough. */
const LOGGED_DAYS = 7

type Options = { teams: readonly Team[]; people: readonly Person[]; days: Calendar }

/** Keys, their handovers, and what these left in log and reminders. */
export async function fillHandovers(tx: Kysely<DB>, { teams, people, days }: Options) {
  const since = days.at(-LOGGED_DAYS, 0)
  await preparePartitions(tx, since, days.now)
  // Times without a zone are those of the business.
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
  const visits = signIns(people, days)
  await signedIn(tx, visits)
  await insertRows(tx, 'sys_log', audits(filed, visits, since))
  await insertRows(tx, 'remind_msg', reminders(filed, since, days.now))
  await reportLosses(tx, filed)
  return { keys: ledger.length, handovers: filed.length }
}

/** Months that lie behind `now` have no partition of the log yet, and cannot get one once their rows are elsewhere. */
async function preparePartitions(tx: Kysely<DB>, since: number, now: number): Promise<void> {
  for (const at of [new Date(since), new Date(now)])
    await sql`select roll_partitions(${at}) where to_regclass('sys_log_' || to_char(${at}::timestamptz, 'YYYYMM')) is null`.execute(
      tx,
    )
}

async function signedIn(tx: Kysely<DB>, visits: ReturnType<typeof signIns>): Promise<void> {
  const last = visits.map(({ at, person }) => ({ id: person.id, time: new Date(at - (at % MINUTE)), ip: person.ip }))
  await sql`
    update sys_user set last_login_time = last.time, last_login_ip = last.ip
    from jsonb_to_recordset(${JSON.stringify(last)}::jsonb) as last(id bigint, time timestamptz, ip text)
    where sys_user.id = last.id`.execute(tx)
}
