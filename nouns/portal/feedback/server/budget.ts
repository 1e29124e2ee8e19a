import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import type { Services } from '@shouya/server/core/services.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import { sql } from 'kysely'
import { MOST_PER_DAY } from '../rules.ts'

type Sent = { day: string; of: Map<number, number> }

/** Anonymous feedback of today by account: in memory only, since a row with a number would say who it was (ADR 066). */
const sentOf = new WeakMap<Services, Sent>()

function sentToday(services: Services, day: string): Map<number, number> {
  const sent = sentOf.get(services)
  if (sent?.day === day) return sent.of
  const of = new Map<number, number>()
  sentOf.set(services, { day, of })
  return of
}

/** The day of the bank on which a call comes. */
export const dayOf = ({ now, services }: Pick<Ctx, 'now' | 'services'>) => localDay(now, services.database.timezone)

/** Refuses more than ten a day of one account, anonymous ones among them as far as this process knows. */
export async function checkBudget(ctx: Ctx): Promise<void> {
  const { db, user, services } = ctx
  const day = dayOf(ctx)
  const { named } = await everything(db)
    .selectFrom('feedback')
    .select(sql<number>`count(*)::int`.as('named'))
    .where('create_user_id', '=', user.userId)
    .where('create_time', '>=', sql<string>`${day}::date`)
    .executeTakeFirstOrThrow()
  const anonymous = sentToday(services, day).get(user.userId) ?? 0
  if (named + anonymous >= MOST_PER_DAY)
    fail('WrongState', { reason: 'feedback.refused.tooMany', params: { most: MOST_PER_DAY } })
}

/** Counts one that has nobody. */
export function countAnonymous(ctx: Ctx): void {
  const sent = sentToday(ctx.services, dayOf(ctx))
  sent.set(ctx.user.userId, (sent.get(ctx.user.userId) ?? 0) + 1)
}
