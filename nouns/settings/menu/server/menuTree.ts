import type { MenuNode } from '@shouya/contract/menuNode'
import { can, type Principal } from '@shouya/server/core/context.ts'
import { menuType } from '../rules.ts'
import type { MenuRow } from './rows.ts'

type Viewer = Pick<Principal, 'operations'> & { roles: readonly { readonly code: string }[] }

/** The entries that the user's operations and roles open, as a tree; a group without visible children is left out. */
export function menuTree(rows: readonly MenuRow[], user: Viewer): MenuNode[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const opens = ({ permission_id, role_codes }: MenuRow) =>
    (permission_id === null || can(user, permission_id, 'query')) &&
    (role_codes === null || user.roles.some(({ code }) => role_codes.includes(code)))
  /**
   * A page that is reached through another page is an entry of its own only if that other page is missing (design
   * section 5): the user may not open it, or it is not built yet.
   */
  const hidden = (row: MenuRow) => {
    // An entry whose page is not built is not in the menu; menu management shows it, and its address works.
    if (!row.built && row.menu_type !== menuType.group && row.link === null) return true
    const host = row.host_id === null ? undefined : byId.get(row.host_id)
    if (row.host_id === null) return row.invisible
    return host !== undefined && opens(host) && host.built
  }
  const children = Map.groupBy(rows, (row) => row.parent_id)

  const build = (parent: number | null): MenuNode[] =>
    (children.get(parent) ?? []).flatMap((row) => {
      const below = build(row.id)
      const shown = opens(row) && (row.menu_type !== menuType.group || below.length > 0)
      return shown ? [toNode(row, below, hidden(row))] : []
    })
  return build(null)
}

function toNode(row: MenuRow, children: MenuNode[], invisible: boolean): MenuNode {
  return {
    router: row.router,
    path: row.path,
    fullPath: row.fullPath,
    aliases: row.aliases,
    title_cn: row.title_cn,
    title_hk: row.title_hk ?? row.title_cn,
    title_us: row.title_us ?? row.title_cn,
    group: row.menu_type === menuType.group,
    built: row.built,
    meta: {
      icon: row.icon,
      invisible: invisible || (row.menu_type === menuType.group && children.every(({ meta }) => meta.invisible)),
      link: row.link,
      query: row.query,
      params: row.params,
      highlight: row.highlight,
      page: { title: pageTitle(row), closable: row.closable, cacheAble: row.cache },
      authority: row.permission_id ?? row.role_codes ?? '*',
    },
    children,
  }
}

function pageTitle({ page_title_cn, page_title_hk, page_title_us }: MenuRow) {
  if (page_title_cn === null) return null
  return {
    title_cn: page_title_cn,
    title_hk: page_title_hk ?? page_title_cn,
    title_us: page_title_us ?? page_title_cn,
  }
}
