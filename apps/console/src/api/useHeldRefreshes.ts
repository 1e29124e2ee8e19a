import { useEffect, useRef } from 'react'
import { holdRefreshes } from './queryClient.ts'

/** `holdRefreshes` for what closes after its save: it lets go at the latest when it has left the page. */
export function useHeldRefreshes(): { hold: () => void; release: () => void } {
  const held = useRef<() => void>(undefined)
  const release = () => {
    held.current?.()
    held.current = undefined
  }
  useEffect(
    () => () => {
      held.current?.()
      held.current = undefined
    },
    [],
  )
  return {
    hold: () => {
      held.current ??= holdRefreshes()
    },
    release,
  }
}
