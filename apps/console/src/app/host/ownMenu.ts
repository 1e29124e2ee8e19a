import type { MenuNode } from '@shouya/contract/menuNode'
import { isVisible } from './menuPages.ts'

/** A node of the console's own table, before permissions are checked. */
export type OwnRoute = Omit<MenuNode, 'children'> & {
  /** Path of the page that contains this one as a tab: it is a menu entry only for users who lack that page. */
  host: string | null
  children: readonly OwnRoute[]
}

type Rights = {
  holds: (permission: string) => boolean
  has: (role: string) => boolean
  filterMenu: boolean
}

/**
 * The menu without the server's table (`asyncRoutes` off, spec 000 section 3): the console's own routes, with
 * `filterMenu` only those that the user's permissions open. The server checks every call as always.
 */
export function ownMenu(routes: readonly OwnRoute[], { holds, has, filterMenu }: Rights): MenuNode[] {
  const allRoutes = flat(routes)
  const opens = ({ meta: { authority } }: OwnRoute) => {
    if (!filterMenu || authority === '*') return true
    return Array.isArray(authority) ? authority.some(has) : holds(authority)
  }
  const hidden = (route: OwnRoute) => {
    if (!route.built) return true
    const host = allRoutes.find(({ path }) => path === route.host)
    return host ? opens(host) && host.built : route.meta.invisible
  }
  const build = (nodes: readonly OwnRoute[]): MenuNode[] =>
    nodes.flatMap((route) => {
      const { host: _, children, ...node } = route
      const below = build(children)
      if (!opens(route) || (route.group && below.length === 0)) return []
      const invisible = route.group ? !below.some(isVisible) : hidden(route)
      return [{ ...node, meta: { ...node.meta, invisible }, children: below }]
    })
  return build(routes)
}

const flat = (routes: readonly OwnRoute[]): OwnRoute[] => routes.flatMap((route) => [route, ...flat(route.children)])
