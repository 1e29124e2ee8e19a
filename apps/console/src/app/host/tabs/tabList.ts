/** One opened page (spec 000 section 3). */
export type Tab = {
  /** Path of its menu entry, which gives the title. */
  keyPath: string
  /** Path and query that it was opened with: its identity (console.md 1.7). */
  fullPath: string
  /** Its current path; filters, page number and open record are in the query. */
  path: string
  search: string
  /** Its own title, instead of the menu's. */
  title: string | null
  /** It is being reloaded. */
  loading: boolean
  /** It cannot be closed. */
  unclose: boolean
  /** Its scroll position when it was left. */
  scroll: number
}

export type TabList = {
  tabs: readonly Tab[]
  /** `fullPath` of the tab in front. */
  active: string
  /** `fullPath` of the tabs that were shown, latest last. */
  shown: readonly string[]
  /** Closed tabs, latest last: they can be reopened. */
  closed: readonly Tab[]
}

export const emptyList: TabList = { tabs: [], active: '', shown: [], closed: [] }

/** It can never be closed (spec 000 section 5). */
export const defaultPath = '/product/productList'

/** The most pages that stay mounted; older ones keep only their address (design section 9). */
export const mostAlive = 12

const mostClosed = 20

export const addressOf = ({ path, search }: Pick<Tab, 'path' | 'search'>): string => path + search

export const activeTab = ({ tabs, active }: TabList): Tab | undefined =>
  tabs.find(({ fullPath }) => fullPath === active)

type Arrival = NewTab & {
  /** The address replaced the previous one: a change within the page in front. */
  replaced: boolean
}

/** The list with a tab in front. */
export const front = (list: TabList, fullPath: string): TabList => ({
  ...list,
  active: fullPath,
  shown: [...list.shown.filter((path) => path !== fullPath), fullPath],
})

/** The list after the browser's address has changed to a page: its tab in front, moved or new. */
export function arrive(list: TabList, { replaced, ...page }: Arrival): TabList {
  const address = addressOf(page)
  const current = activeTab(list)
  const moved = current && (addressOf(current) === address || (replaced && current.path === page.path))
  const tab =
    (moved ? current : undefined) ??
    list.tabs.find((tab) => addressOf(tab) === address) ??
    list.tabs.find(({ fullPath }) => fullPath === address)
  if (!tab) return front({ ...list, tabs: [...list.tabs, newTab(page)] }, address)
  if (tab.fullPath === list.shown.at(-1) && addressOf(tab) === address) return list
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

/** Why a tab cannot be closed: it is the default page or pinned, or the last one. */
export function closingRefused(list: TabList, fullPath: string): 'default' | 'last' | null {
  const tab = list.tabs.find((tab) => tab.fullPath === fullPath)
  if (tab?.unclose || tab?.path === defaultPath) return 'default'
  return list.tabs.length <= 1 ? 'last' : null
}

export type Side = 'left' | 'right' | 'others'

/** The tabs that would be closed next to one; pinned ones stay. */
export function beside({ tabs }: TabList, fullPath: string, side: Side): Tab[] {
  const index = tabs.findIndex((tab) => tab.fullPath === fullPath)
  const isTaken = {
    left: (i: number) => i < index,
    right: (i: number) => i > index,
    others: (i: number) => i !== index,
  }[side]
  return tabs.filter((tab, i) => isTaken(i) && !tab.unclose && tab.path !== defaultPath)
}

/**
 * The list without some tabs. If the one in front is removed, `next` comes to the front, else the one at the same
 * position, else the last one.
 */
export function without(list: TabList, closing: readonly string[], next?: string): TabList {
  const stays = ({ fullPath }: Tab) => !closing.includes(fullPath)
  const tabs = list.tabs.filter(stays)
  const closed = [...list.closed, ...list.tabs.filter((tab) => !stays(tab))].slice(-mostClosed)
  const shown = list.shown.filter((path) => !closing.includes(path))
  const remaining = { ...list, tabs, closed, shown }
  if (!closing.includes(list.active)) return remaining
  const index = list.tabs.findIndex(({ fullPath }) => fullPath === list.active)
  const position = list.tabs.slice(0, index).filter(stays).length
  const coming = next ?? (tabs[position] ?? tabs.at(-1))?.fullPath
  return coming === undefined ? { ...remaining, active: '' } : front(remaining, coming)
}

/** The list with the last closed tab reopened, at the end of the bar and in front. */
export function reopened(list: TabList): TabList {
  const tab = list.closed.at(-1)
  if (!tab) return list
  const remaining = { ...list, closed: list.closed.slice(0, -1) }
  const isOpen = remaining.tabs.some(({ fullPath }) => fullPath === tab.fullPath)
  return front(isOpen ? remaining : { ...remaining, tabs: [...remaining.tabs, tab] }, tab.fullPath)
}

/** The tabs whose pages stay mounted: the last shown ones, and those with unsaved input. */
export function alive({ shown }: TabList, hasInput: (fullPath: string) => boolean): string[] {
  const last = shown.slice(-mostAlive)
  return [...shown.filter((path) => !last.includes(path) && hasInput(path)), ...last]
}
