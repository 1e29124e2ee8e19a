/** One opened page (spec 000 section 3). */
export type Tab = {
  /** Path of its menu entry, whose title it has. */
  keyPath: string
  /** Path and query that it was opened with: what tells tabs apart (console.md 1.7). */
  fullPath: string
  /** Where its user is now; filters, page and the opened record stand in the query. */
  path: string
  search: string
  /** A title of its own, instead of the menu's. */
  title: string | null
  /** Reads itself anew. */
  loading: boolean
  /** Cannot be closed. */
  unclose: boolean
  /** How far it was scrolled when it was left. */
  scroll: number
}

export type TabList = {
  tabs: readonly Tab[]
  /** `fullPath` of the tab in front. */
  active: string
  /** `fullPath` of those that were shown, the latest last. */
  shown: readonly string[]
  /** Closed ones, the latest last: they can come back. */
  closed: readonly Tab[]
}

export const emptyList: TabList = { tabs: [], active: '', shown: [], closed: [] }

/** It can never be closed (spec 000 section 5). */
export const defaultPath = '/product/productList'

/** Pages that stay alive while others are in front; the older ones keep their address only (design section 9). */
export const mostAlive = 12

const mostClosed = 20

export const addressOf = ({ path, search }: Pick<Tab, 'path' | 'search'>): string => path + search

export const activeTab = ({ tabs, active }: TabList): Tab | undefined =>
  tabs.find(({ fullPath }) => fullPath === active)

type Arrival = NewTab & {
  /** The address replaced the one before: a change within the page in front. */
  replaced: boolean
}

/** The list with one of its tabs in front. */
export const front = (list: TabList, fullPath: string): TabList => ({
  ...list,
  active: fullPath,
  shown: [...list.shown.filter((one) => one !== fullPath), fullPath],
})

/** The list after the browser's address has become that of a page: another tab in front, the same one moved, or a new one. */
export function arrive(list: TabList, { replaced, ...page }: Arrival): TabList {
  const here = addressOf(page)
  const current = activeTab(list)
  const moved = current && (addressOf(current) === here || (replaced && current.path === page.path))
  const tab =
    (moved ? current : undefined) ??
    list.tabs.find((one) => addressOf(one) === here) ??
    list.tabs.find(({ fullPath }) => fullPath === here)
  if (!tab) return front({ ...list, tabs: [...list.tabs, newTab(page)] }, here)
  if (tab.fullPath === list.shown.at(-1) && addressOf(tab) === here) return list
  return front(change(list, tab.fullPath, { path: page.path, search: page.search }), tab.fullPath)
}

type NewTab = Pick<Tab, 'keyPath' | 'path' | 'search' | 'unclose'> & { title?: string }

export const newTab = ({ title, ...page }: NewTab): Tab => ({
  ...page,
  fullPath: addressOf(page),
  title: title ?? null,
  loading: false,
  scroll: 0,
})

export const change = (list: TabList, fullPath: string, values: Partial<Tab>): TabList => ({
  ...list,
  tabs: list.tabs.map((tab) => (tab.fullPath === fullPath ? { ...tab, ...values } : tab)),
})

/** Why a tab stays when its close button is pressed: it is the default page or pinned, or the last one. */
export function closingRefused(list: TabList, fullPath: string): 'default' | 'last' | null {
  const tab = list.tabs.find((one) => one.fullPath === fullPath)
  if (tab?.unclose || tab?.path === defaultPath) return 'default'
  return list.tabs.length <= 1 ? 'last' : null
}

export type Side = 'left' | 'right' | 'others'

/** The tabs that closing beside one would take; pinned ones stay. */
export function beside({ tabs }: TabList, fullPath: string, side: Side): Tab[] {
  const at = tabs.findIndex((tab) => tab.fullPath === fullPath)
  const taken = { left: (i: number) => i < at, right: (i: number) => i > at, others: (i: number) => i !== at }[side]
  return tabs.filter((tab, i) => taken(i) && !tab.unclose && tab.path !== defaultPath)
}

/**
 * The list without some tabs. When the one in front goes, `next` comes forward, else the one at the same place, else the
 * last one.
 */
export function without(list: TabList, gone: readonly string[], next?: string): TabList {
  const stays = ({ fullPath }: Tab) => !gone.includes(fullPath)
  const tabs = list.tabs.filter(stays)
  const closed = [...list.closed, ...list.tabs.filter((tab) => !stays(tab))].slice(-mostClosed)
  const shown = list.shown.filter((one) => !gone.includes(one))
  const rest = { ...list, tabs, closed, shown }
  if (!gone.includes(list.active)) return rest
  const at = list.tabs.findIndex(({ fullPath }) => fullPath === list.active)
  const before = list.tabs.slice(0, at).filter(stays).length
  const coming = next ?? (tabs[before] ?? tabs.at(-1))?.fullPath
  return coming === undefined ? { ...rest, active: '' } : front(rest, coming)
}

/** The tab that was closed last, at the end of the bar and in front. */
export function reopened(list: TabList): TabList {
  const tab = list.closed.at(-1)
  if (!tab) return list
  const rest = { ...list, closed: list.closed.slice(0, -1) }
  const known = rest.tabs.some(({ fullPath }) => fullPath === tab.fullPath)
  return front(known ? rest : { ...rest, tabs: [...rest.tabs, tab] }, tab.fullPath)
}

/** Which tabs keep their page: the ones shown last, and those whose input would be lost. */
export function alive({ shown }: TabList, hasInput: (fullPath: string) => boolean): string[] {
  const last = shown.slice(-mostAlive)
  return [...shown.filter((one) => !last.includes(one) && hasInput(one)), ...last]
}
