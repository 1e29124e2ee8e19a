import { type RefObject, useEffect, useState } from 'react'

/** Whether the content of an element overflows; updated when the element or its children change size. */
export function useScrolls(frame: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const { current } = frame
    if (!current) return
    const observer = new ResizeObserver(() =>
      setScrolls(current.scrollWidth > current.clientWidth || current.scrollHeight > current.clientHeight),
    )
    for (const element of [current, ...current.children]) observer.observe(element)
    return () => observer.disconnect()
  }, [frame])
  return scrolls
}
