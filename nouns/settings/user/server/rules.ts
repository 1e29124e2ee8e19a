import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { checkDict } from '@shouya/server/core/dictionary/checkDict.ts'
import { fail, failAt, failTaken } from '@shouya/server/core/failure.ts'
import { parties } from '@shouya/server/core/org/parties.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { find } from '@shouya/server/registers/find.ts'
import { type Selectable, sql } from 'kysely'
import { unitType } from '../../dept/rules.ts'
import { anyRole, holds } from '../../role/server/rules.ts'
import { user as account } from '../noun.ts'
import { isOutsider } from '../rules.ts'

const { closed } = account.states.codes

type Wanted = {
  dept_id: number
  role_ids: number[]
  user_type: number
  party_id?: number | null | undefined
  expire_date: string | null
  phone?: string | undefined
  emp_no: string | null
}

/**
 * The unit must be the caller's to fill, and in use; or an outlet that opens only once it has its people (domain 1.1:
 * leader and safety officer before it is enabled), which a closed one never does.
 */
export async function checkUnit({ db, scoped }: Ctx, deptId: number): Promise<void> {
  const unit = await everything(db)
    .selectFrom('dept')
    .select(['status', 'dept_type', 'close_date'])
    .where('id', '=', deptId)
    .executeTakeFirst()
  if (!unit) failAt('dept_id', 'input.unit')
  if (!scoped.holds(deptId)) fail('OutOfScope')
  const opening = unit.dept_type === unitType.outlet && unit.close_date === null
  if (unit.status !== 1 && !opening) failAt('dept_id', 'input.unit')
}

type Belonging = { user_type: number; party_id: number | null }

/**
 * Outsiders belong to a party and their access ends. Answers the party: of the bank's own people none, of others one in the caller's
 * scope whose people may sign in.
 */
export async function checkOutsider(ctx: Ctx, wanted: Wanted, before?: Belonging): Promise<number | null> {
  if (!isOutsider(wanted)) return null
  const kept = before?.user_type === wanted.user_type ? before.party_id : null
  const party = wanted.party_id === undefined ? kept : wanted.party_id
  const kind = parties[wanted.user_type]
  if (!kind || party === null) return failAt('party_id', 'user.refused.party')
  if (party !== kept) {
    const { status } = await find(ctx, kind.table, party)
    if (!kind.admitted.includes(status)) failAt('party_id', 'user.refused.partyClosed')
  }
  const today = localDay(ctx.now, ctx.services.database.timezone)
  if (!wanted.expire_date || wanted.expire_date < today) failAt('expire_date', 'user.refused.expire')
  return party
}

/** Roles exist, suit the kind of user, and newly given ones hold nothing that the giver lacks. */
export async function checkRoles({ db, user }: Ctx, wanted: Wanted, held: readonly number[]): Promise<void> {
  if (wanted.role_ids.length === 0) {
    const meant = db.selectFrom('role').select('id').where(sql<boolean>`${wanted.user_type} = any(user_types)`)
    if (await meant.where('status', '=', 1).executeTakeFirst()) failAt('role_ids', 'input.required')
    return
  }
  const roles = await db
    .selectFrom('role')
    .select(['id', 'user_types', 'status', 'role_code'])
    .where('id', 'in', wanted.role_ids)
    .execute()
  const ids = new Set(wanted.role_ids)
  if (roles.length !== ids.size || roles.some(({ id, status }) => status !== 1 && !held.includes(id)))
    failAt('role_ids', 'user.refused.roleUnknown')
  if (roles.some(({ user_types }) => !user_types.includes(wanted.user_type)))
    failAt('role_ids', 'user.refused.roleType')
  const added = roles.filter(({ id }) => !held.includes(id))
  if (added.some(({ role_code }) => role_code === 'admin') && !holds(user, ['admin']))
    failAt('role_ids', 'user.refused.roleAbove')
  if (added.length === 0 || holds(user, anyRole)) return
  const grants = await db
    .selectFrom('role_grant')
    .select(['permission_id', 'operation'])
    .where(
      'role_id',
      'in',
      added.map(({ id }) => id),
    )
    .execute()
  if (grants.some(({ permission_id, operation }) => !user.operations.get(permission_id)?.has(operation)))
    failAt('role_ids', 'user.refused.roleAbove')
}

/**
 * Nobody takes over an account that administers more than they do: only `admin` touches `admin`, and who holds an operation
 * of the system settings (`sys_…`) that the caller lacks is out of reach.
 */
export async function checkNotAbove({ db, user }: Ctx, target: Selectable<DB['sys_user']>): Promise<void> {
  if (target.status === closed) fail('WrongState', { reason: 'user.refused.cancelled' })
  const held = await db
    .selectFrom('user_role')
    .innerJoin('role', 'role.id', 'user_role.role_id')
    .innerJoin('role_grant', 'role_grant.role_id', 'role.id')
    .select(['role_code', 'permission_id', 'operation'])
    .where('user_id', '=', target.id)
    .execute()
  const isAdmin = held.some(({ role_code }) => role_code === 'admin')
  const above = held.some(
    ({ permission_id, operation }) =>
      permission_id.startsWith('sys_') && !user.operations.get(permission_id)?.has(operation),
  )
  if (above || (isAdmin && !holds(user, ['admin']))) fail('OutOfScope', { reason: 'user.refused.above' })
}

/** Gender and post are values of their dictionaries; what a row already has stays allowed. */
export const checkCodes = (
  { db }: Ctx,
  wanted: { gender: number; post: string | null },
  before?: { post: string | null },
) =>
  checkDict(db, {
    gender: ['gender', wanted.gender],
    post: ['post', wanted.post === before?.post ? null : wanted.post],
  })

/** Phone among open accounts, staff number among all: 1003 with the field. */
export async function checkUnique(
  { db, lang }: Ctx,
  wanted: Pick<Wanted, 'phone' | 'emp_no'>,
  own?: number,
): Promise<void> {
  const others = everything(db)
    .selectFrom('sys_user')
    .select('id')
    .where('id', '<>', own ?? 0)
  if (wanted.phone && (await others.where('phone', '=', wanted.phone).where('status', '<>', closed).executeTakeFirst()))
    failTaken(lang, 'phone', 'user.field.phone')
  if (wanted.emp_no && (await others.where('emp_no', '=', wanted.emp_no).executeTakeFirst()))
    failTaken(lang, 'emp_no', 'user.field.emp_no')
}
