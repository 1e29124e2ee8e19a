import type { MenuNode } from '@shouya/contract/menuNode'

/** A page of the menu with the groups above it, outermost first. */
export type MenuPage = { node: MenuNode; trail: readonly MenuNode[] }

export const isVisible = (node: MenuNode): boolean => !node.meta.invisible

/** A node with visible children only opens them; a page with hidden ones is a page itself (console.md 1.6). */
export const isGroup = (node: MenuNode): boolean => node.group || node.children.some(isVisible)

/** Every page of the tree, hidden ones too, in the order of the menu. */
export function menuPages(menu: readonly MenuNode[], trail: readonly MenuNode[] = []): MenuPage[] {
  return menu.flatMap((node) => {
    const below = menuPages(node.children, [...trail, node])
    return isGroup(node) ? below : [{ node, trail }, ...below]
  })
}

/** As people type it: neither case nor a last slash counts. */
export const normalPath = (path: string): string => path.replace(/\/+$/, '').toLowerCase() || '/'

export type Routes = ReadonlyMap<string, MenuPage>

/** A menu is an object that does not change: each tab asks for its routes, and they are made once. */
const made = new WeakMap<readonly MenuNode[], Routes>()

/** Path or alias → page; a path of its own wins over an alias. */
export function menuRoutes(menu: readonly MenuNode[]): Routes {
  const known = made.get(menu)
  if (known) return known
  const pages = menuPages(menu)
  const aliases = pages.flatMap((page) => page.node.aliases.map((path) => [normalPath(path), page] as const))
  const routes = new Map([...aliases.reverse(), ...pages.map((page) => [normalPath(page.node.path), page] as const)])
  made.set(menu, routes)
  return routes
}

export const findPage = (routes: Routes, pathname: string): MenuPage | undefined => routes.get(normalPath(pathname))

/** Where the path of a group leads: to its first leaf (spec 000 section 2.9, guard 4). */
export function groupLeaf(menu: readonly MenuNode[], pathname: string): string | undefined {
  const group = findGroup(menu, normalPath(pathname))
  const leaf = group && menuPages(group.children).find(({ node, trail }) => [...trail, node].every(isVisible))
  return leaf?.node.fullPath
}

const findGroup = (nodes: readonly MenuNode[], path: string): MenuNode | undefined => {
  for (const node of nodes) {
    if (isGroup(node) && normalPath(node.path) === path) return node
    const below = findGroup(node.children, path)
    if (below) return below
  }
  return undefined
}

/** Where people land: the work bench, else the first page that their menu shows. */
export function landingPath(menu: readonly MenuNode[]): string {
  const workplace = '/dashboard/workplace'
  const pages = menuPages(menu)
  if (pages.some(({ node }) => node.path === workplace)) return workplace
  const first = pages.find(({ node, trail }) => [...trail, node].every(isVisible))
  return first ? first.node.fullPath : '/403'
}

/** The entry that lights up: the one that the page names, else itself; a hidden page (a detail) belongs to one above it. */
export function selectedKey({ node, trail }: MenuPage): string | undefined {
  if (node.meta.highlight !== null) return node.meta.highlight
  const shown = isVisible(node) ? node : trail.findLast((one) => isVisible(one) && !isGroup(one))
  return shown?.fullPath
}
