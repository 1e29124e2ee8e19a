import { useEffect, useState } from 'react'
import { hasTexts, loadTexts, type TextGroup } from '../i18n/loadTexts.ts'

/** Loads texts of certain pages; true once they are loaded or have failed: then names are shown instead. */
export function useTexts(groups: readonly TextGroup[]): boolean {
  const key = groups.join()
  const [settled, setSettled] = useState('')
  useEffect(() => {
    let isMounted = true
    void loadTexts(key.split(',') as TextGroup[])
      .catch(() => undefined)
      .then(() => isMounted && setSettled(key))
    return () => {
      isMounted = false
    }
  }, [key])
  return settled === key || hasTexts(groups)
}
