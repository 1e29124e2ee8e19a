/** Results that are the same for all rows, by the place and the reader. */
export type Memory<T> = Map<object, Map<object, T>>

/** The result of `run`, computed once per place and reader; without a memory it is computed each time. */
export function remember<T>(memory: Memory<T> | undefined, place: object, reader: object, run: () => T): T {
  if (!memory) return run()
  const results = memory.get(place) ?? new Map<object, T>()
  memory.set(place, results)
  if (results.has(reader)) return results.get(reader) as T
  const result = run()
  results.set(reader, result)
  return result
}
