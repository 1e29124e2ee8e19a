import { useCallback, useEffect, useState } from 'react'
import { animationNames } from './host/animations.ts'
import { useSetting } from './host/setting.ts'

const stillness = matchMedia('(prefers-reduced-motion: reduce)')

/** The animations' own length is 800 ms; where an end is missed (a page without a size), this ends it. */
const LATEST = 1000

/** The classes of a page that stays where it is. */
export const still = { enter: '', leave: '' }

/** The page that gives way to the one in front, and how both move (spec 000 section 9, design section 12). */
export function usePageChange(active: string) {
  const { animate } = useSetting()
  const [shown, setShown] = useState(active)
  const [leaving, setLeaving] = useState<string>()
  const moves = !animate.disabled && !stillness.matches

  if (shown !== active) {
    setShown(active)
    setLeaving(moves && shown !== '' ? shown : undefined)
  }
  useEffect(() => {
    if (leaving === undefined) return
    const late = setTimeout(() => setLeaving(undefined), LATEST)
    return () => clearTimeout(late)
  }, [leaving])
  useEffect(() => {
    // Most people who switch effects off never need their sheet.
    if (moves) void import('animate.css')
  }, [moves])

  const names = leaving === undefined ? still : animationNames(animate.name, animate.direction)
  const onEnd = useCallback(() => setLeaving(undefined), [])
  return { leaving, names, onEnd }
}
