import type { dutyWall } from '@shouya/contract/duty'
import { periodType } from '@shouya/noun/period'
import type { Ctx } from '@shouya/server/core/context.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { nameIn } from '../../taskType/server/rules.ts'
import { type DutyState, taskState } from './state.ts'

type Owed = { code: string; name: string; sort: number; state: DutyState }

/**
 * Every unit's duties of today, in one statement: 120 outlets owe six each. A unit stands under the one right below the
 * highest in scope (as in the statistics), the outlets of one sub-branch under that; a unit out of scope lends its name to none.
 */
export async function taskWall(ctx: Ctx): Promise<z.output<typeof dutyWall>> {
  const day = localDay(ctx.now, ctx.services.database.timezone)
  const owed = ctx.scoped
    .rows('task_assignment')
    .innerJoin('task_type', 'task_type.task_code', 'task_assignment.task_code')
    .select('task_assignment.dept_id')
    .select(
      sql<
        Owed[]
      >`jsonb_agg(jsonb_build_object('code', task_type.task_code, 'name', ${sql.ref(`task_type.${nameIn[ctx.lang]}`)},
        'sort', task_type.sort, 'state', ${taskState}))`.as('owed'),
    )
    .where('task_assignment.period_type', '=', periodType.day)
    .where('task_assignment.biz_date', '=', day)
    .groupBy('task_assignment.dept_id')
    .as('owed')
  const unit = ctx.scoped
    .rows('dept')
    .select(['id', 'path', sql<number>`min(nlevel(path)) over ()`.as('top')])
    .select(sql<string>`coalesce(short_name, dept_name)`.as('name'))
    .as('unit')
  const above = ctx.scoped.rows('dept').select(['id', 'dept_name', 'sort']).as('above')
  const rows = await ctx.db
    .selectFrom(owed)
    .innerJoin(unit, 'unit.id', 'owed.dept_id')
    .leftJoin(above, (join) =>
      join.on(
        sql<boolean>`above.id = subpath(unit.path, greatest(least(nlevel(unit.path) - 1, unit.top + 1), 1) - 1, 1)::text::bigint`,
      ),
    )
    .select(['unit.id', 'unit.name', 'owed.owed'])
    .select(sql<number>`coalesce(above.id, unit.id)`.as('above_id'))
    .select(sql<string>`coalesce(above.dept_name, unit.name)`.as('above_name'))
    .orderBy(sql`above.sort nulls last`)
    .orderBy('above_id')
    .orderBy('unit.path')
    .execute()
  const types = typesOf(rows.flatMap((row) => row.owed))
  const groups = Map.groupBy(rows, ({ above_id }) => above_id)
  return {
    day,
    types: types.map(({ code, name }) => ({ task_code: code, task_name: name })),
    groups: [...groups].map(([dept_id, units]) => ({
      dept_id,
      name: units[0]?.above_name ?? '',
      units: units.map(({ id, name, owed: own }) => ({
        dept_id: id,
        name,
        states: types.map(({ code }) => own.find((task) => task.code === code)?.state ?? null),
      })),
    })),
  }
}

/** The distinct types of some tasks, in the order of the day. */
const typesOf = (owed: readonly Owed[]): Owed[] =>
  [...new Map(owed.map((task) => [task.code, task])).values()].sort((a, b) => a.sort - b.sort)
