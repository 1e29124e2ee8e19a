import { useSyncExternalStore } from 'react'

const narrow = window.matchMedia('(max-width: 767.99px)')

function subscribe(changed: () => void): () => void {
  narrow.addEventListener('change', changed)
  return () => narrow.removeEventListener('change', changed)
}

/** True below 768 px, where lists become cards and forms take the whole width. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => narrow.matches)
