import type { Input, Row } from '@shouya/contract/action'
import { periodType } from '@shouya/noun/period'
import type { Ctx } from '@shouya/server/core/context.ts'
import { addDays } from '@shouya/server/core/time/local.ts'
import { sql } from 'kysely'
import type { GetStatDays } from '../contract.ts'
import { taskStatus as status } from '../noun.ts'
import { byUnit } from './byUnit.ts'
import { conditionsOf } from './rows.ts'
import { checkStat } from './stat.ts'

const lateDaily = {
  keywords: '',
  include_child: 1 as const,
  period_type: [periodType.day],
  status: [status.overdue, status.doneLate],
}

/** What was filed late or is missing, by the units of the statistics and the days of their period (domain 7.2). */
export async function getStatDays(ctx: Ctx, query: Input<typeof GetStatDays>): Promise<Row<typeof GetStatDays>> {
  await checkStat(ctx, query)
  const { begin_date, end_date, dept_id } = query
  const days: string[] = []
  for (let day = begin_date; day <= end_date; day = addDays(day, 1)) days.push(day)
  const late = ctx.scoped
    .rows('task_assignment')
    .select(['dept_id', sql<string>`biz_date::text`.as('part'), sql<number>`count(*)::int`.as('late')])
    .where(conditionsOf(ctx)({ ...query, ...lateDaily }))
    .groupBy(['dept_id', 'biz_date'])
  const units = Map.groupBy(await byUnit(ctx, dept_id, late, ['late']), (row) => row.dept_id)
  return {
    days,
    rows: [...units].map(([id, own]) => ({
      dept_id: id,
      dept_name: own[0]?.dept_name ?? '',
      has_below: own.some(({ has_below }) => has_below),
      late: days.map((day) => own.find(({ part }) => part === day)?.late ?? 0),
    })),
  }
}
