import type { Ctx } from '@shouya/server/core/context.ts'
import { conditionsIn } from '@shouya/server/noun/lists.ts'
import { allOf, inUnit } from '@shouya/server/registers/filters.ts'
import { sql } from 'kysely'
import type * as AdminDept from '../contract.ts'
import { dept } from '../noun.ts'

/** Units of the caller's scope as the list and the detail show them. */
export const selectDepts = (ctx: Ctx) =>
  ctx.scoped
    .rows('dept')
    .selectAll('dept')
    .select([
      sql<number>`nlevel(dept.path)`.as('level'),
      sql<string | null>`(select parent.dept_name from dept parent where parent.id = dept.parent_id)`.as('parent_name'),
      sql<string | null>`(select real_name from sys_user where sys_user.id = dept.leader_user_id)`.as(
        'leader_user_name',
      ),
      sql<string | null>`(select real_name from sys_user where sys_user.id = dept.safety_user_id)`.as(
        'safety_user_name',
      ),
      sql<
        string | null
      >`(select company_name from escort_company company where company.id = dept.escort_company_id)`.as(
        'escort_company_name',
      ),
    ])

/** The conditions of the list and the export. */
export const conditionsOf = () => (query: AdminDept.Filters) =>
  allOf([...inUnit('dept.id', query), ...conditionsIn(dept, query)])

/** The caller's units, parents before children and each unit's children in their order. */
export const selectTree = (ctx: Ctx) =>
  ctx.scoped
    .rows('dept')
    .select(['id', 'parent_id', 'dept_code', 'dept_name', 'short_name', 'dept_type', 'status'])
    .orderBy(sql`nlevel(path)`)
    .orderBy('sort')
    .orderBy('dept_code')
