import type { Ctx } from '@shouya/server/core/context.ts'

/** The roles that an account holds. */
export async function rolesOf({ db }: Ctx, userId: number): Promise<number[]> {
  const rows = await db.selectFrom('user_role').select('role_id').where('user_id', '=', userId).execute()
  return rows.map(({ role_id }) => role_id)
}

export async function setRoles({ db }: Ctx, userId: number, roleIds: readonly number[]): Promise<void> {
  await db.deleteFrom('user_role').where('user_id', '=', userId).execute()
  // Members hold none: there is no role for them.
  if (roleIds.length === 0) return
  await db
    .insertInto('user_role')
    .values([...new Set(roleIds)].map((role_id) => ({ user_id: userId, role_id })))
    .execute()
}
