import { useEffect, useRef } from 'react'
import { holdRefreshes } from './queryClient.ts'

/** `holdRefreshes` for a form that closes after its save: released at the latest on unmount. */
export function useHeldRefreshes(): { hold: () => void; release: () => void } {
  const releaseHeld = useRef<() => void>(undefined)
  const release = () => {
    releaseHeld.current?.()
    releaseHeld.current = undefined
  }
  useEffect(
    () => () => {
      releaseHeld.current?.()
      releaseHeld.current = undefined
    },
    [],
  )
  return {
    hold: () => {
      releaseHeld.current ??= holdRefreshes()
    },
    release,
  }
}
