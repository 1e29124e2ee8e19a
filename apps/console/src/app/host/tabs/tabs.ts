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

/** The opened pages. They are stored outside of the pages, most of which are hidden. */
export const useTabs = create<TabList>(() => emptyList)

export const getTabs = (): TabList => useTabs.getState()

export const setTabs = (list: TabList): void => useTabs.setState(list, true)

let owner: number | undefined

/** Tabs belong to a user: after a reload the same user gets them back, another user starts with none. */
export function adoptTabs(user: number): void {
  if (owner === user) return
  if (owner !== undefined) forgetDrafts()
  owner = user
  setTabs(takeTabs(user))
}

/** Removes everything of a user who has left. */
export function forgetTabs(): void {
  owner = undefined
  dropTabs()
  forgetDrafts()
  setTabs(emptyList)
}

addEventListener('pagehide', () => {
  if (owner !== undefined) storeTabs(owner, getTabs())
})

/** Sets the browser's address to that of the tab in front. */
function follow(list: TabList): void {
  setTabs(list)
  const tab = activeTab(list)
  if (tab) goTo(addressOf(tab))
}

/**
 * Opens a page of the console by path and query. A tab that was opened with the same ones comes to the front as it was
 * left; a title overrides that of the menu entry.
 */
export function openTab(to: string, title?: string): void {
  const tab = getTabs().tabs.find(({ fullPath }) => fullPath === to)
  if (tab) goTo(addressOf(tab))
  else goTo(to, title)
}

/** Closes a tab, unless the user keeps it for its input. Returns why it cannot be closed at all. */
export async function closeTab(fullPath: string): Promise<'default' | 'last' | null> {
  const refused = closingRefused(getTabs(), fullPath)
  if (!refused) await closeAll([fullPath])
  return refused
}

/** Closes the tabs next to one; that one comes to the front if the front tab was among them. */
export async function closeBeside(fullPath: string, side: Side): Promise<void> {
  await closeAll(
    beside(getTabs(), fullPath, side).map((tab) => tab.fullPath),
    fullPath,
  )
}

/** Discards unsaved input. */
function giveUp(tabs: readonly string[]): void {
  clearDirty(tabs)
  dropDrafts(tabs)
}

async function closeAll(closing: readonly string[], next?: string): Promise<void> {
  if (!(await mayLose(closing))) return
  giveUp(closing)
  const list = getTabs()
  const remaining = without(list, closing, next)
  if (remaining.active === list.active) setTabs(remaining)
  else follow(remaining)
}

/** Reopens the last closed tab with its address and filters. */
export const reopenTab = (): void => follow(reopened(getTabs()))

/** Milliseconds for which a reloading page is unmounted in front (spec 000 section 4). */
const RELOAD_FRONT = 200
const RELOAD_BEHIND = 500

/** Resets a page: its input is lost, so it asks first. */
export async function refreshTab(fullPath: string): Promise<void> {
  if (!(await mayLose([fullPath]))) return
  giveUp([fullPath])
  const setLoading = (loading: boolean) => setTabs(change(getTabs(), fullPath, { loading }))
  setLoading(true)
  setTimeout(() => setLoading(false), fullPath === getTabs().active ? RELOAD_FRONT : RELOAD_BEHIND)
}

/** Multi-tab mode was turned off: only the page in front stays (spec 000 section 4). */
export function keepOnlyFront(): void {
  const list = getTabs()
  const closing = list.tabs.map((tab: Tab) => tab.fullPath).filter((path) => path !== list.active)
  setTabs({ ...without(list, closing), closed: [] })
}

/** Changes the query of a tab's address; the browser's address follows if the tab is in front. */
export function moveTab(fullPath: string, to: (now: URLSearchParams) => URLSearchParams): void {
  const list = getTabs()
  const tab = list.tabs.find((tab) => tab.fullPath === fullPath)
  if (!tab) return
  const query = to(new URLSearchParams(tab.search)).toString()
  const search = query && `?${query}`
  if (search === tab.search) return
  setTabs(change(list, fullPath, { search }))
  if (list.active === fullPath) replaceBy(tab.path + search)
}

/** Gives a tab its own title, instead of its menu entry's. */
export function nameTab(fullPath: string, title: string): void {
  const list = getTabs()
  if (list.tabs.some((tab) => tab.fullPath === fullPath && tab.title !== title))
    setTabs(change(list, fullPath, { title }))
}

/** Brings a tab to the front as it was left. */
export function showTab(fullPath: string): void {
  follow(front(getTabs(), fullPath))
}
