import type { MenuNode } from '@shouya/contract/menuNode'
import { useCallback } from 'react'
import { useMenuTitle } from './useMenuTitle.ts'

/** The page's title in head, tab and window in the user's language: its own, else that of its menu entry. */
export function usePageTitle(): (node: MenuNode) => string {
  const titleOf = useMenuTitle()
  return useCallback((node) => titleOf(node.meta.page.title ?? node), [titleOf])
}
