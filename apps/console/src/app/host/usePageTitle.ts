import type { MenuNode } from '@shouya/contract/menuNode'
import { useCallback } from 'react'
import { useMenuTitle } from './useMenuTitle.ts'

/** What head, tab and window call a page in the user's language: its own title, else that of its menu entry. */
export function usePageTitle(): (node: MenuNode) => string {
  const titleOf = useMenuTitle()
  return useCallback((node) => titleOf(node.meta.page.title ?? node), [titleOf])
}
