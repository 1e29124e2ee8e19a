import type { Input, Row } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { addDays } from '@shouya/server/core/time/local.ts'
import { sql } from 'kysely'
import type { GetStatDays } from '../contract.ts'
import { byUnit } from './byUnit.ts'
import { checkStat, statRows } from './stat.ts'

/** What was filed late or is missing, by the units of the statistics and the days of their period (domain 7.2). */
export async function getStatDays(ctx: Ctx, query: Input<typeof GetStatDays>): Promise<Row<typeof GetStatDays>> {
  await checkStat(ctx, query)
  const { begin_date, end_date, dept_id } = query
  const days: string[] = []
  for (let day = begin_date; day <= end_date; day = addDays(day, 1)) days.push(day)
  const numbers = statRows(ctx, query)
    .select(['dept_id', sql<string>`stat_date::text`.as('part')])
    .select(sql<number>`sum(overdue + done_late)::int`.as('late'))
    .where(sql<boolean>`overdue + done_late > 0`)
    .groupBy(['dept_id', 'stat_date'])
  const units = Map.groupBy(await byUnit(ctx, dept_id, numbers, ['late']), (row) => row.dept_id)
  return {
    days,
    rows: [...units].map(([id, own]) => {
      const late = new Map(own.map((row) => [row.part, row.late]))
      return {
        dept_id: id,
        dept_name: own[0]?.dept_name ?? '',
        has_below: own.some(({ has_below }) => has_below),
        late: days.map((day) => late.get(day) ?? 0),
      }
    }),
  }
}
