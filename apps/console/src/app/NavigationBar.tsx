import { useEffect } from 'react'
import { startBar } from './progressBar.ts'

/**
 * A navigation starts the bar, whatever the guards decide (spec 000 section 2.9). It ends after the next paint; a page
 * whose chunk is loading keeps it longer (Progress).
 */
export default function NavigationBar() {
  useEffect(() => {
    let end: (() => void) | undefined
    // nprogress reads the layout: in the frame that computes one anyway this costs nothing.
    let frame = requestAnimationFrame(() => {
      end = startBar()
      frame = requestAnimationFrame(end)
    })
    return () => {
      cancelAnimationFrame(frame)
      end?.()
    }
  }, [])
  return null
}
