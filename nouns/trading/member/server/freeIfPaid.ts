import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import { member } from '../noun.ts'
import { arrearsOf } from './arrears.ts'
import { changeStanding } from './changeStanding.ts'
import type { Standing } from './lockStanding.ts'
import { tellOfArrears } from './tellOfArrears.ts'

/**
 * A locked member that was warned or frozen by the clock and is in arrears no more goes on at once: in the transaction of what it has paid,
 * or by the clock where its devices were given back. Answers whether it was frozen.
 */
export async function freeIfPaid(db: Kysely<Unscoped>, standing: Standing, now: Date): Promise<boolean> {
  if (standing.arrears_since === null || (await arrearsOf(db, standing.id, now)).length > 0) return false
  if (!standing.auto_frozen) {
    await changeStanding(db, standing, { arrears_since: null }, now)
    return false
  }
  const free = { status: member.states.codes.normal, auto_frozen: false, status_reason: null, arrears_since: null }
  await changeStanding(db, standing, free, now)
  await tellOfArrears(db, standing, 'member_freed', {}, now)
  return true
}
