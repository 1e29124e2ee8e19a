import type { Kysely } from 'kysely'
import type { Unscoped } from '../../db/scope.ts'
import type { Principal } from '../context.ts'
import { fail } from '../failure.ts'
import { moment } from '../time/moment.ts'

const MINUTES = 5

type Session = { db: Kysely<Unscoped>; user: Pick<Principal, 'sessionId'>; now: Date }

/**
 * Fails with 1016 unless the caller has confirmed their password in this session in the last five minutes. Required for
 * every change of credentials or grants, after the check of permissions: an open session alone must not be enough to
 * create an account for oneself (ADR 039).
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
