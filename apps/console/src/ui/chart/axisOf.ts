/** Grid lines of an axis of integers: at most four steps of 1, 2 or 5 × a power of ten, up to `highest` or beyond. */
export function axisOf(highest: number): readonly number[] {
  const rough = Math.max(highest, 1) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, power * ([1, 2, 5].find((times) => times * power >= rough) ?? 10))
  return Array.from({ length: Math.ceil(Math.max(highest, 1) / step) + 1 }, (_, index) => index * step)
}
