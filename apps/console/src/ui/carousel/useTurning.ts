import { type RefObject, useEffect, useRef, useState } from 'react'
import { useStillness } from './useStillness.ts'

type Turning = {
  track: RefObject<HTMLUListElement | null>
  /** The slide in front. */
  at: number
  /** Shows a slide; before the first comes the last. */
  show: (slide: number) => void
  /** Reads from the track which slide is in front: somebody may have swiped. */
  onScroll: () => void
  /** Whether the slides could turn by themselves. */
  turns: boolean
}

/**
 * The slide in front of a track that is scrolled: by the finger, by buttons, and every `interval` milliseconds by itself, unless it
 * is `held` or the system asks for reduced motion. A page in the background does not move.
 */
export function useTurning(slides: number, interval: number, held: boolean): Turning {
  const track = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const still = useStillness()
  const turns = slides > 1 && !still
  const show = (slide: number) => {
    const list = track.current
    const next = (slide + slides) % slides
    list?.scrollTo({ left: next * list.clientWidth, behavior: still ? 'instant' : 'smooth' })
    setAt(next)
  }
  const advance = useRef(show)
  useEffect(() => {
    advance.current = show
  })
  useEffect(() => {
    if (!turns || held) return
    const timer = setTimeout(() => {
      if (!document.hidden) advance.current(at + 1)
    }, interval)
    return () => clearTimeout(timer)
  }, [turns, held, interval, at])
  const onScroll = () => {
    const list = track.current
    if (!list || list.clientWidth === 0) return
    const front = list.scrollLeft / list.clientWidth
    // Between two slides the last one counts.
    if (Math.abs(front - Math.round(front)) < 0.02) setAt(Math.min(slides - 1, Math.round(front)))
  }
  return { track, at, show, onScroll, turns }
}
