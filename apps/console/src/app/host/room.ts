import { useEffect } from 'react'
import { create } from 'zustand'

/** How many pages in sight ask for the whole width. */
const usePages = create<{ count: number }>(() => ({ count: 0 }))

const add = (step: 1 | -1) => usePages.setState(({ count }) => ({ count: count + step }))

/** A page that needs all the room there is, as a drawing board does: the side menu is folded while it is in sight. */
export function useWholeWidth(): void {
  useEffect(() => {
    add(1)
    return () => add(-1)
  }, [])
}

export const useIsRoomAsked = (): boolean => usePages(({ count }) => count > 0)
