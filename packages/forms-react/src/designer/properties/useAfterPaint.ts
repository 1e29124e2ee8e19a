import { startTransition, useEffect, useState } from 'react'

/** The value as of the last paint: what depends on it renders in the following frames, interruptibly. */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(value)
  useEffect(() => {
    // A transition starts after the frame in which it was requested.
    const frame = requestAnimationFrame(() => startTransition(() => setPainted(value)))
    return () => cancelAnimationFrame(frame)
  }, [value])
  return painted
}
