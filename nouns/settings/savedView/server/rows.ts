import { everything } from '@shouya/server/core/access/everything.ts'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import { sql } from 'kysely'
import { roleName } from '../../role/server/rows.ts'

/** Callers who may grant rights share with every role. */
export const sharesWithRoles = ({ user }: Ctx): boolean => can(user, 'sys_role', 'grant')
export const sharesWithUnits = ({ user }: Ctx): boolean => can(user, 'sys_dept', 'edit')

/** The views of a list that the caller made or that are shared with the caller, as output. */
export async function viewsOf(ctx: Ctx, list: string) {
  const { user, lang } = ctx
  const roleIds = user.roles.map(({ id }) => id)
  const rows = await everything(ctx.db)
    .selectFrom('saved_view')
    .innerJoin('sys_user', 'sys_user.id', 'saved_view.user_id')
    .leftJoin('role', 'role.id', 'saved_view.role_id')
    .leftJoin('dept', 'dept.id', 'saved_view.dept_id')
    .leftJoin('saved_view_default', (join) =>
      join.onRef('saved_view_default.view_id', '=', 'saved_view.id').on('saved_view_default.user_id', '=', user.userId),
    )
    .select([
      'saved_view.id',
      'saved_view.version',
      'saved_view.name',
      'saved_view.query',
      'saved_view.columns',
      'saved_view.user_id',
      'sys_user.real_name as owner_name',
      'saved_view.role_id',
      roleName[lang].$castTo<string | null>().as('role_name'),
      'saved_view.dept_id',
      'dept.dept_name',
      sql<boolean>`saved_view_default.user_id is not null`.as('is_default'),
    ])
    .where('saved_view.list', '=', list)
    .where((eb) =>
      eb.or([
        eb('saved_view.user_id', '=', user.userId),
        sql<boolean>`saved_view.role_id = any(${roleIds}::bigint[])`,
        sql<boolean>`(select path from dept own where own.id = ${user.deptId}) <@ dept.path`,
      ]),
    )
    .orderBy(sql`saved_view.user_id <> ${user.userId}`)
    .orderBy('saved_view.name')
    .orderBy('saved_view.id')
    .execute()
  return rows.map(({ user_id, ...row }) => {
    const own = user_id === user.userId
    return { ...row, columns: row.columns as Record<string, never> | null, own, editable: own || isSteward(ctx, row) }
  })
}

type Shared = { role_id: number | null; dept_id: number | null }

/** Whether the caller may remove what another user has shared with this role or unit. */
export function isSteward(ctx: Ctx, { role_id, dept_id }: Shared): boolean {
  if (role_id !== null) return sharesWithRoles(ctx)
  return dept_id !== null && sharesWithUnits(ctx) && ctx.scoped.holds(dept_id)
}

/** The roles that the caller may share with. */
export const rolesToShare = (ctx: Ctx) => {
  const rows = ctx.db
    .selectFrom('role')
    .select(['role.id', roleName[ctx.lang].as('name')])
    .where('status', '=', 1)
  const own = ctx.user.roles.map(({ id }) => id)
  return (sharesWithRoles(ctx) ? rows : rows.where(sql<boolean>`role.id = any(${own}::bigint[])`))
    .orderBy('sort')
    .execute()
}
