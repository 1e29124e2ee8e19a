import type { Input, Row } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { todayOf } from '@shouya/server/core/time/todayOf.ts'
import { allOf, inUnit, matching } from '@shouya/server/registers/filters.ts'
import { page } from '@shouya/server/registers/page.ts'
import { sql } from 'kysely'
import type * as Binding from '../contract.ts'
import { unitTypeOf } from '../contract.ts'
import { isInForce, MAIN } from '../rules.ts'
import { bindingsOver } from './resolve.ts'

type Bound = Awaited<ReturnType<typeof bindingsOver>>[number]
type Cell = Row<typeof Binding.GetBindMatrix>['cells'][number]

/** A page of units with what is bound at them or above them. */
export async function bindMatrix(ctx: Ctx, query: Input<typeof Binding.GetBindMatrix>) {
  const rows = ctx.scoped
    .rows('dept')
    .select(['dept.id', 'dept_code', 'dept_name'])
    .select(
      sql<string | null>`(select parent.dept_name from dept parent where parent.id = dept.parent_id)`.as('parent_name'),
    )
  const conditions = allOf([
    ...inUnit('dept.id', query),
    ...matching('dept.search_text', query.keywords),
    sql`dept.dept_type = ${unitTypeOf(query.level)} and dept.status = 1`,
  ])
  const source = { table: 'dept', rows, count: ctx.scoped.rows('dept') }
  const found = await page(ctx.db, query, conditions, source)
  const units = found.rows.map(({ id }) => id)
  const bindings = units.length === 0 ? [] : await bindingsOver(ctx.db, units)
  const ofUnit = Map.groupBy(bindings, ({ unit_id }) => unit_id)
  const day = todayOf(ctx)
  return {
    ...found,
    rows: found.rows.map((unit) => ({ ...unit, cells: cellsOf(unit.id, ofUnit.get(unit.id) ?? [], day) })),
  }
}

/** The types of devices that have a vendor at a unit. */
function cellsOf(unit: number, bindings: readonly Bound[], day: string): Cell[] {
  const types = [...Map.groupBy(bindings, ({ device_type }) => device_type)].toSorted(([a], [b]) => a - b)
  return types.map(([device_type, ofType]) => {
    const shown = (priority: (one: number) => boolean) => shownOf(unit, ofType, priority, day)
    return { device_type, main: shown((one) => one === MAIN), backup: shown((one) => one !== MAIN) }
  })
}

/** The binding that holds: the nearest in force, else the nearest, which is shown as idle. */
function shownOf(unit: number, ofType: readonly Bound[], wanted: (priority: number) => boolean, day: string) {
  const nearest = ofType.filter(({ priority }) => wanted(priority)).toSorted((a, b) => b.depth - a.depth)
  const binding = nearest.find((one) => isInForce(one, day)) ?? nearest[0]
  if (!binding) return null
  const { company_id, company_name, short_name, contact_name, begin_date, end_date, dept_id, bound_dept_name } = binding
  const inherited_from = dept_id === unit ? null : bound_dept_name
  const idle = !isInForce(binding, day)
  return { company_id, company_name, short_name, contact_name, begin_date, end_date, inherited_from, idle }
}
