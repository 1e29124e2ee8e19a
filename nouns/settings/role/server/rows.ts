import { everything } from '@shouya/server/core/access/everything.ts'
import { fail } from '@shouya/server/core/failure.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'

/** Roles with the number of open accounts that hold them, wherever those are. */
export const roleRows = (db: Kysely<Unscoped>) =>
  everything(db)
    .selectFrom('role')
    .selectAll('role')
    .select((eb) =>
      eb
        .selectFrom('user_role')
        .innerJoin('sys_user', 'sys_user.id', 'user_role.user_id')
        .select(sql<number>`count(*)::int`.as('users'))
        .whereRef('user_role.role_id', '=', 'role.id')
        .where('sys_user.status', '<>', 3)
        .$asScalar()
        .$notNull()
        .as('users'),
    )

export const roleById = async (db: Kysely<Unscoped>, id: number) =>
  (await db.selectFrom('role').selectAll().where('id', '=', id).executeTakeFirst()) ?? fail('NotFound')

/** The name of a role in a language. */
export const roleName = {
  CN: sql<string>`role.role_name`,
  HK: sql<string>`coalesce(nullif(role.role_name_hk, ''), role.role_name)`,
  US: sql<string>`coalesce(nullif(role.role_name_us, ''), role.role_name)`,
}

/** Permission → operations. */
export type Grants = ReadonlyMap<string, ReadonlySet<string>>

export type Grant = { permission_id: string; operation: string }

export const grantsIn = (rows: readonly Grant[]): Grants => {
  const byPermission = Map.groupBy(rows, ({ permission_id }) => permission_id)
  return new Map([...byPermission].map(([id, grants]) => [id, new Set(grants.map(({ operation }) => operation))]))
}

/** What a role is granted. */
export async function grantsOf(db: Kysely<Unscoped>, roleId: number): Promise<Grants> {
  const rows = await db
    .selectFrom('role_grant')
    .select(['permission_id', 'operation'])
    .where('role_id', '=', roleId)
    .execute()
  return grantsIn(rows)
}
