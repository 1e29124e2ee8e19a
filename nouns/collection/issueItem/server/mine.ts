import type { Principal } from '@shouya/server/core/context.ts'
import { type RawBuilder, sql } from 'kysely'

/**
 * What somebody hands in: what they are asked for themselves, and what their unit is, to which a department belongs, as the
 * security section to its branch. Outsiders have an account in a unit, but do not answer for it.
 */
export function isMine({ userId, deptId, scope }: Pick<Principal, 'userId' | 'deptId' | 'scope'>): RawBuilder<boolean> {
  const named = sql<boolean>`issue_item.duty_user_id = ${userId}`
  if (scope.kind === 'party') return named
  return sql`(${named} or not issue_item.personal and issue_item.dept_id = any(array(
    select case when own.dept_type = 5 and own.parent_id is not null then own.parent_id else own.id end
    from dept own where own.id = ${deptId} union all select ${deptId}::bigint)))`
}
