import type { Input, Row } from '@shouya/contract/action'
import { periodType } from '@shouya/noun/period'
import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { addDays } from '@shouya/server/core/time/local.ts'
import { allOf, inUnit, onDays, when } from '@shouya/server/registers/filters.ts'
import { find } from '@shouya/server/registers/find.ts'
import { sql } from 'kysely'
import type { GetStat } from '../contract.ts'
import { taskStatus as status } from '../noun.ts'
import { byUnit } from './byUnit.ts'
import { type Quality, qualityKeys, qualityOf, qualityRates } from './statQuality.ts'

const MOST_DAYS = 92

const of = (state: number) => sql<number>`(count(*) filter (where status = ${sql.lit(state)}))::int`

const named = {
  total: sql<number>`count(*)::int`,
  done: of(status.done),
  done_late: of(status.doneLate),
  overdue: of(status.overdue),
  open: of(status.todo),
  exempt: of(status.exempt),
}

type Counts = Record<keyof typeof named, number>
const columns = Object.keys(named) as (keyof Counts)[]
type Unit = { dept_id: number; dept_name: string; has_below: boolean; types: Record<string, Counts>; quality: Quality }

/** 完成率 and 及时率 of some counts (domain 5.2): what is exempt was not due. */
function withRates(counts: Counts) {
  const { total, done, done_late, exempt } = counts
  const due = total - exempt
  return {
    ...counts,
    completion: due === 0 ? null : (done + done_late) / due,
    timely: due === 0 ? null : done / due,
  }
}

const summed = <K extends string>(keys: readonly K[], all: readonly Record<K, number>[]) =>
  Object.fromEntries(keys.map((key) => [key, all.reduce((sum, counts) => sum + counts[key], 0)])) as Record<K, number>

/** Refuses a period that is too long or ends before it begins, and a unit out of scope. */
export async function checkStat(ctx: Ctx, { begin_date, end_date, dept_id }: Input<typeof GetStat>): Promise<void> {
  if (end_date < begin_date) failAt('end_date', 'input.dayOrder')
  if (end_date > addDays(begin_date, MOST_DAYS - 1))
    failAt('end_date', 'taskAssignment.refused.days', { max: MOST_DAYS })
  if (dept_id !== undefined) await find(ctx, 'dept', dept_id)
}

/** Completion by the units right below one, with what else says how they work; a unit out of scope lends its name to none. */
export async function getStat(ctx: Ctx, query: Input<typeof GetStat>): Promise<Row<typeof GetStat>> {
  await checkStat(ctx, query)
  const { dept_id } = query
  const units = new Map<number, Unit>()
  const unitOf = ({ dept_id, dept_name, has_below }: Omit<Unit, 'types' | 'quality'>): Unit => {
    const earlier = units.get(dept_id)
    const unit = earlier ?? { dept_id, dept_name, has_below, types: {}, quality: summed(qualityKeys, []) }
    unit.has_below ||= has_below
    units.set(dept_id, unit)
    return unit
  }
  for (const row of await byUnit(ctx, dept_id, tasksOf(ctx, query), columns))
    unitOf(row).types[row.part] = Object.fromEntries(columns.map((key) => [key, row[key]])) as Counts
  for (const { keys, numbers } of qualityOf(ctx, query))
    for (const row of await byUnit<keyof Quality>(ctx, dept_id, numbers, keys))
      for (const key of keys) unitOf(row).quality[key] = row[key]
  const rows = [...units.values()].sort((a, b) => a.dept_id - b.dept_id)
  return { sum: figuresOf(rows), rows: rows.map((row) => ({ ...unitIn(row), ...figuresOf([row]) })) }
}

const unitIn = ({ dept_id, dept_name, has_below }: Unit) => ({ dept_id, dept_name, has_below })

/** The numbers of daily tasks by unit and type. */
const tasksOf = ({ scoped }: Ctx, query: Input<typeof GetStat>) =>
  scoped
    .rows('task_assignment')
    .select(['dept_id', 'task_code as part', ...columns.map((key) => named[key].as(key))])
    .where('period_type', '=', periodType.day)
    .where(
      allOf([
        ...onDays('task_assignment.biz_date', query),
        ...inUnit('task_assignment.dept_id', { dept_id: query.dept_id, include_child: 1 }),
        ...when(query.task_code, sql`task_assignment.task_code = ${query.task_code}`),
      ]),
    )
    .groupBy(['dept_id', 'task_code'])

/** The sums over some units. */
function figuresOf(units: readonly Unit[]) {
  const codes = [...new Set(units.flatMap(({ types }) => Object.keys(types)))].sort()
  const types = codes.map((code) => [
    code,
    withRates(
      summed(
        columns,
        units.flatMap(({ types }) => types[code] ?? []),
      ),
    ),
  ])
  const quality = summed(
    qualityKeys,
    units.map((unit) => unit.quality),
  )
  return {
    ...withRates(
      summed(
        columns,
        units.flatMap(({ types }) => Object.values(types)),
      ),
    ),
    types: Object.fromEntries(types),
    ...quality,
    ...qualityRates(quality),
  }
}
