import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'

/** The bank's own people whose work an operation of trading is: not those who may do everything. */
export async function holdersOf(db: Kysely<Unscoped>, permission: string, operation: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct person.id from sys_user person
    join user_role held on held.user_id = person.id
    join role on role.id = held.role_id and role.status = 1 and role.role_code <> 'admin'
    join role_grant granted on granted.role_id = role.id
      and granted.permission_id = ${permission} and granted.operation = ${operation}
    where person.user_type = 1 and person.status = 1 order by person.id`.execute(db)
  return rows.map(({ id }) => id)
}
