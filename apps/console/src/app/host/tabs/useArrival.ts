import { useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { dirtyTabs } from '../dirty.ts'
import { findPage, type MenuPage, type Routes } from '../menuPages.ts'
import { useSetting } from '../setting.ts'
import { alive, arrive, defaultPath, newTab, type TabList, without } from './tabList.ts'
import { getTabs, setTabs } from './tabs.ts'

const workplace = '/dashboard/workplace'

/** Tabs whose page the menu no longer has are gone; what cannot be closed is there from the start, for whom may see it. */
function prepared(list: TabList, routes: Routes): TabList {
  const gone = list.tabs.filter(({ keyPath }) => !findPage(routes, keyPath)).map(({ fullPath }) => fullPath)
  if (gone.length === 0 && list.tabs.length > 0) return list
  const kept = { ...without(list, gone), closed: list.closed }
  if (kept.tabs.length > 0) return kept
  const pinned = [workplace, defaultPath].flatMap((path) => {
    const node = findPage(routes, path)?.node
    const [pathname = '', query] = node?.fullPath.split('?') ?? []
    const unclose = !node?.meta.page.closable
    return node ? [newTab({ keyPath: node.path, path: pathname, search: query ? `?${query}` : '', unclose })] : []
  })
  return { ...kept, tabs: pinned }
}

/** Without a bar nobody can close tabs: the oldest go by themselves, but never with unsaved input. */
function limited(list: TabList): TabList {
  const kept = new Set(alive(list, (fullPath) => dirtyTabs([fullPath]).length > 0))
  const old = list.tabs.filter(({ fullPath, unclose }) => !kept.has(fullPath) && !unclose)
  return {
    ...without(
      list,
      old.map(({ fullPath }) => fullPath),
    ),
    closed: [],
  }
}

const readTitle = (state: unknown): string | undefined => {
  const title = (state as { title?: unknown } | null)?.title
  return typeof title === 'string' ? title : undefined
}

/** Brings the tabs in line with the browser's address, before anything is painted. */
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
