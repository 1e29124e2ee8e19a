import type { MenuNode } from '@shouya/contract/controllers/Menu'
import type { Selectable } from 'kysely'
import { can, type Principal } from '../../../core/context.ts'
import type { DB } from '../../../db/schema.gen.ts'

type Row = Selectable<DB['menu']>

const GROUP = 1

/** The entries that a person's operations open, as a tree; a group lives by its children. */
export function menuTree(rows: readonly Row[], user: Pick<Principal, 'operations'>): MenuNode[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const opens = (row: Row) => row.permission_id === null || can(user, row.permission_id, 'query')
  /**
   * A page that is reached through another is an entry of its own only where that other is missing (design section 5), be
   * it that its roles lack it or that it is not built yet.
   */
  const hidden = (row: Row) => {
    const host = row.host_id === null ? undefined : byId.get(row.host_id)
    if (row.host_id === null) return row.invisible
    return host !== undefined && opens(host) && (host.built || !row.built)
  }
  const children = Map.groupBy(rows, (row) => row.parent_id)

  const build = (parent: number | null): MenuNode[] =>
    (children.get(parent) ?? []).flatMap((row) => {
      const below = build(row.id)
      const shown = row.menu_type === GROUP ? below.length > 0 : opens(row)
      return shown ? [toNode(row, below, hidden(row))] : []
    })
  return build(null)
}

function toNode(row: Row, children: MenuNode[], invisible: boolean): MenuNode {
  return {
    router: row.router,
    path: row.path,
    aliases: row.aliases,
    title_cn: row.title_cn,
    title_hk: row.title_hk ?? row.title_cn,
    title_us: row.title_us ?? row.title_cn,
    built: row.built,
    meta: {
      icon: row.icon,
      invisible: invisible || (row.menu_type === GROUP && children.every(({ meta }) => meta.invisible)),
      link: row.link,
      query: row.query,
      page: { closable: row.closable, cacheAble: row.cache },
      authority: row.permission_id ?? '*',
    },
    children,
  }
}
