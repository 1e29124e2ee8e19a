import { sql } from 'kysely'
import { type Ctx, can } from '../../../core/context.ts'
import type { DayPart } from '../../../core/counts/dayPart.ts'
import { allOf, onDays } from '../../../registers/filters.ts'
import { dueTime } from './rows.ts'
import { status, type } from './rules.ts'

/**
 * What handovers add to the calendar of completion, by the day they are due: received and returned ones are done, those that
 * wait for a signature or for their keys wait, and keys that are out past their time or lost are late. Refused and voided
 * ones did not happen.
 */
export async function keyCompletion(ctx: Ctx, days: { begin_date: string; end_date: string }): Promise<DayPart[]> {
  if (!can(ctx.user, 'daily_key', 'query')) return []
  const state = sql<'done' | 'waiting' | 'late'>`case
    when handover_type = ${type.loss} or status = ${status.toReturn} and expect_return_time < ${ctx.now} then 'late'
    when status in (${status.waiting}, ${status.toReturn}) then 'waiting'
    else 'done' end`
  return ctx.scoped
    .rows('room_key')
    .select([sql<string>`(${dueTime})::date`.as('day'), state.as('state'), sql<number>`count(*)::int`.as('count')])
    .where(allOf(onDays(dueTime, days)))
    .where('status', 'not in', [status.refused, status.void])
    .groupBy(['day', 'state'])
    .execute()
}
