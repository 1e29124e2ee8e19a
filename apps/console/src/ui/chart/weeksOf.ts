/** The days of a month as weeks from Monday to Sunday; null for days of other months. */
export function weeksOf<D extends { date: string }>(days: readonly D[]): (D | null)[][] {
  const [firstDay] = days
  if (!firstDay) return []
  const leading = (new Date(firstDay.date).getUTCDay() + 6) % 7
  const cells: (D | null)[] = [...Array.from({ length: leading }, () => null), ...days]
  while (cells.length % 7 > 0) cells.push(null)
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}
