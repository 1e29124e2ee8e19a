import type { UserId } from '@shouya/approvals/definition'
import type { Question } from '@shouya/approvals/question'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { type Kysely, sql } from 'kysely'
import { memberIs } from './members.ts'

/** Units that do business (dictionary dept_type: head office, branch, sub-branch, outlet); the others are part of one. */
const HOUSES = [1, 2, 3, 4]

/**
 * Active accounts with a role or post in the nearest unit above one that has any: in the unit itself or in departments,
 * vaults and monitoring centres of it, not in the branches and outlets below it.
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
