import { useEffect, useState } from 'react'
import { holdRefreshes } from './queryClient.ts'

function heldRefreshes() {
  let releaseHeld: (() => void) | undefined
  return {
    hold: () => {
      releaseHeld ??= holdRefreshes()
    },
    release: () => {
      releaseHeld?.()
      releaseHeld = undefined
    },
  }
}

/** `holdRefreshes` for a form that closes after its save: released at the latest on unmount. */
export function useHeldRefreshes(): ReturnType<typeof heldRefreshes> {
  const [refreshes] = useState(heldRefreshes)
  useEffect(() => refreshes.release, [refreshes])
  return refreshes
}
