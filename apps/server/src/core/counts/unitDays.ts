import { addDays } from '../time/local.ts'

const MOST_UNITS = 12

/** The count of something at a unit on a day. */
type UnitDayCount = { dept_id: number; dept_name: string; day: string; count: number }

/** Counts per unit for the days from `first`, units with the highest totals first; a day without any is zero. */
export function unitDays(counts: readonly UnitDayCount[], first: string, days: number) {
  const columns = Array.from({ length: days }, (_, index) => addDays(first, index))
  const units = [...Map.groupBy(counts, ({ dept_id }) => dept_id)].map(([id, ofUnit]) => ({
    key: String(id),
    name: ofUnit[0]?.dept_name ?? null,
    values: columns.map((day) => ofUnit.find((count) => count.day === day)?.count ?? 0),
  }))
  const sum = ({ values }: { values: number[] }) => values.reduce((total, value) => total + value, 0)
  return { columns, rows: units.sort((a, b) => sum(b) - sum(a)).slice(0, MOST_UNITS) }
}
