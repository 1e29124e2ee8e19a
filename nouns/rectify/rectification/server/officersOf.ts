import { actsFor } from '@shouya/server/core/org/actsFor.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { type Kysely, sql } from 'kysely'

/** The people with one of these roles at the unit or above it. */
export async function officersOf(db: Kysely<DB>, deptId: number, roles: readonly string[]): Promise<number[]> {
  if (roles.length === 0) return []
  const rows = await db
    .selectFrom('sys_user')
    .innerJoin('dept', 'dept.id', 'sys_user.dept_id')
    .innerJoin('user_role', 'user_role.user_id', 'sys_user.id')
    .innerJoin('role', 'role.id', 'user_role.role_id')
    .innerJoin('dept as unit', (join) => join.on('unit.id', '=', deptId))
    .select('sys_user.id')
    .distinct()
    .where('role_code', 'in', [...roles])
    .where('sys_user.status', '=', 1)
    .where(sql<boolean>`${actsFor('dept')} @> unit.path`)
    .execute()
  return rows.map(({ id }) => id)
}
