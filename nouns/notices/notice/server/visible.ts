import type { Ctx } from '@shouya/server/core/context.ts'
import { within } from '@shouya/server/db/scope.ts'
import { type RawBuilder, sql } from 'kysely'
import { status } from './rules.ts'

/** The status as it is now: one whose time is over is expired before the hourly job writes that down. */
export const statusAt = (now: Date): RawBuilder<number> =>
  sql`case when notice.status = ${sql.lit(status.published)} and notice.expire_time <= ${now} then ${sql.lit(status.expired)}
    else notice.status end`

/** The caller's unit and those above it. */
const unitsAbove = (deptId: number) =>
  sql`array(select above.id from dept above join dept own on above.path @> own.path where own.id = ${deptId})`

const wasPublished = sql`notice.status in (${sql.lit(status.published)}, ${sql.lit(status.expired)})`

/** Published to somebody of this unit: to everybody, to the unit itself, or to one above it. */
export const receivedIn = (deptId: number): RawBuilder<boolean> =>
  sql`(${wasPublished} and (notice.recv_dept_id is null or notice.recv_dept_id = any(${unitsAbove(deptId)})))`

/** Those of units in the caller's scope, and published ones that reach into it. */
export function managedBy({ user }: Pick<Ctx, 'user'>): RawBuilder<boolean> {
  const { scope, deptId } = user
  const own = within(user, 'notice')
  if (own === null) return sql`not notice.is_deleted`
  const reaches =
    scope.kind === 'units' ? sql`or ${wasPublished} and notice.recv_dept_id = any(${scope.ids}::bigint[])` : sql``
  return sql`(not notice.is_deleted and (${own} or ${receivedIn(deptId)} ${reaches}))`
}

/** Is somebody a receiver: a live account that may read notices, in the receiving unit or below it. On `sys_user`. */
export const isReceiver = (recvDeptId: number | null, now: Date): RawBuilder<boolean> => sql`(sys_user.status = 1
  and (sys_user.expire_date is null or sys_user.expire_date >= (${now}::timestamptz)::date)
  and exists (select from user_role join role on role.id = user_role.role_id and role.status = 1
    join role_grant on role_grant.role_id = role.id
    where user_role.user_id = sys_user.id and permission_id = 'dash_notice' and operation = 'query')
  ${
    recvDeptId === null
      ? sql``
      : sql`and sys_user.dept_id = any(array(select below.id from dept below
          where below.path <@ (select path from dept where id = ${recvDeptId})))`
  })`
