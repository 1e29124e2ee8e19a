import type { Ctx } from '@shouya/server/core/context.ts'
import { addDays, localDay } from '@shouya/server/core/time/local.ts'
import { sql } from 'kysely'
import type { Filters } from '../contract.ts'
import { MAJOR } from '../noun.ts'
import { conditionsOf, unknown } from './rows.ts'

const levels = [1, 2, MAJOR]
const WEEKS = 8
const WEEK = 7

const listed = (ctx: Ctx, filters: Partial<Filters>) =>
  ctx.scoped.rows('rectification').where(conditionsOf(ctx)({ keywords: '', include_child: 1, ...filters }))

/** 隐患按类别 (domain 15): rectifications that are not closed, by category and level. */
export async function hazardCategories(ctx: Ctx) {
  const rows = await listed(ctx, { open: true })
    .select(({ fn, val }) => fn.coalesce('category', val(unknown)).as('category'))
    .select(
      sql<number[]>`array[${sql.join(
        levels.map((level) => sql`(count(*) filter (where hazard_level = ${sql.lit(level)}))::int`),
      )}]`.as('values'),
    )
    .groupBy('category')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('category')
    .execute()
  return {
    columns: levels.map(String),
    rows: rows.map(({ category, values }) => ({ key: String(category), name: null, values })),
  }
}

/** 隐患趋势 (domain 15): hazards found and closed in each of the last weeks. */
export async function hazardWeeks(ctx: Ctx) {
  const today = localDay(ctx.now, ctx.services.database.timezone)
  const first = addDays(today, 1 - WEEKS * WEEK)
  /** The number in each week, index 0 is the first week. */
  const perWeek = async (column: 'create_time' | 'close_time', filters: Partial<Filters>) => {
    const weeks = await listed(ctx, filters)
      .select(sql<number>`(${sql.ref(column)}::date - ${first}::date) / ${sql.lit(WEEK)}`.as('week'))
      .select(sql<number>`count(*)::int`.as('count'))
      .groupBy('week')
      .execute()
    return new Map(weeks.map(({ week, count }) => [week, count]))
  }
  const [opened, closed] = await Promise.all([
    perWeek('create_time', { begin_date: first, end_date: today }),
    perWeek('close_time', { close_begin_date: first, close_end_date: today }),
  ])
  return {
    columns: ['found' as const, 'closed' as const],
    rows: Array.from({ length: WEEKS }, (_, week) => ({
      key: addDays(first, (week + 1) * WEEK - 1),
      name: null,
      values: [opened.get(week) ?? 0, closed.get(week) ?? 0],
    })),
  }
}
