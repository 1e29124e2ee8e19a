import { type Kysely, sql } from 'kysely'
import type { Unscoped } from '../../db/scope.ts'
import { everything } from '../access/everything.ts'
import { actsFor } from './actsFor.ts'

/** Operations of a permission. */
export type Right = { id: string; operations: readonly string[] }

/**
 * People who take part in a unit's registers: its own, those of the units above it and of their departments,
 * independent of the caller's scope, if a role gives them one of some operations. Those who have them only because the
 * built-in role may do everything take part in their own unit, not in the units below. Returns only identifying
 * columns.
 */
export const peopleWith = (db: Kysely<Unscoped>, deptId: number, { id, operations }: Right) =>
  everything(db)
    .selectFrom('sys_user')
    .innerJoin('dept', 'dept.id', 'sys_user.dept_id')
    .select(['sys_user.id', 'real_name', 'dept.dept_name', 'post'])
    .where('sys_user.status', '=', 1)
    .where(
      sql<boolean>`exists (select from user_role join role on role.id = role_id join role_grant using (role_id)
        where role.status = 1 and (role_code <> 'admin' or sys_user.dept_id = ${deptId})
          and user_id = sys_user.id and permission_id = ${id} and operation = any(${operations}::text[]))`,
    )
    .where(
      sql<boolean>`(dept.id = ${deptId}
        or ${actsFor('dept')} @> (select path from dept unit where unit.id = ${deptId}))`,
    )
    .orderBy(sql`nlevel(dept.path)`, 'desc')
    .orderBy('real_name')
