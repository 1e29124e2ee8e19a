import { useEffect } from 'react'
import { useInTab } from './TabContext.ts'
import { nameTab } from './tabs.ts'

/** Names a page and its tab after what it shows, as soon as that is known; also after a link from elsewhere. */
export function useTabName(name: string | undefined): void {
  const { fullPath } = useInTab()
  useEffect(() => {
    if (name) nameTab(fullPath, name)
  }, [fullPath, name])
}
