import { sql } from 'kysely'
import type { Ctx } from '../../../core/context.ts'
import type { DayPart } from '../../../core/counts/dayPart.ts'
import { allOf, onDays } from '../../../registers/filters.ts'
import { status } from './rules.ts'

/** The calendar of completion (domain 15): what was due on each day and is done in time, still to do, or late. */
export const taskCompletion = ({ scoped }: Ctx, days: { begin_date: string; end_date: string }): Promise<DayPart[]> =>
  scoped
    .rows('task_assignment')
    .select(['biz_date as day', sql<number>`count(*)::int`.as('count')])
    .select(
      sql<'done' | 'waiting' | 'late'>`case status when ${sql.lit(status.done)} then 'done'
        when ${sql.lit(status.todo)} then 'waiting' else 'late' end`.as('state'),
    )
    .where(allOf(onDays('task_assignment.biz_date', days)))
    .where('status', '<>', status.exempt)
    .groupBy(['day', 'state'])
    .execute()
