import { expect, test } from 'vitest'
import { isBackfill } from './isBackfill.ts'

test('an entry of a day that has passed is made late', () => {
  expect(isBackfill('2026-11-20 23:59:00', '2026-11-21')).toBe(true)
  expect(isBackfill('2026-11-21 00:00:00', '2026-11-21')).toBe(false)
  expect([isBackfill(undefined, '2026-11-21'), isBackfill(null, '2026-11-21')]).toEqual([false, false])
})
