import type { Input } from '@shouya/contract/action'
import type { Lang } from '@shouya/contract/messages'
import { fail, failAt, failTaken } from '@shouya/server/core/failure.ts'
import type { Save } from '../contract.ts'
import { isPage, menuType } from '../rules.ts'
import type { MenuRow } from './rows.ts'

/** Pages that must remain reachable: menu management to repair the menu, and the change of a first password. */
const needed = ['exception_menu', 'dashboard_password']

/** Addresses of the console and the server that no entry may take. */
const reserved = new Set(['api', 'assets', 'login', '403', '404', 'healthz', 'readyz', 'metrics'])

type Wanted = Omit<Input<typeof Save>, 'id' | 'version'>
export type Placed = Pick<MenuRow, 'id' | 'parent_id' | 'menu_type'>

/** Normalizes a path as the console compares it: without case and trailing slash. */
const normal = (path: string) => path.replace(/\/+$/, '').toLowerCase()

export function checkPath(rows: readonly MenuRow[], path: string, lang: Lang, own?: number): void {
  if (reserved.has(normal(path).split('/')[1] ?? '')) failAt('path', 'menu.refused.reserved')
  const others = rows.filter(({ id }) => id !== own).flatMap((row) => [row.path, ...row.aliases])
  if (others.some((other) => normal(other) === normal(path))) failTaken(lang, 'path', 'menu.field.path')
}

/** The parent must be a group, and neither the entry itself nor one of its descendants. */
export function checkParent(rows: readonly Placed[], parentId: number | null, own?: number): void {
  if (parentId === null) return
  const byId = new Map(rows.map((row) => [row.id, row]))
  const parent = byId.get(parentId)
  if (parent?.menu_type !== menuType.group) failAt('parent_id', 'menu.refused.parent')
  for (let at: Placed | undefined = parent; at; at = at.parent_id === null ? undefined : byId.get(at.parent_id))
    if (at.id === own) failAt('parent_id', 'menu.refused.cycle')
}

/** Fields that each type must have or must not have. */
export function checkType(rows: readonly MenuRow[], input: Wanted): void {
  const page = isPage(input.menu_type)
  if (input.menu_type === menuType.group && input.permission_id !== null)
    failAt('permission_id', 'menu.refused.noPermission')
  if (input.role_codes !== null && input.permission_id !== null) failAt('role_codes', 'menu.refused.oneAuthority')
  if (input.menu_type === menuType.link && input.link === null) failAt('link', 'input.required')
  if (input.menu_type !== menuType.link && input.link !== null) failAt('link', 'menu.refused.onlyLink')
  if (!page && input.router !== null) failAt('router', 'menu.refused.onlyPage')
  const isAddress = rows.some(
    ({ is_builtin, router, menu_type }) => is_builtin && menu_type !== menuType.group && router === input.router,
  )
  if (page && !isAddress) failAt('router', input.router === null ? 'input.required' : 'menu.refused.router')
}

/** The highlighted address must be that of a menu entry. */
export function checkHighlight(rows: readonly MenuRow[], { highlight }: Wanted): void {
  if (highlight !== null && !rows.some(({ fullPath }) => fullPath === highlight))
    failAt('highlight', 'menu.refused.highlight')
}

/** The specified fields of a built-in entry cannot change. */
export function checkBuiltin(before: MenuRow, input: Wanted): void {
  if (!before.is_builtin) return
  const sameFixedFields = (['menu_type', 'path', 'permission_id'] as const).every(
    (field) => input[field] === before[field],
  )
  const sameRouter = before.menu_type === menuType.group || input.router === before.router
  if (!sameFixedFields || !sameRouter || !sameQuery(input.query, before.query))
    fail('WrongState', { reason: 'menu.refused.builtinFixed' })
}

const sameQuery = (a: Record<string, string>, b: Record<string, string>) => {
  const text = (query: Record<string, string>) => JSON.stringify(Object.entries(query).sort())
  return text(a) === text(b)
}

/** After a change, the pages that are needed to repair the menu must still be reachable. */
export function checkNeeded(rows: readonly MenuRow[]): void {
  const byId = new Map(rows.map((row) => [row.id, row]))
  for (const start of rows.filter(({ code }) => needed.includes(code)))
    for (let at: MenuRow | undefined = start; at; at = at.parent_id === null ? undefined : byId.get(at.parent_id))
      if (at.status !== 1 || at.role_codes !== null) fail('WrongState', { reason: 'menu.refused.needed' })
}
