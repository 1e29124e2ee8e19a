import { useEffect } from 'react'
import { useInTab } from './TabContext.ts'
import { nameTab } from './tabs.ts'

/** Names the tab of a page, and the page, by what it shows as soon as that is known: also after a link from elsewhere. */
export function useTabName(name: string | undefined): void {
  const { fullPath } = useInTab()
  useEffect(() => {
    if (name) nameTab(fullPath, name)
  }, [fullPath, name])
}
