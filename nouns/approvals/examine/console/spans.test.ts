import { expect, test } from 'vitest'
import { minutesBetween, spanParts } from './spans.ts'

test('minutes between two times of the server, over midnight and the end of a year', () => {
  expect(minutesBetween('2026-11-21 23:50:30', '2026-11-22 00:10:29')).toBe(19)
  expect(minutesBetween('2026-12-31 23:59:00', '2027-01-01 00:01:00')).toBe(2)
})

test('a clock that is behind the server does not make a time negative', () => {
  expect(minutesBetween('2026-11-22 10:00:00', '2026-11-22 09:59:00')).toBe(0)
})

test.each([
  [0, []],
  [1, [{ unit: 'minute', value: 1 }]],
  [60, [{ unit: 'hour', value: 1 }]],
  [
    61,
    [
      { unit: 'hour', value: 1 },
      { unit: 'minute', value: 1 },
    ],
  ],
  [1440 * 3 + 5, [{ unit: 'day', value: 3 }]],
  [
    1440 + 125,
    [
      { unit: 'day', value: 1 },
      { unit: 'hour', value: 2 },
    ],
  ],
])('%i minutes are told in their two largest parts', (minutes, parts) => {
  expect(spanParts(minutes)).toEqual(parts)
})
