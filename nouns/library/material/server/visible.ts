import type { Ctx, Principal } from '@shouya/server/core/context.ts'
import { within } from '@shouya/server/db/scope.ts'
import { type RawBuilder, sql } from 'kysely'
import { materialType, visible } from '../rules.ts'
import { status } from './rules.ts'

/** Dictionary user_type: the bank's own people, and the guards at its doors. */
const INSIDERS = [1, 5]

type Somebody = {
  /** Their unit and those above it, as an array of ids. */
  units: RawBuilder<unknown>
  /** Their roles, as an array of ids. */
  roles: RawBuilder<unknown>
  /** Neither of the bank nor a guard at its doors. */
  outside: RawBuilder<unknown>
}

/**
 * Whether a document is for somebody (domain 9.1), in the query itself: the list, the record, files, search, counters and the
 * denominators of receipts all use it. Outsiders get plans of outlets only where their role is named.
 */
const isFor = ({ units, roles, outside }: Somebody): RawBuilder<boolean> => {
  const byRole = sql`material.visible_role_ids && ${roles}`
  return sql`(case material.visible_type
      when ${sql.lit(visible.bank)} then true
      when ${sql.lit(visible.below)} then material.dept_id = any(${units})
      else (material.visible_dept_ids = '{}' or material.visible_dept_ids && ${units})
        and (material.visible_role_ids = '{}' or ${byRole}) end
    and (material.type = ${sql.lit(materialType.learning)} or not ${outside}
      or material.visible_type = ${sql.lit(visible.chosen)} and ${byRole}))`
}

/** The ids of a unit and those above it: a path consists of them. */
const pathOf = (dept: RawBuilder<unknown>) =>
  sql`string_to_array((select unit.path::text from dept unit where unit.id = ${dept}), '.')::bigint[]`

/** Published for this reader. On `material`. */
export const readBy = ({ deptId, roles, userType }: Principal): RawBuilder<boolean> =>
  sql`(material.status = ${sql.lit(status.published)} and ${isFor({
    // Looked up once per query.
    units: pathOf(sql`${deptId}`),
    roles: sql`${roles.map(({ id }) => id)}::bigint[]`,
    outside: sql.lit(!INSIDERS.includes(userType)),
  })})`

/** Managed by the caller: of units in scope, and published ones that reach the caller or one of their units. */
export function managedBy({ user }: Pick<Ctx, 'user'>): RawBuilder<boolean> {
  const alive = sql`material.status <> ${sql.lit(status.deleted)}`
  const own = within(user, 'material')
  if (own === null) return sql`${alive}`
  const reaches =
    user.scope.kind === 'units'
      ? sql`or material.status = ${sql.lit(status.published)} and material.visible_dept_ids && ${user.scope.ids}::bigint[]`
      : sql``
  return sql`(${alive} and (${own} or ${readBy(user)} ${reaches}))`
}

/** Whether an account is one of those for whom a document is: alive, with the right to read documents. On `sys_user` and `material`. */
export const isReceiver = (now: Date): RawBuilder<boolean> => sql`(sys_user.status = 1
  and (sys_user.expire_date is null or sys_user.expire_date >= (${now}::timestamptz)::date)
  and exists (select from user_role join role on role.id = user_role.role_id and role.status = 1
    join role_grant on role_grant.role_id = role.id
    where user_role.user_id = sys_user.id and permission_id = 'file_search' and operation = 'query')
  and ${isFor({
    units: pathOf(sql`sys_user.dept_id`),
    roles: sql`array(select held.role_id from user_role held where held.user_id = sys_user.id)`,
    outside: sql`(sys_user.user_type <> all(${sql.lit(`{${INSIDERS.join()}}`)}::smallint[]))`,
  })})`
