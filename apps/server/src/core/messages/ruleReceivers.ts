import { type Kysely, sql } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import { securityOf } from '../org/securityOf.ts'
import type { Receivers } from './remindRules.ts'

/**
 * Whom a rule adds to those that a record names, asked once for each unit: employees only, so that no rule tells an outside
 * company of another's records.
 */
export function ruleReceivers(db: Kysely<DB>) {
  const asked = new Map<string, Promise<number[]>>()
  return (rule: Receivers, unit: number): Promise<number[]> => {
    const key = `${unit} ${rule.duty} ${rule.leader} ${rule.branch} ${rule.roles}`
    const people = asked.get(key) ?? ask(db, rule, unit)
    asked.set(key, people)
    return people
  }
}

async function ask(db: Kysely<DB>, { duty, leader, branch, roles }: Receivers, unit: number): Promise<number[]> {
  const dept = await db
    .selectFrom('dept')
    .select(['safety_user_id', 'leader_user_id'])
    .where('id', '=', unit)
    .executeTakeFirst()
  const named = [duty ? dept?.safety_user_id : null, leader ? dept?.leader_user_id : null]
  return [
    ...named.flatMap((id) => id ?? []),
    ...(branch ? await securityOf(db, unit) : []),
    ...(roles.length > 0 ? await holdersOf(db, roles, unit) : []),
  ]
}

/** Employees of a unit, or of those above it and of their departments, who hold one of some roles. */
async function holdersOf(db: Kysely<DB>, roles: readonly string[], unit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('sys_user')
    .innerJoin('dept', 'dept.id', 'sys_user.dept_id')
    .select('sys_user.id')
    .where('sys_user.status', '=', 1)
    .where('user_type', '=', 1)
    .where(
      sql<boolean>`exists (select from user_role join role on role.id = role_id
        where role.status = 1 and user_id = sys_user.id and role_code = any(${roles}::text[]))`,
    )
    .where(
      sql<boolean>`(case when dept.dept_type = 5 and nlevel(dept.path) > 1 and dept.id <> ${unit}
        then subpath(dept.path, 0, -1) else dept.path end) @> (select path from dept below where below.id = ${unit})`,
    )
    .execute()
  return rows.map(({ id }) => id)
}
