import { canonicalDate, type DateParts, readCanonical } from '../dateFormat.ts'
import type { Json } from '../json.ts'
import { clean, type LogicFunction, numberOf } from './logicFunction.ts'

const DAY = 86_400_000

/** The wall clock as if it were UTC: forms know no time zones and no summer time. */
const timeOf = ({ year, month, day, hour, minute, second }: DateParts) =>
  Date.UTC(year, month - 1, day, hour, minute, second)

const read = (value: Json): number | null => {
  const parts = typeof value === 'string' ? readCanonical(value) : undefined
  return parts ? timeOf(parts) : null
}

function write(time: number): string | null {
  const date = new Date(time)
  // Outside the years with four digits.
  if (!(date.getUTCFullYear() >= 0 && date.getUTCFullYear() <= 9999)) return null
  return canonicalDate({
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
  })
}

const between = (unit: number): LogicFunction => ({
  params: ['date', 'date'],
  result: 'number',
  run: (from = null, to = null) => {
    const [start, end] = [read(from), read(to)]
    return start === null || end === null ? null : clean((end - start) / unit)
  },
})

const later = (unit: number): LogicFunction => ({
  params: ['date', 'number'],
  result: 'date',
  run: (date = null, count = null) => {
    const [start, amount] = [read(date), numberOf(count)]
    return start === null || amount === null ? null : write(start + amount * unit)
  },
})

const partOf = (read: (parts: DateParts) => number): LogicFunction => ({
  params: ['date'],
  result: 'number',
  run: (date = null) => {
    const parts = typeof date === 'string' ? readCanonical(date) : undefined
    return parts ? read(parts) : null
  },
})

/** Dates as canonical text; differences may be fractions of their unit. `now` and `today` are supplied by the host. */
export const dateFunctions = {
  daysBetween: between(DAY),
  hoursBetween: between(DAY / 24),
  minutesBetween: between(DAY / 1440),
  addDays: later(DAY),
  addHours: later(DAY / 24),
  year: partOf(({ year }) => year),
  month: partOf(({ month }) => month),
  day: partOf(({ day }) => day),
  /** 1 is Monday, 7 is Sunday. */
  weekday: partOf((parts) => new Date(timeOf(parts)).getUTCDay() || 7),
} satisfies Record<string, LogicFunction>
