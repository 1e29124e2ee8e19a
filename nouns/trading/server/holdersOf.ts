import { everything } from '@shouya/server/core/access/everything.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'

/** Dictionary user_type. */
const EMPLOYEE = 1
/** Dictionary data_scope. */
const WHOLE_BANK = 1

/**
 * Ids of the bank's people with an operation who see the trading side, which belongs to no unit: those who see the whole bank. Who
 * may do everything anyway is left out.
 */
export async function holdersOf(db: Kysely<Unscoped>, permission: string, operation: string): Promise<number[]> {
  const people = await everything(db)
    .selectFrom('sys_user')
    .select('id')
    .where('status', '=', 1)
    .where('user_type', '=', EMPLOYEE)
    .where(
      sql<boolean>`exists (select from user_role join role on role.id = role_id join role_grant using (role_id)
        where role.status = 1 and role_code <> 'admin' and user_id = sys_user.id and permission_id = ${permission}
          and operation = ${operation})`,
    )
    .where(
      sql<boolean>`coalesce(sys_user.data_scope = ${WHOLE_BANK}, exists (select from user_role join role on role.id = role_id
        where role.status = 1 and user_id = sys_user.id and role.data_scope = ${WHOLE_BANK}))`,
    )
    .orderBy('id')
    .execute()
  return people.map((person) => person.id)
}
