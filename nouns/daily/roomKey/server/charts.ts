import type { Ctx } from '@shouya/server/core/context.ts'
import { unitDays } from '@shouya/server/core/counts/unitDays.ts'
import { lastDays } from '@shouya/server/core/time/lastDays.ts'
import { allOf, onDays } from '@shouya/server/registers/filters.ts'
import { sql } from 'kysely'
import { dueTime, isLate } from './rows.ts'

const HEAT_DAYS = 14
const MOST_UNITS = 12
const RANKED_DAYS = 30

/** The late handovers in the caller's scope that were due on the last days, including today. */
function lateRows(ctx: Ctx, days: number) {
  const period = lastDays(ctx, days)
  const rows = ctx.scoped.rows('room_key').where(allOf([isLate(ctx.now), ...onDays(dueTime, period)]))
  return { first: period.begin_date, rows }
}

/** Late keys by unit and day; the units with the most of them first. */
export async function lateDays(ctx: Ctx) {
  const { first, rows } = lateRows(ctx, HEAT_DAYS)
  const lateKeys = await rows
    .select(['dept_id', sql<string>`(${dueTime})::date`.as('day'), sql<number>`count(*)::int`.as('count')])
    .select(sql<string>`max(room_key.dept_name)`.as('dept_name'))
    .groupBy(['dept_id', 'day'])
    .execute()
  return unitDays(lateKeys, first, HEAT_DAYS)
}

/** Late keys by the units right below the highest one in scope; the name of a unit out of scope is not shown. */
export async function lateUnits(ctx: Ctx) {
  const late = lateRows(ctx, RANKED_DAYS)
    .rows.select(['dept_id', sql<number>`count(*)::int`.as('count')])
    .groupBy('dept_id')
    .as('late')
  const unit = ctx.scoped
    .rows('dept')
    .select(['id', 'dept_name', 'path', sql<number>`min(nlevel(path)) over ()`.as('top')])
    .as('unit')
  const below = ctx.scoped.rows('dept').select(['id', 'dept_name']).as('below')
  const rows = await ctx.db
    .selectFrom(late)
    .innerJoin(unit, 'unit.id', 'late.dept_id')
    .leftJoin(below, (join) =>
      join.on(sql<boolean>`below.id = subpath(unit.path, least(nlevel(unit.path), unit.top + 1) - 1, 1)::text::bigint`),
    )
    .select([
      sql<string>`coalesce(below.id, unit.id)::text`.as('key'),
      sql<string>`coalesce(below.dept_name, unit.dept_name)`.as('name'),
      sql<number>`sum(late.count)::int`.as('count'),
    ])
    .groupBy(['key', 'name'])
    .orderBy('count', 'desc')
    .orderBy('key')
    .limit(MOST_UNITS)
    .execute()
  return { columns: ['late' as const], rows: rows.map(({ key, name, count }) => ({ key, name, values: [count] })) }
}
