import type { Profile } from '@shouya/approvals/instance'
import { everything } from '@shouya/server/core/access/everything.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { sql } from 'kysely'
import type { Runner } from '../../request/server/runner.ts'

/**
 * The units that "company" means in rules: the branch to which somebody belongs, else head office (dictionary
 * dept_type).
 */
const COMPANIES = [1, 2]

/** A person as stored in a request: their unit, roles and posts at its submission. */
export async function profileOf({ db }: Runner, user: number): Promise<Profile> {
  const all = everything(db)
  const row = await all
    .selectFrom('sys_user')
    .innerJoin('dept', 'dept.id', 'sys_user.dept_id')
    .select(['sys_user.id', 'real_name', 'dept_id', 'post', 'user_type', 'party_id'])
    .select(
      sql<
        number[]
      >`array(select above.id from dept above where above.path @> dept.path order by nlevel(above.path))`.as(
        'dept_path',
      ),
    )
    .select(
      sql<number | null>`(select above.id from dept above where above.path @> dept.path
        and above.dept_type = any(${COMPANIES}::smallint[]) order by nlevel(above.path) desc limit 1)`.as('company'),
    )
    .where('sys_user.id', '=', user)
    .executeTakeFirst()
  if (!row) return fail('NotFound')
  const roles = await all
    .selectFrom('user_role')
    .innerJoin('role', 'role.id', 'user_role.role_id')
    .select('role_code')
    .where('user_id', '=', user)
    .where('role.status', '=', 1)
    .orderBy('role_code')
    .execute()
  return {
    id: row.id,
    name: row.real_name,
    dept: row.dept_id,
    deptPath: row.dept_path,
    company: row.company ?? row.dept_path[0] ?? row.dept_id,
    // Ids of parties are unique only within their kind: escort companies, vendors, agents.
    ...(row.party_id !== null && { party: `${row.user_type}.${row.party_id}` }),
    roles: roles.map(({ role_code }) => role_code),
    posts: row.post === null ? [] : [row.post],
  }
}
