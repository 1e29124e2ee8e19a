import { type Kysely, sql } from 'kysely'
import { everything } from '../../core/access/everything.ts'
import type { Unscoped } from '../../db/scope.ts'

/**
 * People who take part in a unit's registers: its own, those of the units above it and of their departments, whatever the caller's scope, as
 * far as they may sign for keys. Only what identifies a person.
 */
export const peopleOf = (db: Kysely<Unscoped>, deptId: number) =>
  everything(db)
    .selectFrom('sys_user')
    .innerJoin('dept', 'dept.id', 'sys_user.dept_id')
    .select(['sys_user.id', 'real_name', 'dept.dept_name', 'post'])
    .where('sys_user.status', '=', 1)
    // Only those who can sign for it.
    .where(
      sql<boolean>`exists (select from user_role join role on role.id = role_id join role_grant using (role_id)
        where role.status = 1 and user_id = sys_user.id and permission_id = 'daily_key' and operation = 'receive')`,
    )
    .where(
      sql<boolean>`(case when dept.dept_type = 5 and nlevel(dept.path) > 1 and dept.id <> ${deptId}
        then subpath(dept.path, 0, -1) else dept.path end) @> (select path from dept unit where unit.id = ${deptId})`,
    )
    .orderBy(sql`nlevel(dept.path)`, 'desc')
    .orderBy('real_name')

/** One of them, or undefined. */
export const personOf = (db: Kysely<Unscoped>, deptId: number, userId: number) =>
  peopleOf(db, deptId).where('sys_user.id', '=', userId).executeTakeFirst()
