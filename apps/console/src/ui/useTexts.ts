import { useEffect, useState } from 'react'
import { hasTexts, loadTexts, type TextGroup } from '../i18n/loadTexts.ts'

/** Fetches words that not every page has; true as soon as they are there, or will not come: then names stand for themselves. */
export function useTexts(groups: readonly TextGroup[]): boolean {
  const key = groups.join()
  const [settled, setSettled] = useState('')
  useEffect(() => {
    let here = true
    void loadTexts(key.split(',') as TextGroup[])
      .catch(() => undefined)
      .then(() => here && setSettled(key))
    return () => {
      here = false
    }
  }, [key])
  return settled === key || hasTexts(groups)
}
