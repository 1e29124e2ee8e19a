import { useSyncExternalStore } from 'react'

// Chromium treats 768 px as 767.99: it compares media queries in sixty-fourths of a pixel.
const narrow = window.matchMedia('(max-width: 767.98px)')

function subscribe(changed: () => void): () => void {
  narrow.addEventListener('change', changed)
  return () => narrow.removeEventListener('change', changed)
}

/** True below 768 px, where lists become cards and forms take the whole width. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => narrow.matches)
