import { useEffect } from 'react'
import { startBar } from './progressBar.ts'

/**
 * A navigation begins with the bar, whatever the guards decide (spec 000 section 2.9). It ends when something has been
 * painted; a page whose chunk is on its way keeps it longer (Progress).
 */
export default function NavigationBar() {
  useEffect(() => {
    let end: (() => void) | undefined
    // nprogress asks for the layout at once: in the frame that makes one anyway this costs nothing.
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
