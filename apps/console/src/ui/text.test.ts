import dayjs from 'dayjs'
import { afterEach, expect, test, vi } from 'vitest'
import { isFuture, shortEnd, shortTime } from './text.ts'

afterEach(() => vi.useRealTimers())

test('today is the bank’s day, which has begun in Shanghai while it is still yesterday in London', () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T16:30:00Z') })
  expect(isFuture(dayjs('2026-11-23 00:01'))).toBe(false)
  expect(isFuture(dayjs('2026-11-24'))).toBe(true)
})

test('a time is as short as it can be told, and names its day where that is not today', () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T16:30:00Z') })
  const times = ['2026-11-23 08:05:00', '2026-11-22 23:50:00', '2025-11-23 08:05:00', '2026-11-23', '2025-12-31']
  expect(times.map(shortTime)).toEqual(['08:05', '11-22 23:50', '2025-11-23 08:05', '11-23', '2025-12-31'])
})

test('the end of a span names its day when it is another one', () => {
  expect(shortEnd('2026-11-22 23:50:00', '2026-11-23 00:10:00')).toBe('11-23 00:10')
  expect(shortEnd('2026-11-22 08:00:00', '2026-11-22 08:10:00')).toBe('08:10')
})
