import { useEffect } from 'react'
import { create } from 'zustand'

/** The number of visible pages that need the whole width. */
const usePages = create<{ count: number }>(() => ({ count: 0 }))

const add = (step: 1 | -1) => usePages.setState(({ count }) => ({ count: count + step }))

/** For a page that needs the whole width, e.g. a designer: folds the side menu while the page is visible. */
export function useWholeWidth(): void {
  useEffect(() => {
    add(1)
    return () => add(-1)
  }, [])
}

export const useIsRoomAsked = (): boolean => usePages(({ count }) => count > 0)
