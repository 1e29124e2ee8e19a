import { useSyncExternalStore } from 'react'

// Chromium takes 768 px for 767.99: it compares media queries to a sixty-fourth of a pixel.
const narrow = window.matchMedia('(max-width: 767.98px)')

function subscribe(changed: () => void): () => void {
  narrow.addEventListener('change', changed)
  return () => narrow.removeEventListener('change', changed)
}

/** True below 768 px, where lists become cards and forms take the whole width. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => narrow.matches)
