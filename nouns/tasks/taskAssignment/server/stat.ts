import type { Input, Row } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { addDays } from '@shouya/server/core/time/local.ts'
import { allOf, inUnit, onDays, when } from '@shouya/server/registers/filters.ts'
import { find } from '@shouya/server/registers/find.ts'
import { sql } from 'kysely'
import type { GetStat } from '../contract.ts'
import { byUnit } from './byUnit.ts'
import { type Counts, type Quality, qualityKeys, qualityRates, summed, taskKeys, withRates } from './statRates.ts'

const MOST_DAYS = 92

const keys = [...taskKeys, ...qualityKeys]
type Key = (typeof keys)[number]
type Query = Input<typeof GetStat>
type Sums = Awaited<ReturnType<typeof byUnit<Key>>>[number]

/** Refuses a period that is too long or ends before it begins, and a unit out of scope. */
export async function checkStat(ctx: Ctx, { begin_date, end_date, dept_id }: Query): Promise<void> {
  if (end_date < begin_date) failAt('end_date', 'input.dayOrder')
  if (end_date > addDays(begin_date, MOST_DAYS - 1))
    failAt('end_date', 'taskAssignment.refused.days', { max: MOST_DAYS })
  if (dept_id !== undefined) await find(ctx, 'dept', dept_id)
}

/** The rolled up rows of the query in scope; a type leaves what registers say of no task. */
export const statRows = ({ scoped }: Ctx, query: Query) =>
  scoped
    .rows('stat_daily')
    .where(
      allOf([
        ...onDays('stat_daily.stat_date', query),
        ...inUnit('stat_daily.dept_id', { dept_id: query.dept_id, include_child: 1 }),
        ...when(query.task_code, sql`stat_daily.task_code in ('', ${query.task_code})`),
      ]),
    )

/** When the numbers were rolled up; null before the first time. */
async function asOf({ db }: Pick<Ctx, 'db'>): Promise<string | null> {
  const row = await db.selectFrom('stat_rollup').select('run_time').executeTakeFirst()
  return row?.run_time ?? null
}

/** Completion by the units right below one, with what else says how they work; a unit out of scope lends its name to none. */
export async function getStat(ctx: Ctx, query: Query): Promise<Row<typeof GetStat>> {
  await checkStat(ctx, query)
  const numbers = statRows(ctx, query)
    .select(['dept_id', 'task_code as part', ...keys.map((key) => sql<number>`sum(${sql.ref(key)})::int`.as(key))])
    .groupBy(['dept_id', 'task_code'])
  const sums = await byUnit(ctx, query.dept_id, numbers, keys)
  // What was found there once and is cancelled leaves a row of zeros.
  const said = sums.filter((row) => keys.some((key) => row[key] > 0))
  const units = [...Map.groupBy(said, ({ dept_id }) => dept_id)].sort(([a], [b]) => a - b)
  return {
    as_of: await asOf(ctx),
    sum: figuresOf(said),
    rows: units.map(([dept_id, own]) => ({
      dept_id,
      dept_name: own[0]?.dept_name ?? '',
      has_below: own.some(({ has_below }) => has_below),
      ...figuresOf(own),
    })),
  }
}

/** The sums over some units and types. */
function figuresOf(rows: readonly Sums[]) {
  const types = Map.groupBy(
    rows.filter(({ part }) => part !== ''),
    ({ part }) => part,
  )
  const quality: Quality = summed(qualityKeys, rows)
  return {
    ...withRates(summed(taskKeys, rows) satisfies Counts),
    types: Object.fromEntries(
      [...types]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([code, own]) => [code, { ...withRates(summed(taskKeys, own)), ...summed(['abnormal'], own) }]),
    ),
    ...quality,
    ...qualityRates(quality),
  }
}
