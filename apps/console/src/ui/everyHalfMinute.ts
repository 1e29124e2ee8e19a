const LOOK = 30_000

/** Calls twice a minute: for what shows the time and is compared with what it was. */
export function everyHalfMinute(changed: () => void): () => void {
  const timer = setInterval(changed, LOOK)
  return () => clearInterval(timer)
}
