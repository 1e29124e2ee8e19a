import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hoursLater, type WorkCalendar, workingHoursLater } from './workingTime.ts'

/**
 * Nine to twelve and one to six in Shanghai, Monday to Friday; the 4th is a holiday, Saturday the 7th is a working day.
 */
const day = [
  [540, 720],
  [780, 1080],
] as const
const calendar: WorkCalendar = {
  offset: 480,
  week: [day, day, day, day, day, [], []],
  days: { '2026-03-04': [], '2026-03-07': [[540, 720]] },
}
const instant = (text: string) => Date.parse(`${text}+08:00`)
const later = (from: string, hours: number) =>
  new Date(workingHoursLater(calendar, instant(from), hours) + 8 * 3_600_000).toISOString().slice(0, 16)

test.each([
  ['2026-03-02T10:00', 1, '2026-03-02T11:00'],
  ['2026-03-02T11:00', 2, '2026-03-02T14:00'],
  ['2026-03-02T03:00', 3, '2026-03-02T12:00'],
  ['2026-03-02T17:00', 2, '2026-03-03T10:00'],
  // Over the holiday, over the weekend with its working Saturday.
  ['2026-03-03T17:30', 1, '2026-03-05T09:30'],
  ['2026-03-06T17:00', 2, '2026-03-07T10:00'],
  ['2026-03-07T11:00', 2, '2026-03-09T10:00'],
  ['2026-03-02T10:00', 0.25, '2026-03-02T10:15'],
])('from %s %d hours of work', (from, hours, to) => expect(later(from, hours)).toBe(to))

test('nobody ever works: the clock goes on', () => {
  const never = { offset: 0, week: [], days: {} }
  expect(workingHoursLater(never, 0, 5)).toBe(hoursLater(0, 5))
})

test('more hours are never earlier, and never before the clock', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4e12 }), fc.nat(60), fc.nat(60), (from, hours, more) => {
      const first = workingHoursLater(calendar, from, hours)
      expect(first).toBeGreaterThanOrEqual(hours === 0 ? from : hoursLater(from, hours))
      expect(workingHoursLater(calendar, from, hours + more)).toBeGreaterThanOrEqual(first)
    }),
  )
})
