import { everything } from '@shouya/server/core/access/everything.ts'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import { fail, failAt, failTaken } from '@shouya/server/core/failure.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import { type Grant, type Grants, grantsIn, grantsOf } from './rows.ts'

/** Who may hand out any role (domain 1.2). */
export const anyRole = ['admin', 'sys_admin']

export const holds = (user: Ctx['user'], codes: string[]) => user.roles.some(({ code }) => codes.includes(code))

type Role = Selectable<DB['role']>
type Reach = { data_scope: number; scope_dept_ids: number[] }
type Wanted = Reach & {
  role_code: string
  role_name: string
  user_types: number[]
  status: number
}

const isOwn = ({ user }: Pick<Ctx, 'user'>, roleId: number) => user.roles.some(({ id }) => id === roleId)

/** May the caller only give what they hold? Administrators may give all, but to a role of their own nobody more than they have. */
export const isLimited = (ctx: Pick<Ctx, 'user'>, roleId?: number): boolean =>
  !holds(ctx.user, anyRole) || (roleId !== undefined && isOwn(ctx, roleId))

/** The first of some operations that the caller may not grant. */
export function beyond(ctx: Pick<Ctx, 'user'>, added: Grants, roleId?: number): [string, string] | undefined {
  if (!isLimited(ctx, roleId)) return undefined
  for (const [permission, operations] of added)
    for (const operation of operations) if (!can(ctx.user, permission, operation)) return [permission, operation]
  return undefined
}

/** As with accounts (user.above): a role with an operation of the system settings that the caller lacks is above the caller. */
export const isAbove = ({ user }: Pick<Ctx, 'user'>, grants: Grants): boolean =>
  !holds(user, anyRole) &&
  [...grants].some(
    ([permission, operations]) =>
      permission.startsWith('sys_') && [...operations].some((operation) => !can(user, permission, operation)),
  )

/** Refuses changes of the role of `admin`, and of roles above the caller. */
export async function checkEditable(ctx: Ctx, role: Role): Promise<void> {
  if (role.role_code === 'admin') fail('WrongState', { reason: 'role.refused.admin' })
  if (isAbove(ctx, await grantsOf(ctx.db, role.id))) fail('OutOfScope', { reason: 'role.refused.above' })
}

/** Checks that code and name are unique among all roles: 1003 with the field. */
export async function checkNames({ db, lang }: Ctx, wanted: Wanted, own = 0): Promise<void> {
  const others = db.selectFrom('role').select('id').where('id', '<>', own)
  if (await others.where('role_code', '=', wanted.role_code).executeTakeFirst())
    failTaken(lang, 'role_code', 'role.field.role_code')
  if (await others.where('role_name', '=', wanted.role_name).executeTakeFirst())
    failTaken(lang, 'role_name', 'role.field.role_name')
}

/** Checks that new units lie in the caller's scope and that only callers with all data grant all data. */
export async function checkReach(ctx: Ctx, wanted: Reach, before?: Reach): Promise<void> {
  const { user, db, scoped } = ctx
  if (wanted.data_scope === 1 && before?.data_scope !== 1 && user.scope.kind !== 'all' && !holds(user, anyRole))
    failAt('data_scope', 'role.refused.scopeAbove')
  if (wanted.data_scope !== 2) return
  if (wanted.scope_dept_ids.length === 0) failAt('scope_dept_ids', 'role.refused.units')
  const added = wanted.scope_dept_ids.filter((id) => !before?.scope_dept_ids.includes(id))
  if (added.length === 0) return
  if (!added.every(scoped.holds)) failAt('scope_dept_ids', 'input.unit')
  const units = await everything(db).selectFrom('dept').select('id').where('id', 'in', added).execute()
  if (units.length !== new Set(added).size) failAt('scope_dept_ids', 'input.unit')
}

/** Refuses to disable a role of the caller, or to change its data scope unless the caller sees all data. */
export function checkOwn(ctx: Ctx, role: Role, wanted: Wanted): void {
  if (!isOwn(ctx, role.id)) return
  if (wanted.status !== role.status) fail('WrongState', { reason: 'role.refused.ownStatus' })
  const units = (reach: Reach) => (reach.data_scope === 2 ? [...reach.scope_dept_ids].sort().join() : '')
  const sameReach = wanted.data_scope === role.data_scope && units(wanted) === units(role)
  if (!sameReach && ctx.user.scope.kind !== 'all') fail('WrongState', { reason: 'role.refused.ownScope' })
}

/** Refuses to remove a user type whose accounts hold the role. */
export async function checkTypes({ db }: Ctx, role: Role, wanted: Wanted): Promise<void> {
  const { count } = await everything(db)
    .selectFrom('user_role')
    .innerJoin('sys_user', 'sys_user.id', 'user_role.user_id')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('role_id', '=', role.id)
    .where('sys_user.status', '<>', 3)
    .where('user_type', 'not in', wanted.user_types)
    .executeTakeFirstOrThrow()
  if (count > 0) fail('WrongState', { reason: 'role.refused.typeHeld', params: { count } })
}

/** Restoring a role needs the rights to create it with its grants. */
export async function checkRestoredRole(ctx: Ctx, role: Role, { role_grant: rows }: { role_grant: readonly Grant[] }) {
  const grants = grantsIn(rows)
  if (isAbove(ctx, grants) || beyond(ctx, grants)) fail('OutOfScope', { reason: 'role.refused.above' })
  await checkReach(ctx, role)
}
