import type { UserId } from '@shouya/approvals/definition'
import type { Question } from '@shouya/approvals/question'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { type Kysely, sql } from 'kysely'

type Members = Extract<Question, { ask: 'members' }>

/** Condition on an account: it has a role, or holds a post. */
const memberIs = (of: Members['of'], key: string) =>
  of === 'post'
    ? sql<boolean>`post = ${key}`
    : sql<boolean>`exists (select from user_role join role on role.id = role_id
        where user_id = sys_user.id and role_code = ${key} and role.status = 1)`

/** Active accounts with a role or post, in a unit or of a party if given, in the order of their ids. */
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

/** Accounts that may edit flows: they decide at a node for which nobody else is found. */
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

/**
 * Units that do business (dictionary dept_type: head office, branch, sub-branch, outlet); other units are part of one.
 */
const HOUSES = [1, 2, 3, 4]

/**
 * Active accounts with a role or post in the nearest unit above that has any: in the unit itself or in its departments,
 * vaults and monitoring centers, not in the branches and outlets below it.
 */
export async function membersAbove(
  db: Kysely<DB>,
  { of, key, unit }: Extract<Question, { ask: 'membersAbove' }>,
): Promise<UserId[]> {
  const rows = await db
    .selectFrom('dept as above')
    .innerJoin('dept', (join) => join.on(sql<boolean>`dept.path <@ above.path`))
    .innerJoin('sys_user', 'sys_user.dept_id', 'dept.id')
    .select(['sys_user.id', 'above.id as unit'])
    .where('above.id', '<>', unit)
    .where(sql<boolean>`above.path @> (select path from dept where id = ${unit})`)
    .where(
      sql<boolean>`not exists (select from dept house where house.path @> dept.path and house.path <@ above.path
        and house.id <> above.id and house.dept_type = any(${HOUSES}::smallint[]))`,
    )
    .where('sys_user.status', '=', 1)
    .where(memberIs(of, key))
    .orderBy(sql`nlevel(above.path) desc`)
    .orderBy('sys_user.id')
    .execute()
  return rows.filter((row) => row.unit === rows[0]?.unit).map(({ id }) => id)
}

/** Condition: an account has the right to decide on tasks, by one of its roles. */
export const mayDecide = sql<boolean>`exists (select from user_role join role on role.id = role_id and role.status = 1
  join role_grant on role_grant.role_id = role.id
  where user_id = sys_user.id and permission_id = 'form_step' and operation = 'agree')`
