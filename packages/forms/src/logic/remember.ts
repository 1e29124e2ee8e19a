/** What stays the same for all rows that are asked for it, by where it is read and what reads it. */
export type Memory<T> = Map<object, Map<object, T>>

/** The answer of `run`, reckoned once for a place and a reader; without a memory each time anew. */
export function remember<T>(memory: Memory<T> | undefined, place: object, reader: object, run: () => T): T {
  if (!memory) return run()
  const here = memory.get(place) ?? new Map<object, T>()
  memory.set(place, here)
  if (here.has(reader)) return here.get(reader) as T
  const answer = run()
  here.set(reader, answer)
  return answer
}
