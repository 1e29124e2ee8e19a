import { type Ctx, can } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { notify } from '@shouya/server/core/notify/notify.ts'
import { recycle } from '@shouya/server/core/recycle/recycle.ts'
import { checkProof } from '@shouya/server/core/secrets/checkProof.ts'
import { findSeen, insertRow, updateRow } from '@shouya/server/noun/store.ts'
import type * as Role from '../contract.ts'
import { keptRemark } from './remark.ts'
import { type Grants, grantsOf, roleRows } from './rows.ts'
import { beyond, checkEditable, checkNames, checkOwn, checkReach, checkTypes } from './rules.ts'

/** Units are stored with data scope 2 only: with others they would apply again after a change of the scope. */
const tidy = <F extends { data_scope: number; scope_dept_ids: number[]; user_types: number[] }>(fields: F): F => ({
  ...fields,
  scope_dept_ids: fields.data_scope === 2 ? [...new Set(fields.scope_dept_ids)] : [],
  user_types: [...new Set(fields.user_types)].sort(),
})

export const addRole: Handler<typeof Role.AddRole> = async (ctx, { copy_from, ...input }) => {
  const fields = tidy(input)
  if (copy_from !== undefined && !can(ctx.user, 'sys_role', 'grant')) fail('NoOperation')
  await checkNames(ctx, fields)
  await checkReach(ctx, fields)
  await checkProof(ctx)
  const row = await insertRow(ctx, 'role', fields)
  const grants = copy_from === undefined ? new Map() : await copyGrants(ctx, copy_from, row.id)
  ctx.note({ table: 'role', id: row.id, after: { ...fields, ...written(grants) }, message: fields.role_code })
  return row
}

async function copyGrants(ctx: Ctx, from: number, to: number): Promise<Grants> {
  const { db } = ctx
  // The lock keeps a concurrent change of the original from being copied in part.
  const source = await db.selectFrom('role').select('id').where('id', '=', from).forUpdate().executeTakeFirst()
  if (!source) failAt('copy_from', 'role.refused.unknown')
  const grants = await grantsOf(db, from)
  if (beyond(ctx, grants)) failAt('copy_from', 'role.refused.grantAbove')
  const rows = [...grants].flatMap(([permission_id, operations]) =>
    [...operations].map((operation) => ({ role_id: to, permission_id, operation })),
  )
  if (rows.length > 0) await db.insertInto('role_grant').values(rows).execute()
  return grants
}

/** Grants as the log shows them, a field per permission. */
const written = (grants: Grants) =>
  Object.fromEntries([...grants].map(([permission, operations]) => [permission, [...operations].sort()]))

export const editRole: Handler<typeof Role.EditRole> = async (ctx, { id, version, ...input }) => {
  const before = await findSeen(ctx, 'role', { id, version })
  const fields = tidy({ ...input, remark: keptRemark(ctx.lang, input) })
  await checkEditable(ctx, before)
  if (before.is_builtin && fields.role_code !== before.role_code)
    fail('WrongState', { reason: 'role.refused.builtinCode' })
  checkOwn(ctx, before, fields)
  await checkNames(ctx, fields, id)
  await checkReach(ctx, fields, before)
  await checkTypes(ctx, before, fields)
  await checkProof(ctx)
  const row = await updateRow(ctx, 'role', id, fields)
  await notify(ctx.db, { type: 'permission' })
  ctx.note({ table: 'role', id, before, after: fields, message: fields.role_code })
  return row
}

export const deleteRole: Handler<typeof Role.Delete> = async (ctx, { id, version }) => {
  const { db } = ctx
  const before = await findSeen(ctx, 'role', { id, version })
  if (before.is_builtin) fail('InUse', { reason: 'role.refused.builtin' })
  await checkEditable(ctx, before)
  const { users } = await roleRows(db).where('role.id', '=', id).executeTakeFirstOrThrow()
  if (users > 0) fail('InUse', { reason: 'role.refused.held', params: { count: users } })
  const grants = await grantsOf(db, id)
  const parts = [{ table: 'role_grant', column: 'role_id' }] as const
  await recycle(ctx, { table: 'role', id, name: `${before.role_name} ${before.role_code}`, parts })
  // Rows of closed accounts still refer to the role.
  await db.deleteFrom('user_role').where('role_id', '=', id).execute()
  await db.deleteFrom('role').where('id', '=', id).execute()
  ctx.note({ table: 'role', id, before: { ...before, ...written(grants) }, after: {}, message: before.role_code })
  return null
}
