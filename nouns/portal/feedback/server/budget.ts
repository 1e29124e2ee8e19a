import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import { sql } from 'kysely'
import { cohortsOf, MOST_PER_COHORT, MOST_PER_DAY } from '../rules.ts'

/** The day of the bank on which a call comes. */
export const dayOf = ({ now, services }: Pick<Ctx, 'now' | 'services'>) => localDay(now, services.database.timezone)

/** Refuses more than ten a day of one account. */
export async function checkBudget(ctx: Ctx): Promise<void> {
  const { named } = await everything(ctx.db)
    .selectFrom('feedback')
    .select(sql<number>`count(*)::int`.as('named'))
    .where('create_user_id', '=', ctx.user.userId)
    .where('create_time', '>=', sql<string>`${dayOf(ctx)}::date`)
    .executeTakeFirstOrThrow()
  if (named >= MOST_PER_DAY) fail('WrongState', { reason: 'feedback.refused.tooMany', params: { most: MOST_PER_DAY } })
}

/**
 * Counts one that has nobody, and refuses what is too much for a day. A number by account would name the author on a quiet day, so it
 * is counted for a group of accounts, always the same ones (ADR 066).
 */
export async function spendAnonymous(ctx: Ctx): Promise<void> {
  const { db, user } = ctx
  const day = dayOf(ctx)
  const { accounts } = await everything(db)
    .selectFrom('sys_user')
    .select(sql<number>`count(*)::int`.as('accounts'))
    // Dictionary user_status: accounts in use.
    .where('status', '=', 1)
    .executeTakeFirstOrThrow()
  await db.deleteFrom('anonymous_budget').where('day', '<', sql<string>`${day}::date`).execute()
  const counted = await db
    .insertInto('anonymous_budget')
    .values({ day, cohort: user.userId % cohortsOf(accounts), sent: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'cohort'])
        .doUpdateSet({ sent: sql<number>`anonymous_budget.sent + 1` })
        .where('anonymous_budget.sent', '<', MOST_PER_COHORT),
    )
    .returning('sent')
    .executeTakeFirst()
  if (!counted) fail('WrongState', { reason: 'feedback.refused.tooManyAnonymous' })
}
