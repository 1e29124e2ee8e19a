import type { Ctx } from '@shouya/server/core/context.ts'
import { lastDays } from '@shouya/server/core/time/lastDays.ts'
import { addDays } from '@shouya/server/core/time/local.ts'
import { logsWithin } from '@shouya/server/db/scope.ts'
import { allOf, onDays } from '@shouya/server/registers/filters.ts'
import { type RawBuilder, sql } from 'kysely'
import { isRefused } from './rows.ts'

const MOST_UNITS = 10

/** Rows of the log of the last days, today among them, in the caller's scope. */
function recent(ctx: Ctx, days: number) {
  const asked = lastDays(ctx, days)
  return {
    days: Array.from({ length: days }, (_, index) => addDays(asked.begin_date, index)),
    rows: ctx.db
      .selectFrom('sys_log')
      .where(logsWithin(ctx.user.scope))
      .where(allOf(onDays('sys_log.create_time', asked))),
  }
}

const countIf = (condition: RawBuilder<boolean>) => sql<number>`(count(*) filter (where ${condition}))::int`

/** A week's days with the numbers of each; days without a row are zero. */
async function byDay<const K extends string>(
  ctx: Ctx,
  where: RawBuilder<boolean>,
  series: Record<K, RawBuilder<boolean>>,
) {
  const columns = Object.keys(series) as K[]
  const { days, rows } = recent(ctx, 7)
  const counts = sql<number[]>`array[${sql.join(columns.map((name) => countIf(series[name])))}]`
  const perDay = await rows
    .where(where)
    .select([sql<string>`create_time::date`.as('day'), counts.as('values')])
    .groupBy('day')
    .execute()
  const of = new Map(perDay.map(({ day, values }) => [day, values]))
  return { columns, rows: days.map((day) => ({ key: day, name: null, values: of.get(day) ?? columns.map(() => 0) })) }
}

/** Sign-ins of a week. */
export const signInDays = (ctx: Ctx) =>
  byDay(ctx, sql`log_type = 1 and action = 'Login/GetJwtToken'`, { ok: sql`result`, failed: sql`not result` })

/** Failures of a week except sign-ins: errors of the server and of jobs, refusals for want of rights, refusals by rules. */
export const errorDays = (ctx: Ctx) =>
  byDay(ctx, sql`not result and log_type <> 1`, {
    error: sql`log_type = 5`,
    refused: sql`log_type <> 5 and code in (401, 403)`,
    rejected: sql`log_type <> 5 and code not in (401, 403)`,
  })

/** Units with the most entries of interest to auditors, 30 days. */
export async function auditUnits(ctx: Ctx) {
  const series = {
    reveal: sql<boolean>`log_type = 3`,
    export: sql<boolean>`log_type = 4`,
    refused: isRefused,
    forced: sql<boolean>`forced`,
  }
  const columns = ['reveal', 'export', 'refused', 'forced'] as const
  const rows = await recent(ctx, 30)
    .rows.where(sql<boolean>`(log_type in (3, 4) or forced or ${isRefused})`)
    .where('dept_id', 'is not', null)
    .select([
      sql<string>`dept_id::text`.as('key'),
      sql<string>`max(dept_name)`.as('name'),
      sql<number[]>`array[${sql.join(columns.map((name) => countIf(series[name])))}]`.as('values'),
    ])
    .groupBy('dept_id')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('dept_id')
    .limit(MOST_UNITS)
    .execute()
  return { columns: [...columns], rows }
}
