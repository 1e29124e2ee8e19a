import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'

/** Those who may pay deposits back: they settle differences and decide on reversals, too. Not whoever may do everything. */
export async function payers(db: Kysely<Unscoped>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct held.user_id as id from user_role held
    join role on role.id = held.role_id and role.status = 1 and role.role_code <> 'admin'
    join role_grant on role_grant.role_id = role.id and permission_id = 'deposit' and operation = 'refund_pay'`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
