import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'

/** The bank's people with an operation of the trading side, which the roles for it have for the whole bank; whom to tell. */
export async function holdersOf(db: Kysely<Unscoped>, permission: string, operation: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct person.id from sys_user person
    join user_role held on held.user_id = person.id
    join role on role.id = held.role_id and role.status = 1
    join role_grant granted on granted.role_id = role.id
      and granted.permission_id = ${permission} and granted.operation = ${operation}
    where person.user_type = 1 and person.status = 1 order by person.id`.execute(db)
  return rows.map(({ id }) => id)
}
