import type { UserId } from '@shouya/approvals/definition'
import type { Question } from '@shouya/approvals/question'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { type Kysely, sql } from 'kysely'

type Members = Extract<Question, { ask: 'members' }>

/** Of an account: has a role, or holds a post. */
export const memberIs = (of: Members['of'], key: string) =>
  of === 'post'
    ? sql<boolean>`post = ${key}`
    : sql<boolean>`exists (select from user_role join role on role.id = role_id
        where user_id = sys_user.id and role_code = ${key} and role.status = 1)`

/** Active accounts with a role or post, in a unit or of a party where one is named, in the order of their ids. */
export async function membersOf(db: Kysely<DB>, { of, key, unit, below, party }: Members): Promise<UserId[]> {
  let query = db
    .selectFrom('sys_user')
    .innerJoin('dept', 'dept.id', 'sys_user.dept_id')
    .select('sys_user.id')
    .where('sys_user.status', '=', 1)
    .where(memberIs(of, key))
    .orderBy('sys_user.id')
  if (party !== undefined) query = query.where(sql<boolean>`user_type || '.' || party_id = ${party}`)
  if (unit !== null)
    query = below
      ? query.where(sql<boolean>`path <@ (select path from dept where id = ${unit})`)
      : query.where('sys_user.dept_id', '=', unit)
  return (await query.execute()).map(({ id }) => id)
}

/** Who may edit flows: the last resort of a node without people. */
export async function administrators(db: Kysely<DB>): Promise<UserId[]> {
  const rows = await db
    .selectFrom('sys_user')
    .innerJoin('user_role', 'user_role.user_id', 'sys_user.id')
    .innerJoin('role', 'role.id', 'user_role.role_id')
    .innerJoin('role_grant', 'role_grant.role_id', 'role.id')
    .select('sys_user.id')
    .distinct()
    .where('sys_user.status', '=', 1)
    .where('role.status', '=', 1)
    .where('permission_id', '=', 'sys_examine')
    .where('operation', '=', 'edit')
    .orderBy('sys_user.id')
    .execute()
  return rows.map(({ id }) => id)
}
