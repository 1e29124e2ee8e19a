import { median } from './report.ts'

export const ROUNDS = 5

/** Measures two sides in turns, so that whatever else the machine does hits both; answers the medians. */
export async function interleave(
  ours: () => Promise<number>,
  theirs: () => Promise<number>,
): Promise<[number, number]> {
  const a: number[] = []
  const b: number[] = []
  // The first of each warms caches and compiled code, and does not count.
  await ours()
  await theirs()
  for (let round = 0; round < ROUNDS; round++) {
    a.push(await ours())
    b.push(await theirs())
  }
  return [median(a), median(b)]
}
