import { useMemo } from 'react'
import { useAccount } from '../../../api/account.ts'
import { findPage, menuRoutes } from '../menuPages.ts'
import { usePageTitle } from '../usePageTitle.ts'
import type { Tab } from './tabList.ts'

/** The title of a tab: its own, else the page's in the user's language. */
export function useTabTitle(): (tab: Tab) => string {
  const menu = useAccount((state) => state.menu)
  const titleOf = usePageTitle()
  return useMemo(() => {
    const routes = menuRoutes(menu ?? [])
    return ({ title, keyPath }) => {
      const page = findPage(routes, keyPath)
      return title ?? (page ? titleOf(page.node) : keyPath)
    }
  }, [menu, titleOf])
}
