import { randomBytes } from 'node:crypto'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { notify } from '@shouya/server/core/notify/notify.ts'
import { checkProof } from '@shouya/server/core/secrets/checkProof.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { insertOrChange, updateRow } from '@shouya/server/noun/store.ts'
import { checkVersion } from '@shouya/server/registers/find.ts'
import type { Kysely } from 'kysely'
import type * as Menu from '../contract.ts'
import { menuType } from '../rules.ts'
import { lockMenu, type MenuRow, menuRows } from './rows.ts'
import { checkBuiltin, checkHighlight, checkNeeded, checkParent, checkPath, checkType } from './rules.ts'

const STEP = 10

const byId = (rows: readonly MenuRow[], id: number): MenuRow => rows.find((row) => row.id === id) ?? fail('NotFound')

export const saveMenu: Handler<typeof Menu.Save> = async (ctx, { id, version, ...input }) => {
  const { db, lang } = ctx
  const rows = await lockMenu(db)
  const before = id === undefined ? undefined : byId(rows, id)
  if (before) {
    checkVersion(before, version)
    checkBuiltin(before, input)
    // The children of a group that becomes a page could not be reached.
    if (
      input.menu_type !== menuType.group &&
      rows.some(({ parent_id }) => parent_id === id) &&
      input.menu_type !== before.menu_type
    )
      fail('InUse', { reason: 'menu.refused.children' })
  }
  checkType(rows, input)
  // A built-in entry may be below a page, like the form designer; an entry may stay where it is.
  if (!before || input.parent_id !== before.parent_id) checkParent(rows, input.parent_id, id)
  checkPath(rows, input.path, lang, id)
  await checkPermission(db, input.permission_id)
  await checkRoles(db, input.role_codes)
  checkHighlight(rows, input)
  const who = (row: Pick<MenuRow, 'permission_id' | 'role_codes'> | undefined) =>
    JSON.stringify([row?.permission_id ?? null, [...(row?.role_codes ?? [])].sort()])
  if (who(input) !== who(before)) await checkProof(ctx)

  const code = before?.code ?? `own_${randomBytes(9).toString('hex')}`
  const page = rows.find(({ is_builtin, router }) => is_builtin && router === input.router)
  const values = {
    ...input,
    query: JSON.stringify(input.query),
    params: JSON.stringify(input.params),
    router: before?.is_builtin ? before.router : (input.router ?? code),
    invisible: input.invisible || input.menu_type === menuType.hidden,
    built: before?.is_builtin ? before.built : (page?.built ?? false),
    ...(before?.parent_id === input.parent_id ? {} : { sort: lastSort(rows, input.parent_id) + STEP }),
  }
  const saved = await insertOrChange(ctx, 'menu', before ?? null, values, {
    first: { code },
    log: { after: { ...values, query: input.query, params: input.params }, message: input.path },
  })
  checkNeeded(await menuRows(db))
  await notify(db, { type: 'permission' })
  return saved
}

async function checkPermission(db: Kysely<Unscoped>, id: string | null): Promise<void> {
  if (id === null) return
  const permission = await db
    .selectFrom('permission')
    .select('permission_id')
    .where('permission_id', '=', id)
    .executeTakeFirst()
  if (!permission) failAt('permission_id', 'menu.refused.permission')
}

async function checkRoles(db: Kysely<Unscoped>, codes: readonly string[] | null): Promise<void> {
  if (codes === null) return
  const roles = await db.selectFrom('role').select('role_code').where('role_code', 'in', codes).execute()
  if (roles.length < new Set(codes).size) failAt('role_codes', 'menu.refused.role')
}

const siblings = (rows: readonly MenuRow[], parent: number | null) =>
  rows.filter(({ parent_id }) => parent_id === parent)

const lastSort = (rows: readonly MenuRow[], parent: number | null) =>
  Math.max(0, ...siblings(rows, parent).map(({ sort }) => sort))

export const sortMenu: Handler<typeof Menu.Sort> = async (ctx, { id, parent_id, before_id }) => {
  const { db } = ctx
  const rows = await lockMenu(db)
  const row = byId(rows, id)
  if (parent_id !== row.parent_id) checkParent(rows, parent_id, id)
  const others = siblings(rows, parent_id).filter((sibling) => sibling.id !== id)
  const at = before_id === null ? others.length : others.findIndex((sibling) => sibling.id === before_id)
  // Somebody else has moved or deleted that entry.
  if (at < 0) fail('Stale')
  const order = others.toSpliced(at, 0, row)
  for (const [index, sibling] of order.entries()) {
    const sort = (index + 1) * STEP
    if (sibling.id !== id && sibling.sort !== sort)
      await db.updateTable('menu').set({ sort }).where('id', '=', sibling.id).execute()
  }
  // Siblings get new numbers but keep their versions, so only an open form of the moved entry becomes outdated.
  const saved = await updateRow(ctx, 'menu', id, { parent_id, sort: (at + 1) * STEP })
  checkNeeded(await menuRows(db))
  await notify(db, { type: 'permission' })
  const { parent_id: from, sort } = row
  ctx.note({
    table: 'menu',
    id,
    before: { parent_id: from, sort },
    after: { parent_id, sort: (at + 1) * STEP },
    message: row.path,
  })
  return saved
}

export const deleteMenu: Handler<typeof Menu.Delete> = async (ctx, { id, version }) => {
  const rows = await lockMenu(ctx.db)
  const before = byId(rows, id)
  checkVersion(before, version)
  if (before.is_builtin) fail('InUse', { reason: 'menu.refused.builtin' })
  if (rows.some(({ parent_id }) => parent_id === id)) fail('InUse', { reason: 'menu.refused.children' })
  await ctx.db.deleteFrom('menu').where('id', '=', id).execute()
  await notify(ctx.db, { type: 'permission' })
  ctx.note({ table: 'menu', id, before, after: {}, message: before.path })
  return null
}
