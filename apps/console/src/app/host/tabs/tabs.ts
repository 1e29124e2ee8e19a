import { create } from 'zustand'
import { clearDirty } from '../dirty.ts'
import { dropDrafts, forgetDrafts } from '../drafts.ts'
import { mayLose } from '../leave.ts'
import { goTo, replaceBy } from '../navigation.ts'
import { dropTabs, storeTabs, takeTabs } from './storedTabs.ts'
import {
  activeTab,
  addressOf,
  beside,
  change,
  closingRefused,
  emptyList,
  front,
  reopened,
  type Side,
  type Tab,
  type TabList,
  without,
} from './tabList.ts'

/** The opened pages. They live outside of the pages themselves, most of which are hidden. */
export const useTabs = create<TabList>(() => emptyList)

export const getTabs = (): TabList => useTabs.getState()

export const setTabs = (list: TabList): void => useTabs.setState(list, true)

let owner: number | undefined

/** The tabs are a user's own: those of before the reload come back, another user begins with none. */
export function adoptTabs(user: number): void {
  if (owner === user) return
  if (owner !== undefined) forgetDrafts()
  owner = user
  setTabs(takeTabs(user))
}

/** The user has left: nothing of theirs stays. */
export function forgetTabs(): void {
  owner = undefined
  dropTabs()
  forgetDrafts()
  setTabs(emptyList)
}

addEventListener('pagehide', () => {
  if (owner !== undefined) storeTabs(owner, getTabs())
})

/** Brings the address in line with the tab in front. */
function follow(list: TabList): void {
  setTabs(list)
  const tab = activeTab(list)
  if (tab) goTo(addressOf(tab))
}

/**
 * Opens a page of the console by its path and query. A tab that was opened with them comes forward as it was left; pass
 * a title to name it other than its menu entry.
 */
export function openTab(to: string, title?: string): void {
  const tab = getTabs().tabs.find(({ fullPath }) => fullPath === to)
  if (tab) goTo(addressOf(tab))
  else goTo(to, title)
}

/** Closes a tab, unless its user keeps it for its input. Answers why it cannot be closed at all. */
export async function closeTab(fullPath: string): Promise<'default' | 'last' | null> {
  const refused = closingRefused(getTabs(), fullPath)
  if (!refused) await closeAll([fullPath])
  return refused
}

/** Closes the tabs beside one; that one comes forward where the one in front was among them. */
export async function closeBeside(fullPath: string, side: Side): Promise<void> {
  await closeAll(
    beside(getTabs(), fullPath, side).map((tab) => tab.fullPath),
    fullPath,
  )
}

/** What was typed there and not saved is gone. */
function giveUp(tabs: readonly string[]): void {
  clearDirty(tabs)
  dropDrafts(tabs)
}

async function closeAll(gone: readonly string[], next?: string): Promise<void> {
  if (!(await mayLose(gone))) return
  giveUp(gone)
  const list = getTabs()
  const rest = without(list, gone, next)
  if (rest.active === list.active) setTabs(rest)
  else follow(rest)
}

/** The tab that was closed last comes back with its address and filters. */
export const reopenTab = (): void => follow(reopened(getTabs()))

/** How long a page shows that it reads itself anew: in front it is gone for a moment (spec 000 section 4). */
const RELOAD_FRONT = 200
const RELOAD_BEHIND = 500

/** Makes a page new: its input goes, so it asks first. */
export async function refreshTab(fullPath: string): Promise<void> {
  if (!(await mayLose([fullPath]))) return
  giveUp([fullPath])
  const loading = (on: boolean) => setTabs(change(getTabs(), fullPath, { loading: on }))
  loading(true)
  setTimeout(() => loading(false), fullPath === getTabs().active ? RELOAD_FRONT : RELOAD_BEHIND)
}

/** Multi-tab mode was turned off: only the page in front stays (spec 000 section 4). */
export function keepOnlyFront(): void {
  const list = getTabs()
  const gone = list.tabs.map((tab: Tab) => tab.fullPath).filter((one) => one !== list.active)
  setTabs({ ...without(list, gone), closed: [] })
}

/** Changes the query of a tab's address; the browser's follows where the tab is in front. */
export function moveTab(fullPath: string, to: (now: URLSearchParams) => URLSearchParams): void {
  const list = getTabs()
  const tab = list.tabs.find((one) => one.fullPath === fullPath)
  if (!tab) return
  const query = to(new URLSearchParams(tab.search)).toString()
  const search = query && `?${query}`
  if (search === tab.search) return
  setTabs(change(list, fullPath, { search }))
  if (list.active === fullPath) replaceBy(tab.path + search)
}

/** Gives a tab a name of its own, instead of its menu entry's. */
export function nameTab(fullPath: string, title: string): void {
  const list = getTabs()
  if (list.tabs.some((tab) => tab.fullPath === fullPath && tab.title !== title))
    setTabs(change(list, fullPath, { title }))
}

/** Brings a tab forward as it was left. */
export function showTab(fullPath: string): void {
  follow(front(getTabs(), fullPath))
}
