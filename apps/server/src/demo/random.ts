const SEED = 20_260_302

export type Random = {
  /** From 0 up to, not including, 1. */
  next(): number
  /** An integer, both ends included. */
  int(from: number, to: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly [T, ...T[]]): T
}

/**
 * The same numbers at every load (mulberry32). Each purpose has its own sequence, so that changing one does not change
 * the others.
 */
export function random(purpose: string): Random {
  let state = SEED
  for (const char of purpose) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (list) => list[int(0, list.length - 1)] ?? list[0],
  }
}
