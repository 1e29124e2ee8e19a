import { useSyncExternalStore } from 'react'

const still = window.matchMedia('(prefers-reduced-motion: reduce)')

function subscribe(changed: () => void): () => void {
  still.addEventListener('change', changed)
  return () => still.removeEventListener('change', changed)
}

/** Whether the system asks for reduced motion: then nothing moves by itself. */
export const useStillness = (): boolean => useSyncExternalStore(subscribe, () => still.matches)
