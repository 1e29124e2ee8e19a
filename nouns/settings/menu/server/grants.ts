import type { Result } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { notify } from '@shouya/server/core/notify/notify.ts'
import { checkProof } from '@shouya/server/core/secrets/checkProof.ts'
import operations from '@shouya/server/db/seed/operations.json' with { type: 'json' }
import { findSeen, updateRow } from '@shouya/server/noun/store.ts'
import { type Grants, grantsOf, roleById } from '../../role/server/rows.ts'
import { beyond, checkEditable, isAbove, isLimited } from '../../role/server/rules.ts'
import type * as Menu from '../contract.ts'
import { grantGroups } from './grantGroups.ts'
import { menuRows } from './rows.ts'

/** The names of operations in three languages. They are part of the program and cannot be renamed. */
const operationNames = Object.entries(operations).map(([operation, { cn, hk, us }]) => ({
  operation,
  name_cn: cn,
  name_hk: hk,
  name_us: us,
}))

/** A role's grants, among all permissions. */
export const getRoleMenu: Handler<typeof Menu.GetRoleMenu> = async (ctx, { role_id }) => {
  const { db } = ctx
  const role = await roleById(db, role_id)
  const granted = await grantsOf(db, role_id)
  const permissions = await db.selectFrom('permission').selectAll().orderBy('sort').execute()
  return {
    ...role,
    role_id,
    editable: role.role_code !== 'admin' && !isAbove(ctx, granted),
    limited: isLimited(ctx, role_id),
    operations: operationNames,
    groups: grantGroups(permissions, await menuRows(db), granted),
  }
}

export const addRoleMenu: Handler<typeof Menu.AddRoleMenu> = async (ctx, { role_id, version, grants }) => {
  const wanted = new Map<string, ReadonlySet<string>>()
  for (const [index, { permission_id, operations }] of grants.entries()) {
    // A permission that occurs twice would be ambiguous.
    if (wanted.has(permission_id)) failAt(`grants.${index}.permission_id`, 'input.value')
    wanted.set(permission_id, new Set(operations))
  }
  return setGrants(ctx, { role_id, version, wanted })
}

export const deleteRoleMenu: Handler<typeof Menu.DeleteRoleMenu> = (ctx, { role_id, version, permission_ids }) =>
  setGrants(ctx, { role_id, version, wanted: new Map(permission_ids.map((id) => [id, new Set()])) })

type Change = { role_id: number; version: number; wanted: Grants }

async function setGrants(ctx: Ctx, { role_id, version, wanted }: Change): Promise<Result<typeof Menu.AddRoleMenu>> {
  const { db } = ctx
  const role = await findSeen(ctx, 'role', { id: role_id, version })
  await checkEditable(ctx, role)
  const named = [...wanted.keys()]
  await checkCatalogue(ctx, wanted)
  const before = await grantsOf(db, role_id)
  const added = new Map([...wanted].map(([id, all]) => [id, all.difference(before.get(id) ?? new Set())]))
  const above = beyond(ctx, added, role_id)
  if (above)
    failAt(`grants.${named.indexOf(above[0])}.operations`, 'role.refused.grantBeyond', { operation: above.join(' ') })
  await checkProof(ctx)
  await db.deleteFrom('role_grant').where('role_id', '=', role_id).where('permission_id', 'in', named).execute()
  const rows = [...wanted].flatMap(([permission_id, operations]) =>
    [...operations].map((operation) => ({ role_id, permission_id, operation })),
  )
  if (rows.length > 0) await db.insertInto('role_grant').values(rows).execute()
  const saved = await updateRow(ctx, 'role', role_id, {})
  await notify(db, { type: 'permission' })
  const shown = (grants: Grants) => Object.fromEntries(named.map((id) => [id, [...(grants.get(id) ?? [])].sort()]))
  ctx.note({ table: 'role', id: role_id, before: shown(before), after: shown(wanted), message: role.role_code })
  return saved
}

/** 1001 unless the catalogue has these operations. */
async function checkCatalogue({ db }: Ctx, wanted: Grants): Promise<void> {
  const permissions = await db
    .selectFrom('permission')
    .select(['permission_id', 'operations'])
    .where('permission_id', 'in', [...wanted.keys()])
    .execute()
  const catalogue = new Map(permissions.map(({ permission_id, operations }) => [permission_id, operations]))
  for (const [index, [permission, operations]] of [...wanted].entries()) {
    const all = catalogue.get(permission)
    if (!all) failAt(`grants.${index}.permission_id`, 'menu.refused.permission')
    const strange = [...operations].find((operation) => !all.includes(operation))
    if (strange) failAt(`grants.${index}.operations`, 'role.refused.notInCatalogue', { operation: strange })
  }
}
