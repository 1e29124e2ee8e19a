import type { Input } from '@shouya/contract/action'
import { daysOfPeriod } from '@shouya/noun/period'
import type { Ctx } from '@shouya/server/core/context.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import { allOf, when } from '@shouya/server/registers/filters.ts'
import { type RawBuilder, sql } from 'kysely'
import type * as Contract from '../contract.ts'
import { quartersOf } from '../rules.ts'
import { counting } from './rules.ts'

type Query = Pick<Input<typeof Contract.GetStat>, 'year' | 'quarter' | 'drill_type'>

/** Dictionary dept_type: 网点. */
const OUTLET = 4
/** Dictionary task_status. */
const EXEMPT = 5

const keysOf = ({ year, quarter }: Query): string[] =>
  quarter === undefined ? quartersOf(String(year)) : [`${year}Q${quarter}`]

/** Condition: drills of the quarters that are evaluated, of the type that is asked for. */
export const countedIn = (query: Query): RawBuilder<boolean> =>
  allOf([
    sql`drill_record.period_key = any(${keysOf(query)}::text[])`,
    sql`drill_record.status = any(${counting}::smallint[])`,
    ...when(query.drill_type, sql`drill_record.drill_type = ${query.drill_type}`),
  ])

/**
 * The outlets in scope with every quarter that has begun and in which they were open and not exempt: (`dept_id`, `dept_name`,
 * `period_key`, `done`). What was due before the tasks of quarters existed follows from when an outlet was open.
 */
export function owedIn(ctx: Ctx, query: Query): RawBuilder<unknown> {
  const today = localDay(ctx.now, ctx.services.database.timezone)
  const begun = keysOf(query)
    .map((period_key) => ({ period_key, ...daysOfPeriod(period_key) }))
    .filter(({ first }) => first <= today)
  const outlets = ctx.scoped
    .rows('dept')
    .select(['id', 'dept_name', 'status', 'open_date', 'close_date'])
    .where('dept_type', '=', OUTLET)
  const held = ctx.scoped.rows('drill_record').select(['dept_id', 'period_key']).distinct().where(countedIn(query))
  const exempt = ctx.scoped
    .rows('task_assignment')
    .select(['dept_id', 'period_key'])
    .where('task_code', '=', 'Q_DRILL')
    .where('status', '=', EXEMPT)
  return sql`select unit.id as dept_id, unit.dept_name, term.period_key, held.dept_id is not null as done
    from (${outlets}) as unit
    cross join jsonb_to_recordset(${JSON.stringify(begun)}::jsonb) as term (period_key text, first date, last date)
    left join (${held}) as held on held.dept_id = unit.id and held.period_key = term.period_key
    left join (${exempt}) as exempt on exempt.dept_id = unit.id and exempt.period_key = term.period_key
    where exempt.dept_id is null
      and (unit.open_date is null or unit.open_date <= term.last)
      and (unit.close_date is null or unit.close_date > term.first)
      and (unit.status = 1 or unit.close_date > term.last)`
}
