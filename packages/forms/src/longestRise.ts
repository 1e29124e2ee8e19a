/**
 * The places in a list of different numbers that can stay while the others move, so that all rise in the end: the longest
 * rising part (patience sorting, n log n).
 */
export function longestRise(numbers: readonly number[]): ReadonlySet<number> {
  const ends: number[] = []
  const before: number[] = []
  for (const [place, number] of numbers.entries()) {
    let low = 0
    for (let high = ends.length; low < high; ) {
      const middle = (low + high) >> 1
      if ((numbers[ends[middle] as number] as number) < number) low = middle + 1
      else high = middle
    }
    before.push(ends[low - 1] ?? -1)
    ends[low] = place
  }
  const stay = new Set<number>()
  for (let place = ends.at(-1) ?? -1; place >= 0; place = before[place] ?? -1) stay.add(place)
  return stay
}
