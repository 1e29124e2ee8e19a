import { useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { dirtyTabs } from '../dirty.ts'
import { findPage, type MenuPage, type Routes } from '../menuPages.ts'
import { useSetting } from '../setting.ts'
import { alive, arrive, defaultPath, newTab, type TabList, without } from './tabList.ts'
import { getTabs, setTabs } from './tabs.ts'

const workplace = '/dashboard/workplace'

/** Removes tabs whose page is no longer in the menu; adds the ones that cannot be closed, if the user may see them. */
function prepared(list: TabList, routes: Routes): TabList {
  const missing = list.tabs.filter(({ keyPath }) => !findPage(routes, keyPath)).map(({ fullPath }) => fullPath)
  if (missing.length === 0 && list.tabs.length > 0) return list
  const remaining = { ...without(list, missing), closed: list.closed }
  if (remaining.tabs.length > 0) return remaining
  const pinned = [workplace, defaultPath].flatMap((path) => {
    const node = findPage(routes, path)?.node
    const [pathname = '', query] = node?.fullPath.split('?') ?? []
    const unclose = !node?.meta.page.closable
    return node ? [newTab({ keyPath: node.path, path: pathname, search: query ? `?${query}` : '', unclose })] : []
  })
  return { ...remaining, tabs: pinned }
}

/** Without a tab bar the oldest tabs are closed automatically, but never with unsaved input. */
function limited(list: TabList): TabList {
  const keptTabs = new Set(alive(list, (fullPath) => dirtyTabs([fullPath]).length > 0))
  const closable = list.tabs.filter(({ fullPath, unclose }) => !keptTabs.has(fullPath) && !unclose)
  return {
    ...without(
      list,
      closable.map(({ fullPath }) => fullPath),
    ),
    closed: [],
  }
}

const readTitle = (state: unknown): string | undefined => {
  const title = (state as { title?: unknown } | null)?.title
  return typeof title === 'string' ? title : undefined
}

/** Synchronises the tabs with the browser's address, before the first paint. */
export function useArrival({ node }: MenuPage, routes: Routes): void {
  const { pathname: path, search, state } = useLocation()
  const title = readTitle(state)
  const replaced = useNavigationType() === 'REPLACE'
  const { multiPage } = useSetting()

  useLayoutEffect(() => {
    const unclose = !node.meta.page.closable
    const page = { keyPath: node.path, path, search, unclose, ...(title === undefined ? {} : { title }) }
    const list = arrive(prepared(getTabs(), routes), { ...page, replaced })
    setTabs(multiPage ? list : limited(list))
  }, [node, routes, path, search, title, replaced, multiPage])
}
