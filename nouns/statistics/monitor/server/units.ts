import type { Ctx } from '@shouya/server/core/context.ts'
import { allOf, inUnit } from '@shouya/server/registers/filters.ts'
import { find } from '@shouya/server/registers/find.ts'
import { sql } from 'kysely'
import { BRANCH } from './columns.ts'

/** Dictionary dept_type: 网点. */
const OUTLET = 4

export type Unit = {
  id: number
  dept_code: string
  dept_name: string
  leader: string | null
  branch_id: number | null
}

export type Branch = { id: number; dept_name: string }

/** The outlets in scope that are in use, below a unit or all, in the order of their codes, and the branches in scope. 403. */
export async function unitsIn(ctx: Ctx, dept_id: number | undefined): Promise<{ units: Unit[]; branches: Branch[] }> {
  if (dept_id !== undefined) await find(ctx, 'dept', dept_id)
  const branches = ctx.scoped
    .rows('dept')
    .select(['id', 'dept_name', 'path', 'dept_code'])
    .where('dept_type', '=', BRANCH)
    .orderBy('dept_code')
  const named = await branches.execute()
  const rows = await ctx.scoped
    .rows('dept')
    .select(['id', 'dept_code', 'dept_name', 'path'])
    .select(sql<string | null>`(select real_name from sys_user where sys_user.id = dept.leader_user_id)`.as('leader'))
    .where('dept_type', '=', OUTLET)
    .where('status', '=', 1)
    .where(allOf(inUnit('dept.id', { dept_id, include_child: 1 })))
    .orderBy('dept_code')
    .execute()
  const units = rows.map(({ path, ...row }) => ({
    ...row,
    branch_id: named.find((branch) => path === branch.path || path.startsWith(`${branch.path}.`))?.id ?? null,
  }))
  const order = [...named.map(({ id }) => id as number | null), null]
  return {
    units: units.toSorted((a, b) => order.indexOf(a.branch_id) - order.indexOf(b.branch_id)),
    branches: named.map(({ id, dept_name }) => ({ id, dept_name })),
  }
}
