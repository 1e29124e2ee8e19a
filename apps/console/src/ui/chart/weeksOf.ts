/** The days of a month as weeks from Monday to Sunday; null where a week belongs to another month. */
export function weeksOf<D extends { date: string }>(days: readonly D[]): (D | null)[][] {
  const [first] = days
  if (!first) return []
  const before = (new Date(first.date).getUTCDay() + 6) % 7
  const cells: (D | null)[] = [...Array.from({ length: before }, () => null), ...days]
  while (cells.length % 7 > 0) cells.push(null)
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}
