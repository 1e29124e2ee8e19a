import dayjs from 'dayjs'
import { afterEach, expect, test, vi } from 'vitest'
import { isFuture } from './text.ts'

afterEach(() => vi.useRealTimers())

test('today is the bank’s day, which has begun in Shanghai while it is still yesterday in London', () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T16:30:00Z') })
  expect(isFuture(dayjs('2026-11-23 00:01'))).toBe(false)
  expect(isFuture(dayjs('2026-11-24'))).toBe(true)
})
