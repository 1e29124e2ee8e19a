import type { MenuNode } from '@shouya/contract/menuNode'

/** A page of the menu with its enclosing groups, outermost first. */
export type MenuPage = { node: MenuNode; trail: readonly MenuNode[] }

export const isVisible = (node: MenuNode): boolean => !node.meta.invisible

/** A node with visible children only opens them; one with only hidden children is a page itself (console.md 1.6). */
export const isGroup = (node: MenuNode): boolean => node.group || node.children.some(isVisible)

/** Every page of the tree, including hidden ones, in menu order. */
export function menuPages(menu: readonly MenuNode[], trail: readonly MenuNode[] = []): MenuPage[] {
  return menu.flatMap((node) => {
    const pagesBelow = menuPages(node.children, [...trail, node])
    return isGroup(node) ? pagesBelow : [{ node, trail }, ...pagesBelow]
  })
}

/** Case and a trailing slash do not matter. */
export const normalPath = (path: string): string => path.replace(/\/+$/, '').toLowerCase() || '/'

export type Routes = ReadonlyMap<string, MenuPage>

/** A menu is immutable: its routes are computed once for all tabs. */
const routesOf = new WeakMap<readonly MenuNode[], Routes>()

/** Path or alias → page; a page's own path takes precedence over an alias. */
export function menuRoutes(menu: readonly MenuNode[]): Routes {
  const cached = routesOf.get(menu)
  if (cached) return cached
  const pages = menuPages(menu)
  const aliases = pages.flatMap((page) => page.node.aliases.map((path) => [normalPath(path), page] as const))
  const routes = new Map([...aliases.reverse(), ...pages.map((page) => [normalPath(page.node.path), page] as const)])
  routesOf.set(menu, routes)
  return routes
}

export const findPage = (routes: Routes, pathname: string): MenuPage | undefined => routes.get(normalPath(pathname))

/** The target of a group's path: its first visible page (spec 000 section 2.9, guard 4). */
export function groupLeaf(menu: readonly MenuNode[], pathname: string): string | undefined {
  const group = findGroup(menu, normalPath(pathname))
  const firstPage = group && menuPages(group.children).find(({ node, trail }) => [...trail, node].every(isVisible))
  return firstPage?.node.fullPath
}

const findGroup = (nodes: readonly MenuNode[], path: string): MenuNode | undefined => {
  for (const node of nodes) {
    if (isGroup(node) && normalPath(node.path) === path) return node
    const inBranch = findGroup(node.children, path)
    if (inBranch) return inBranch
  }
  return undefined
}

/** The first page after sign-in: the work bench, else the first page of the menu. */
export function landingPath(menu: readonly MenuNode[]): string {
  const workplace = '/dashboard/workplace'
  const pages = menuPages(menu)
  if (pages.some(({ node }) => node.path === workplace)) return workplace
  const firstPage = pages.find(({ node, trail }) => [...trail, node].every(isVisible))
  return firstPage ? firstPage.node.fullPath : '/403'
}

/** The menu entry to highlight: the one the page names, else itself; a hidden page belongs to an ancestor. */
export function selectedKey({ node, trail }: MenuPage): string | undefined {
  if (node.meta.highlight !== null) return node.meta.highlight
  const entry = isVisible(node) ? node : trail.findLast((ancestor) => isVisible(ancestor) && !isGroup(ancestor))
  return entry?.fullPath
}
