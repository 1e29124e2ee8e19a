import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { type RawBuilder, sql } from 'kysely'
import { issueItem } from '../../issueItem/noun.ts'
import { targetType } from '../noun.ts'

/** A unit or a person that is asked. */
export type Receiver = {
  dept_id: number
  dept_name: string
  personal: boolean
  /** Who is reminded; of a unit its safety officer, else its head, else somebody who may hand in. */
  duty_user_id: number | null
  duty_user_name: string | null
}

type Target = { target_type: number; target_ids: readonly number[] }

/** Whom a target means now, and the names of those that nobody could answer for. */
export async function receiversOf(
  ctx: Ctx,
  { target_type, target_ids }: Target,
): Promise<{ receivers: Receiver[]; leftOut: string[] }> {
  switch (target_type) {
    case targetType.units:
      return unitsOf(ctx, sql`dept.id = any(${target_ids}::bigint[])`)
    case targetType.types:
      return unitsOf(ctx, sql`dept.dept_type = any(${target_ids}::smallint[])`)
    case targetType.roles:
      return peopleOf(
        ctx,
        sql`exists (select from user_role held where held.user_id = sys_user.id and held.role_id = any(${target_ids}::bigint[]))`,
      )
    default:
      return peopleOf(ctx, sql`sys_user.id = any(${target_ids}::bigint[])`)
  }
}

/** A role that is not switched off lets the account hand in; the built-in role that may do everything does not answer for units. */
const mayUpload = (user: RawBuilder<unknown>) => sql<boolean>`exists (select from user_role held
  join role on role.id = held.role_id and role.status = 1 and role.role_code <> 'admin'
  join role_grant granted on granted.role_id = role.id
  where held.user_id = ${user} and granted.permission_id = ${issueItem.permission}
    and granted.operation = ${issueItem.moves.upload.operation})`

const name = (user: RawBuilder<unknown>) =>
  sql<string | null>`(select real_name from sys_user who where who.id = ${user})`

async function unitsOf(ctx: Ctx, named: RawBuilder<boolean>) {
  const duty = sql<number | null>`coalesce(dept.safety_user_id, dept.leader_user_id, (select me.id from sys_user me
    where me.dept_id = dept.id and me.status = 1 and me.user_type = 1 and ${mayUpload(sql`me.id`)} order by me.id limit 1))`
  const rows = await ctx.scoped
    .rows('dept')
    .where('dept.status', '=', 1)
    .where(named)
    .select(['dept.id as dept_id', 'dept.dept_name', duty.as('duty_user_id'), name(duty).as('duty_user_name')])
    // Its own people, and those of a department right below it, as the security section of a branch.
    .select(
      sql<boolean>`exists (select from sys_user me join dept home on home.id = me.dept_id
        where me.status = 1 and me.user_type = 1 and ${mayUpload(sql`me.id`)}
          and (home.id = dept.id or home.parent_id = dept.id and home.dept_type = 5))`.as('answers'),
    )
    .orderBy('dept.path')
    .execute()
  const receivers = rows.filter(({ answers }) => answers)
  return {
    receivers: receivers.map(({ answers, ...unit }) => ({ ...unit, personal: false })),
    leftOut: rows.filter(({ answers }) => !answers).map(({ dept_name }) => dept_name),
  }
}

async function peopleOf(ctx: Ctx, named: RawBuilder<boolean>) {
  const rows = await ctx.scoped
    .rows('sys_user')
    .where('sys_user.status', '=', 1)
    .where(named)
    .select(['sys_user.id', 'sys_user.real_name', 'sys_user.dept_id'])
    .select(sql<string>`(select dept_name from dept where dept.id = sys_user.dept_id)`.as('dept_name'))
    .select(mayUpload(sql`sys_user.id`).as('answers'))
    .orderBy('sys_user.dept_id')
    .orderBy('sys_user.real_name')
    .execute()
  return {
    receivers: rows
      .filter(({ answers }) => answers)
      .map(({ id, real_name, dept_id, dept_name }) => ({
        ...{ dept_id, dept_name, personal: true, duty_user_id: id, duty_user_name: real_name },
      })),
    leftOut: rows.filter(({ answers }) => !answers).map(({ real_name, dept_name }) => `${real_name} ${dept_name}`),
  }
}

/** Refuses a target that names what is not there, or is not in the caller's scope (1001). */
export async function checkTargets(ctx: Ctx, target: Target): Promise<void> {
  const names = await namesOf(ctx, target)
  if (names.length < new Set(target.target_ids).size || names.length < target.target_ids.length)
    failAt('target_ids', 'issue.refused.target')
}

const MOST_TYPES = 7

/** What the targets are called, as far as the caller sees them; types of units have their words in the dictionary. */
export async function namesOf(ctx: Ctx, { target_type, target_ids }: Target): Promise<string[]> {
  const ids = [...target_ids]
  switch (target_type) {
    case targetType.units: {
      const rows = await ctx.scoped.rows('dept').select('dept_name').where('id', 'in', ids).orderBy('path').execute()
      return rows.map(({ dept_name }) => dept_name)
    }
    case targetType.types:
      return ids.filter((type) => type <= MOST_TYPES).map(String)
    case targetType.roles: {
      const rows = await ctx.db.selectFrom('role').select('role_name').where('id', 'in', ids).orderBy('sort').execute()
      return rows.map(({ role_name }) => role_name)
    }
    default: {
      const rows = await ctx.scoped
        .rows('sys_user')
        .select('real_name')
        .where('id', 'in', ids)
        // In the order of the form, which shows them by their places.
        .orderBy(sql`array_position(${ids}::bigint[], id)`)
        .execute()
      return rows.map(({ real_name }) => real_name)
    }
  }
}

/** The roles whose people may hand in. */
export const rolesToAsk = ({ db }: Pick<Ctx, 'db'>) =>
  everything(db)
    .selectFrom('role')
    .select(['role.id', 'role_name'])
    .where('role.status', '=', 1)
    .where('role_code', '<>', 'admin')
    .where(
      sql<boolean>`exists (select from role_grant where role_id = role.id and permission_id = ${issueItem.permission}
        and operation = ${issueItem.moves.upload.operation})`,
    )
    .orderBy('role.sort')
    .execute()
