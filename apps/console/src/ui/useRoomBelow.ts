import { useLayoutEffect, useRef } from 'react'

/** The margin of the page below its content. */
const MARGIN = 16

/** Gives an element the remaining height of the window below its position. */
export function useRoomBelow() {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const fit = () => {
      const { current } = element
      if (!current) return
      const top = current.getBoundingClientRect().top + window.scrollY
      current.style.height = `${window.innerHeight - top - MARGIN}px`
    }
    fit()
    addEventListener('resize', fit)
    return () => removeEventListener('resize', fit)
  }, [])
  return element
}
