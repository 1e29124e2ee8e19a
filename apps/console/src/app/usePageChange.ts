import { useCallback, useEffect, useState } from 'react'
import { stillness } from '../ui/media.ts'
import { animationNames } from './host/animations.ts'
import { useSetting } from './host/setting.ts'

/** The animations take 800 ms; if their end event is missed (a page without a size), this ends them. */
const LATEST = 1000

/** The classes of a page without animation. */
export const still = { enter: '', leave: '' }

/** The leaving page, and the animation classes of both pages (spec 000 section 9, design section 12). */
export function usePageChange(active: string) {
  const { animate } = useSetting()
  const [shownTab, setShownTab] = useState(active)
  const [leaving, setLeaving] = useState<string>()
  const moves = !animate.disabled && !stillness.matches

  if (shownTab !== active) {
    setShownTab(active)
    setLeaving(moves && shownTab !== '' ? shownTab : undefined)
  }
  useEffect(() => {
    if (leaving === undefined) return
    const timeout = setTimeout(() => setLeaving(undefined), LATEST)
    return () => clearTimeout(timeout)
  }, [leaving])
  useEffect(() => {
    // Users who switch effects off never need the style sheet.
    if (moves) void import('animate.css')
  }, [moves])

  const names = leaving === undefined ? still : animationNames(animate.name, animate.direction)
  const onEnd = useCallback(() => setLeaving(undefined), [])
  return { leaving, names, onEnd }
}
