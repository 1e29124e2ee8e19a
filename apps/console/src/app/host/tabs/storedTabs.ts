import { addressOf, emptyList, type Tab, type TabList } from './tabList.ts'

/** Storage keys of spec 000 section 9. */
const keys = { tabs: 'admin.tabs', titles: 'admin.tabs.titles' }

type Stored = { user: number; active: string; tabs: Omit<Tab, 'title' | 'loading'>[] }

function read<T>(key: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as T | null
  } catch {
    return null
  }
}

/** Stores the tabs, so that they survive a reload of the browser tab. */
export function storeTabs(user: number, { tabs, active }: TabList): void {
  const rows = tabs.map(({ title: _, loading: __, ...tab }) => tab)
  sessionStorage.setItem(keys.tabs, JSON.stringify({ user, active, tabs: rows } satisfies Stored))
  const titles = tabs.flatMap((tab) => (tab.title === null ? [] : [{ path: tab.fullPath, title: tab.title }]))
  sessionStorage.setItem(keys.titles, JSON.stringify(titles))
}

/** A user's tabs before the reload. They are read once: a duplicated browser tab starts with its own. */
export function takeTabs(user: number): TabList {
  const stored = read<Stored>(keys.tabs)
  const titles = read<{ path: string; title: string }[]>(keys.titles) ?? []
  dropTabs()
  if (stored?.user !== user || !Array.isArray(stored.tabs)) return emptyList
  const tabs = stored.tabs.map((tab) => ({
    ...tab,
    title: titles.find(({ path }) => path === tab.fullPath)?.title ?? null,
    loading: false,
  }))
  const validTabs = tabs.filter((tab) => typeof tab.fullPath === 'string' && addressOf(tab).startsWith('/'))
  // None has been shown yet: the tab of the address comes first.
  return { ...emptyList, tabs: validTabs, active: stored.active }
}

export function dropTabs(): void {
  for (const key of Object.values(keys)) sessionStorage.removeItem(key)
}
