import { median } from './report.ts'

export const ROUNDS = 5

/** Measures two sides in turns, so that other load on the machine affects both; returns the medians. */
export async function interleave(
  ours: () => Promise<number>,
  theirs: () => Promise<number>,
): Promise<[number, number]> {
  const [a = [], b = []] = await interleaveAll([ours, theirs])
  return [median(a), median(b)]
}

/** Measures any number of sides in turns; returns the results of each round. */
export async function interleaveAll<T>(sides: readonly (() => Promise<T>)[]): Promise<T[][]> {
  const results: T[][] = sides.map(() => [])
  // The first round warms caches and compiled code, and does not count.
  for (const side of sides) await side()
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, side] of sides.entries()) results[index]?.push(await side())
  return results
}
