import type { Ctx } from '@shouya/server/core/context.ts'
import { allOf, inUnit } from '@shouya/server/registers/filters.ts'
import { type Expression, sql } from 'kysely'

type Sums<K extends string> = { dept_id: number; dept_name: string; has_below: boolean; part: string } & Record<
  K,
  number
>

/**
 * Numbers of units (`dept_id`, `part`, the keys), summed up by the units right below one, the highest in scope when left out,
 * and by part; a unit out of scope lends its name to none.
 */
export async function byUnit<K extends string>(
  ctx: Ctx,
  dept_id: number | undefined,
  numbers: Expression<unknown>,
  keys: readonly K[],
): Promise<Sums<K>[]> {
  const units = ctx.scoped
    .rows('dept')
    .select(['id', 'dept_name', 'path'])
    .where(allOf(inUnit('dept.id', { dept_id, include_child: 1 })))
    .select(sql<number>`min(nlevel(path)) over ()`.as('top'))
  const named = ctx.scoped.rows('dept').select(['id', 'dept_name'])
  const sums = keys.map((key) => sql`sum(numbers.${sql.ref(key)})::int as ${sql.ref(key)}`)
  const { rows } = await sql<Sums<K>>`
    select coalesce(below.id, unit.id) as dept_id, coalesce(below.dept_name, unit.dept_name) as dept_name,
      bool_or(unit.id <> coalesce(below.id, unit.id)) as has_below, part, ${sql.join(sums)}
    from (${numbers}) as numbers
    join (${units}) as unit on unit.id = numbers.dept_id
    left join (${named}) as below
      on below.id = subpath(unit.path, least(nlevel(unit.path), unit.top + 1) - 1, 1)::text::bigint
    group by 1, 2, part order by 1, part`.execute(ctx.db)
  return rows
}
