import { partsOfPeriod, periodOf, periodType } from '@shouya/noun/period'
import type { Ctx } from '@shouya/server/core/context.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import { getStat } from './stat.ts'

const MOST_UNITS = 12

/** 本季演练完成率 of the units right below the highest one in scope (domain 15), in percent; the lowest first. */
export async function drillUnits(ctx: Ctx) {
  const today = localDay(ctx.now, ctx.services.database.timezone)
  const { year, part: quarter } = partsOfPeriod(periodOf(periodType.quarter, today))
  const { rows } = await getStat(ctx, { year, quarter })
  const due = rows
    .flatMap(({ dept_id, dept_name, completion }) =>
      completion === null ? [] : [{ key: String(dept_id), name: dept_name, values: [Math.floor(completion * 100)] }],
    )
    .sort((a, b) => (a.values[0] ?? 0) - (b.values[0] ?? 0))
  return { columns: ['done' as const], rows: due.slice(0, MOST_UNITS) }
}
