import type { Kysely } from 'kysely'
import type { Unscoped } from '../../db/scope.ts'
import type { Principal } from '../context.ts'
import { fail } from '../failure.ts'
import { moment } from '../time/moment.ts'

const MINUTES = 5

type Session = { db: Kysely<Unscoped>; user: Pick<Principal, 'sessionId'>; now: Date }

/**
 * Ends with 1016 unless the caller has said their password in this session in the last five minutes. Whatever changes
 * credentials or grants asks this, once it knows that the caller may: an open session alone is not enough to turn it into
 * an account of one's own (ADR 039).
 */
export async function checkProof({ db, user, now }: Session): Promise<void> {
  const proved = await db
    .selectFrom('session')
    .select('id')
    .where('id', '=', user.sessionId)
    .where('proved_time', '>', moment(new Date(now.getTime() - MINUTES * 60_000)))
    .executeTakeFirst()
  if (!proved) fail('NotProven')
}
