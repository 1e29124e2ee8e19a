import type { BodyOf, RowOf } from '@shouya/console/api/path.ts'
import { label } from '@shouya/console/i18n/label.ts'
import type { Lang } from '@shouya/console/i18n/languages.ts'
import { enteredOf } from '@shouya/noun/values'
import { menu } from '../noun.ts'
import { isPage, menuType } from '../rules.ts'

export type MenuRow = RowOf<'Menu/GetPageList'>[number]
export type MenuItem = MenuRow & { depth: number; children?: MenuItem[] }
export type Place = Omit<BodyOf<'Menu/Sort'>, 'id'>
export type Zone = 'before' | 'after' | 'into'

export const menuTitle = (
  lang: Lang,
  { title_cn, title_hk, title_us }: Pick<MenuRow, 'title_cn' | 'title_hk' | 'title_us'>,
) => label(lang, title_cn, title_hk, title_us)

/** Builds the tree from rows, which come in order with parents first. */
export function menuItems(rows: readonly MenuRow[]): MenuItem[] {
  const below = Map.groupBy(rows, ({ parent_id }) => parent_id)
  const build = (parent: number | null, depth: number): MenuItem[] =>
    (below.get(parent) ?? []).map((row) => {
      const children = build(row.id, depth + 1)
      return children.length > 0 ? { ...row, depth, children } : { ...row, depth }
    })
  return build(null, 0)
}

/** Filters the tree: matching entries with the groups above them; a matching group keeps all its children. */
export function keepItems(items: readonly MenuItem[], fits: (row: MenuRow) => boolean): MenuItem[] {
  return items.flatMap((item) => {
    if (fits(item)) return [item]
    const children = keepItems(item.children ?? [], fits)
    return children.length > 0 ? [{ ...item, children }] : []
  })
}

export const flatItems = (items: readonly MenuItem[]): MenuItem[] =>
  items.flatMap((item) => [item, ...flatItems(item.children ?? [])])

const siblingsOf = (rows: readonly MenuRow[], row: MenuRow) =>
  rows.filter(({ parent_id }) => parent_id === row.parent_id)

/** The place one step up or down among its siblings; undefined at the ends. */
export function step(rows: readonly MenuRow[], row: MenuRow, by: -1 | 1): Place | undefined {
  const siblings = siblingsOf(rows, row)
  const at = siblings.findIndex(({ id }) => id === row.id) + by
  if (at < 0 || at >= siblings.length) return undefined
  const before = by < 0 ? siblings[at] : siblings[at + 1]
  return { parent_id: row.parent_id, before_id: before?.id ?? null }
}

/** The place of a row that is dropped on another one; undefined where it may not be or already is. */
export function dropPlace(rows: readonly MenuRow[], row: MenuRow, target: MenuRow, zone: Zone): Place | undefined {
  const byId = new Map(rows.map((row) => [row.id, row]))
  for (let at: MenuRow | undefined = target; at; at = at.parent_id === null ? undefined : byId.get(at.parent_id))
    if (at.id === row.id) return undefined
  const parent = zone === 'into' ? target : target.parent_id === null ? undefined : byId.get(target.parent_id)
  if (parent && parent.menu_type !== menuType.group && parent.id !== row.parent_id) return undefined
  const parent_id = parent?.id ?? null
  if (zone === 'into') return row.parent_id === parent_id ? undefined : { parent_id, before_id: null }
  const others = siblingsOf(rows, target).filter(({ id }) => id !== row.id)
  const at = others.findIndex(({ id }) => id === target.id) + (zone === 'after' ? 1 : 0)
  const before_id = others[at]?.id ?? null
  const now = siblingsOf(rows, row)
  const next = now[now.findIndex(({ id }) => id === row.id) + 1]?.id ?? null
  return row.parent_id === parent_id && next === before_id ? undefined : { parent_id, before_id }
}

/** The body of `Menu/Save` for a row; rows of the tree have more fields. */
export const toBody = (row: MenuRow) =>
  ({
    ...{ id: row.id, version: row.version, ...enteredOf(menu, row) },
    ...{ role_codes: row.role_codes, query: row.query, params: row.params },
    router: isPage(row.menu_type) ? row.router : null,
  }) as BodyOf<'Menu/Save'> & { id: number }
