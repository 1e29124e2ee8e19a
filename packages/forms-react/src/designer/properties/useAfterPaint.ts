import { startTransition, useEffect, useState } from 'react'

/** A value as it was when the page was painted last: what depends on it is drawn in the frames after, piece by piece. */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(value)
  useEffect(() => {
    // A transition begins after the frame in which it is asked for.
    const frame = requestAnimationFrame(() => startTransition(() => setPainted(value)))
    return () => cancelAnimationFrame(frame)
  }, [value])
  return painted
}
