import { addDays } from '../time/local.ts'

const MOST_UNITS = 12

/** So many of something at a unit on a day. */
type Found = { dept_id: number; dept_name: string; day: string; count: number }

/** Units by the days from `first` on, those with the most first; a day without any is zero. */
export function unitDays(found: readonly Found[], first: string, days: number) {
  const columns = Array.from({ length: days }, (_, index) => addDays(first, index))
  const units = [...Map.groupBy(found, ({ dept_id }) => dept_id)].map(([id, own]) => ({
    key: String(id),
    name: own[0]?.dept_name ?? null,
    values: columns.map((day) => own.find((one) => one.day === day)?.count ?? 0),
  }))
  const sum = ({ values }: { values: number[] }) => values.reduce((all, value) => all + value, 0)
  return { columns, rows: units.sort((a, b) => sum(b) - sum(a)).slice(0, MOST_UNITS) }
}
