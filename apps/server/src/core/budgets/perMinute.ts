const WINDOW = 60_000
/** The counts of a minute that is over are forgotten at the first one of the next. */
type Window = { start: number; hits: Map<string | number, number> }

export type PerMinute = {
  /** Counts one; the seconds to wait where there were too many, else 0. */
  take(key: string | number, now: Date): number
  /** The same without counting. */
  ask(key: string | number, now: Date): number
}

/** Counts of this process by minute: for callers so many and so small that a count in the database would cost more than their work. */
export function openPerMinute(most: number): PerMinute {
  let window: Window = { start: 0, hits: new Map() }
  const at = (now: Date) => {
    const start = Math.floor(now.getTime() / WINDOW) * WINDOW
    if (start !== window.start) window = { start, hits: new Map() }
    return window
  }
  const wait = (hits: number, now: Date) =>
    hits > most ? Math.ceil((window.start + WINDOW - now.getTime()) / 1_000) : 0
  return {
    take(key, now) {
      const { hits } = at(now)
      const count = (hits.get(key) ?? 0) + 1
      hits.set(key, count)
      return wait(count, now)
    },
    ask: (key, now) => wait(at(now).hits.get(key) ?? 0, now),
  }
}
