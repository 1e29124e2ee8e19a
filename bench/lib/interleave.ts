import { median } from './report.ts'

export const ROUNDS = 5

/** Measures two sides in turns, so that whatever else the machine does hits both; answers the medians. */
export async function interleave(
  ours: () => Promise<number>,
  theirs: () => Promise<number>,
): Promise<[number, number]> {
  const [a = [], b = []] = await interleaveAll([ours, theirs])
  return [median(a), median(b)]
}

/** Measures any number of sides in turns; answers what each said in every round. */
export async function interleaveAll<T>(sides: readonly (() => Promise<T>)[]): Promise<T[][]> {
  const said: T[][] = sides.map(() => [])
  // The first of each warms caches and compiled code, and does not count.
  for (const side of sides) await side()
  for (let round = 0; round < ROUNDS; round++) for (const [at, side] of sides.entries()) said[at]?.push(await side())
  return said
}
