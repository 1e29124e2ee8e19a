import type { Input, Row } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { allOf, inUnit } from '@shouya/server/registers/filters.ts'
import { find } from '@shouya/server/registers/find.ts'
import { sql } from 'kysely'
import { byUnit } from '../../../tasks/server/public.ts'
import type * as Contract from '../contract.ts'
import { drillEffect } from '../noun.ts'
import { quartersOf } from '../rules.ts'
import { countedIn, owedIn } from './owed.ts'

type Query = Input<typeof Contract.GetStat>
type Stat = Row<typeof Contract.GetStat>

const MOST_MISSING = 200

const sums = ['drills', 'people', 'response_sum', 'response_count', 'failed', 'score_sum'] as const
type Sums = Record<(typeof sums)[number], number>
type Unit = { dept_id: number; dept_name: string; has_below: boolean; due: number; done: number } & Sums & {
    types: Record<string, number>
  }

const nothing = { due: 0, done: 0, drills: 0, people: 0, response_sum: 0, response_count: 0, failed: 0, score_sum: 0 }

/** Drills by the units right below one, of each quarter, and who has not held theirs (domain 7.2). */
export async function getStat(ctx: Ctx, query: Query): Promise<Stat> {
  if (query.dept_id !== undefined) await find(ctx, 'dept', query.dept_id)
  const [owed, held, quarters, missing] = await Promise.all([
    byUnit(ctx, query.dept_id, dueOf(ctx, query), ['due', 'done']),
    byUnit(ctx, query.dept_id, heldOf(ctx, query), sums),
    quartersIn(ctx, query),
    missingIn(ctx, query),
  ])
  const units = new Map<number, Unit>()
  const unitOf = ({ dept_id, dept_name, has_below }: Pick<Unit, 'dept_id' | 'dept_name' | 'has_below'>): Unit => {
    const unit = units.get(dept_id) ?? { dept_id, dept_name, has_below, ...nothing, types: {} }
    unit.has_below ||= has_below
    units.set(dept_id, unit)
    return unit
  }
  for (const row of owed) {
    const unit = unitOf(row)
    unit.due += row.due
    unit.done += row.done
  }
  for (const row of held) {
    const unit = unitOf(row)
    for (const key of sums) unit[key] += row[key]
    unit.types[row.part] = row.drills
  }
  const rows = [...units.values()].sort((a, b) => a.dept_id - b.dept_id)
  return {
    sum: figuresOf(rows),
    rows: rows.map((unit) => {
      const { dept_id, dept_name, has_below } = unit
      return { dept_id, dept_name, has_below, ...figuresOf([unit]) }
    }),
    quarters,
    missing,
  }
}

/** The figures over some units. */
function figuresOf(units: readonly Unit[]): Stat['sum'] {
  const total = (key: keyof typeof nothing) => units.reduce((sum, unit) => sum + unit[key], 0)
  const [due, done, drills, measured] = [total('due'), total('done'), total('drills'), total('response_count')]
  const tenth = (sum: number, of: number) => (of === 0 ? null : Math.round((sum / of) * 10) / 10)
  const types: Record<string, number> = {}
  for (const unit of units)
    for (const [type, count] of Object.entries(unit.types)) types[type] = (types[type] ?? 0) + count
  return {
    ...{ due, done, drills, people: total('people'), failed: total('failed'), types },
    completion: due === 0 ? null : done / due,
    response_seconds: tenth(total('response_sum'), measured),
    score: tenth(total('score_sum'), drills),
  }
}

/** What outlets owe, and how much of it is done. */
const dueOf = (ctx: Ctx, query: Query) =>
  sql`select dept_id, '' as part, count(*)::int as due, (count(*) filter (where owed.done))::int as done
    from (${owedIn(ctx, query)}) as owed group by dept_id`

/** What was held, by unit and type. */
const heldOf = (ctx: Ctx, query: Query) =>
  ctx.scoped
    .rows('drill_record')
    .select(['dept_id', sql<string>`drill_type::text`.as('part'), sql<number>`count(*)::int`.as('drills')])
    .select([
      sql<number>`sum(people_count)::int`.as('people'),
      sql<number>`coalesce(sum(response_seconds), 0)::int`.as('response_sum'),
      sql<number>`count(response_seconds)::int`.as('response_count'),
      sql<number>`(count(*) filter (where effect = ${sql.lit(drillEffect.failed)}))::int`.as('failed'),
      sql<number>`sum(score)::int`.as('score_sum'),
    ])
    .where(countedIn(query))
    .groupBy(['dept_id', 'drill_type'])

/** Drills of each quarter of the year, whichever is asked for. */
async function quartersIn(ctx: Ctx, { quarter: _, ...query }: Query): Promise<Stat['quarters']> {
  const rows = await ctx.scoped
    .rows('drill_record')
    .select(['period_key', sql<number>`count(*)::int`.as('drills')])
    .select(sql<number>`(count(*) filter (where effect = ${sql.lit(drillEffect.failed)}))::int`.as('failed'))
    .where(allOf([countedIn(query), ...inUnit('drill_record.dept_id', { ...query, include_child: 1 })]))
    .groupBy('period_key')
    .execute()
  return quartersOf(String(query.year)).map((period_key) => {
    const { drills = 0, failed = 0 } = rows.find((row) => row.period_key === period_key) ?? {}
    return { period_key, passed: drills - failed, failed }
  })
}

/** Outlets that have not held a drill of a quarter, with these quarters. */
async function missingIn(ctx: Ctx, query: Query): Promise<Stat['missing']> {
  const { rows } = await sql<Stat['missing'][number]>`
    select owed.dept_id, owed.dept_name, array_agg(owed.period_key order by owed.period_key) as period_keys
    from (${owedIn(ctx, query)}) as owed
    where not owed.done and ${allOf(inUnit('owed.dept_id', { ...query, include_child: 1 }))}
    group by owed.dept_id, owed.dept_name
    order by count(*) desc, owed.dept_id limit ${sql.lit(MOST_MISSING)}`.execute(ctx.db)
  return rows
}
