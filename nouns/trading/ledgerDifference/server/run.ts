import { type RecordCheck, type RunBy, reconcile } from '@shouya/server/core/ledger/reconcile.ts'
import { remind } from '@shouya/server/core/messages/remind.ts'
import type { Services } from '@shouya/server/core/services.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import { corrects } from '../../books/corrects.ts'
import { holdersOf } from '../../server/holdersOf.ts'
import { ledgerDifference } from '../noun.ts'

/** Reconciles, and tells those who pay out of what was found. */
export async function run(db: Kysely<Unscoped>, checks: readonly RecordCheck[], by: RunBy, now: Date) {
  const done = await reconcile(db as unknown as Kysely<DB>, checks, by, now)
  if (done && done.differences > 0)
    await remind(
      db,
      {
        code: 'ledger_difference',
        receivers: await holdersOf(db, corrects.id, corrects.operation),
        params: { count: done.differences },
        link: `${ledgerDifference.route}&check_id=${done.id}`,
        table: 'ledger_check',
        id: done.id,
        level: 3,
      },
      now,
    )
  return done
}

/** Each night (job reconcile): once a day, whoever runs it again. Answers how many differences it found. */
export const reconcileNightly = (
  { database }: Pick<Services, 'database'>,
  now: Date,
  checks: readonly RecordCheck[],
): Promise<number> =>
  database.kysely.transaction().execute(async (tx) => {
    const done = await run(tx as unknown as Kysely<Unscoped>, checks, { night: localDay(now, database.timezone) }, now)
    return done?.differences ?? 0
  })
