import { message } from '@shouya/contract/messages'
import type { Services } from '@shouya/server/core/services.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { isInArrears } from '../../server/owing.ts'
import { member } from '../noun.ts'
import { dealing } from '../rules.ts'
import { arrearsOf } from './arrears.ts'
import { changeStanding } from './changeStanding.ts'
import { freeIfPaid } from './freeIfPaid.ts'
import { lockStanding } from './lockStanding.ts'
import { tellOfArrears } from './tellOfArrears.ts'

/** Devices that a reason names. */
const MOST = 3

/**
 * Every hour: a member with a device that the clock has stopped and that is still not paid for is warned, with its agent and member
 * service, and frozen after the days of the setting; the days count from the warning. One that pays goes on at once (`freeIfPaid`), one
 * whose devices were given back does so here. Whom a person has frozen stays frozen. Answers how many were frozen or go on.
 */
export async function settleArrears(
  { database, settings }: Pick<Services, 'database' | 'settings'>,
  now: Date,
): Promise<number> {
  const days = await settings.get('trade.freeze_days')
  const { rows } = await sql<{ id: number }>`
    select id from member where status = ${dealing} and arrears_since is null and exists (
      select from device where device.member_id = member.id and ${isInArrears(now)})
    union all select id from member where arrears_since is not null order by id`.execute(database.kysely)
  let changed = 0
  for (const { id } of rows)
    if (
      await database.kysely.transaction().execute((tx) => settle(tx as unknown as Kysely<Unscoped>, id, { now, days }))
    )
      changed++
  return changed
}

/** Judges a member anew under its lock: whoever pays at this moment, or another server, has changed it meanwhile. */
async function settle(db: Kysely<Unscoped>, id: number, { now, days }: { now: Date; days: number }): Promise<boolean> {
  const standing = await lockStanding(db, id)
  const arrears = await arrearsOf(db, id, now)
  if (arrears.length === 0) return freeIfPaid(db, standing, now)
  if (standing.status !== dealing) return false
  const said = { devices: namesOf(arrears), days }
  if (standing.arrears_since === null) {
    await changeStanding(db, standing, { arrears_since: now }, now)
    await tellOfArrears(db, standing, 'member_warned', said, now)
    return false
  }
  const { rows } = await sql<{ due: boolean }>`
    select arrears_since + make_interval(days => ${days}::int) <= ${now}::timestamptz as due from member where id = ${id}`.execute(
    db,
  )
  if (!rows[0]?.due) return false
  const reason = message('CN', 'member.arrears.reason', said)
  const frozen = { status: member.states.codes.frozen, auto_frozen: true, status_reason: reason }
  await changeStanding(db, standing, frozen, now)
  await tellOfArrears(db, standing, 'member_frozen', said, now)
  return true
}

/** The devices by their numbers, of many the first ones. */
const namesOf = (arrears: readonly { device_no: string }[]): string =>
  arrears
    .slice(0, MOST)
    .map(({ device_no }) => device_no)
    .join('、') + (arrears.length > MOST ? `…(${arrears.length})` : '')
