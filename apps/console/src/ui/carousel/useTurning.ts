import { type RefObject, useEffect, useRef, useState } from 'react'
import { stillness, useMedia } from '../media.ts'

/** Milliseconds without scrolling after which the track rests. */
const SETTLED = 120

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
  const still = useMedia(stillness)
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
  const settled = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(settled.current), [])
  // Only where it comes to rest counts: on its way it would undo what a button has said.
  const onScroll = () => {
    clearTimeout(settled.current)
    settled.current = setTimeout(() => {
      const list = track.current
      if (list && list.clientWidth > 0) setAt(Math.min(slides - 1, Math.round(list.scrollLeft / list.clientWidth)))
    }, SETTLED)
  }
  return { track, at, show, onScroll, turns }
}
