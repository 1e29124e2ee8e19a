import { type Kysely, sql } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'

/** 分行保卫科: the people with the role branch_security at the unit or above it. */
export async function securityOf(db: Kysely<DB>, deptId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('sys_user')
    .innerJoin('dept', 'dept.id', 'sys_user.dept_id')
    .innerJoin('user_role', 'user_role.user_id', 'sys_user.id')
    .innerJoin('role', 'role.id', 'user_role.role_id')
    .select('sys_user.id')
    .distinct()
    .where('role_code', '=', 'branch_security')
    .where('sys_user.status', '=', 1)
    // A branch's security section is a department next to the outlets: it belongs to the unit above them.
    .where(
      sql<boolean>`(case when dept.dept_type = 5 and nlevel(dept.path) > 1
        then subpath(dept.path, 0, -1) else dept.path end) @> unit.path`,
    )
    .innerJoin('dept as unit', (join) => join.on('unit.id', '=', deptId))
    .execute()
  return rows.map(({ id }) => id)
}
