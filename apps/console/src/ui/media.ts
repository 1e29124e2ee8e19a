import { useSyncExternalStore } from 'react'

/** A media query that components can follow. */
function watched(text: string) {
  const query = window.matchMedia(text)
  return {
    get matches() {
      return query.matches
    },
    subscribe(changed: () => void) {
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
  }
}

// Chromium treats 768 px as 767.99: it compares media queries in sixty-fourths of a pixel.
/** Below 768 px, where lists become cards and forms take the whole width. */
export const narrow = watched('(max-width: 767.98px)')

/** The system asks for reduced motion. */
export const stillness = watched('(prefers-reduced-motion: reduce)')

/** Whether a media query holds, also when that changes. */
export const useMedia = (query: typeof narrow): boolean => useSyncExternalStore(query.subscribe, () => query.matches)
