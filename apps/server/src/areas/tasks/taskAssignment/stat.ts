import type { Input, Row } from '@shouya/contract/action'
import type { GetStat } from '@shouya/contract/controllers/TaskAssignment'
import { sql } from 'kysely'
import type { Ctx } from '../../../core/context.ts'
import { failAt } from '../../../core/failure.ts'
import { addDays } from '../../../core/time/local.ts'
import { allOf, inUnit, onDays } from '../../../registers/filters.ts'
import { find } from '../../../registers/find.ts'
import { ofType } from './rows.ts'
import { status } from './rules.ts'

const MOST_DAYS = 92

type Counts = Record<'total' | 'done' | 'done_late' | 'overdue' | 'open' | 'exempt', number>

/** 完成率 and 及时率 of some counts (domain 5.2): what is exempt was not due. */
function ratesOf({ total, done, done_late, exempt }: Counts) {
  const due = total - exempt
  return { completion: due === 0 ? null : (done + done_late) / due, timely: due === 0 ? null : done / due }
}

/** Completion by the units right below one; a unit out of scope lends its name to none. */
export async function getStat(ctx: Ctx, query: Input<typeof GetStat>): Promise<Row<typeof GetStat>> {
  const { begin_date, end_date, dept_id } = query
  if (end_date > addDays(begin_date, MOST_DAYS - 1)) failAt('end_date', 'task.days', { max: MOST_DAYS })
  if (dept_id !== undefined) await find(ctx, 'dept', dept_id)
  const conditions = allOf([
    ...onDays('task_assignment.biz_date', query),
    ...inUnit('task_assignment.dept_id', { dept_id, include_child: 1 }),
    ...ofType(query.task_code),
  ])
  const states = ctx.scoped
    .rows('task_assignment')
    .select([
      'dept_id',
      sql<number>`count(*)::int`.as('total'),
      ...Object.entries(named).map(([key, of]) => of.as(key)),
    ])
    .where(conditions)
    .groupBy('dept_id')
    .as('states')
  const unit = ctx.scoped
    .rows('dept')
    .select(['id', 'dept_name', 'path'])
    .where(allOf(inUnit('dept.id', { dept_id, include_child: 1 })))
    .select(sql<number>`min(nlevel(path)) over ()`.as('top'))
    .as('unit')
  const below = ctx.scoped.rows('dept').select(['id', 'dept_name']).as('below')
  const rows = await ctx.db
    .selectFrom(states)
    .innerJoin(unit, 'unit.id', 'states.dept_id')
    .leftJoin(below, (join) =>
      join.on(sql<boolean>`below.id = subpath(unit.path, least(nlevel(unit.path), unit.top + 1) - 1, 1)::text::bigint`),
    )
    .select([
      sql<number>`coalesce(below.id, unit.id)`.as('dept_id'),
      sql<string>`coalesce(below.dept_name, unit.dept_name)`.as('dept_name'),
      sql<boolean>`bool_or(unit.id <> coalesce(below.id, unit.id))`.as('has_below'),
      ...columns.map((key) => sql<number>`sum(states.${sql.ref(key)})::int`.as(key)),
    ])
    .groupBy([sql`coalesce(below.id, unit.id)`, sql`coalesce(below.dept_name, unit.dept_name)`])
    .orderBy('dept_id')
    .execute()
  const counted = rows as unknown as (Counts & { dept_id: number; dept_name: string; has_below: boolean })[]
  const sum = Object.fromEntries(columns.map((key) => [key, counted.reduce((all, row) => all + row[key], 0)])) as Counts
  return { sum: { ...sum, ...ratesOf(sum) }, rows: counted.map((row) => ({ ...row, ...ratesOf(row) })) }
}

const of = (state: number) => sql<number>`(count(*) filter (where status = ${sql.lit(state)}))::int`

const named = {
  done: of(status.done),
  done_late: of(status.doneLate),
  overdue: of(status.overdue),
  open: of(status.todo),
  exempt: of(status.exempt),
}

const columns = ['total', 'done', 'done_late', 'overdue', 'open', 'exempt'] as const
