import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'

/** The administrators of a company. */
export async function peopleOf(db: Kysely<Unscoped>, company: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct person.id from sys_user person
    join user_role held on held.user_id = person.id
    join role on role.id = held.role_id and role.status = 1 and role.role_code = 'escort_admin'
    where person.user_type = 2 and person.party_id = ${company} and person.status = 1`.execute(db)
  return rows.map(({ id }) => id)
}

/** The bank's people with an operation, in the branches that a company serves. */
export async function bankOf(
  db: Kysely<Unscoped>,
  company: number,
  permission: string,
  operation: string,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct person.id from sys_user person
    join dept on dept.id = person.dept_id
    join user_role held on held.user_id = person.id
    join role on role.id = held.role_id and role.status = 1 and role.role_code = 'branch_security'
    join role_grant granted on granted.role_id = role.id
      and granted.permission_id = ${permission} and granted.operation = ${operation}
    where person.user_type = 1 and person.status = 1 and exists (
      select from escort_company_dept link join dept served on served.id = link.dept_id
      where link.escort_company_id = ${company} and nlevel(dept.path) >= 2 and nlevel(served.path) >= 2
        and subpath(served.path, 0, 2) = subpath(dept.path, 0, 2))`.execute(db)
  return rows.map(({ id }) => id)
}
