import { type RefObject, useEffect, useState } from 'react'

/** Whether an element holds more than it shows, also after its size or what is in it has changed. */
export function useScrolls(frame: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const { current } = frame
    if (!current) return
    const observer = new ResizeObserver(() =>
      setScrolls(current.scrollWidth > current.clientWidth || current.scrollHeight > current.clientHeight),
    )
    for (const one of [current, ...current.children]) observer.observe(one)
    return () => observer.disconnect()
  }, [frame])
  return scrolls
}
