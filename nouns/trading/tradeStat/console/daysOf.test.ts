import { expect, test } from 'vitest'
import { daysOf } from './daysOf.ts'

const days = { begin_date: '2026-01-15', end_date: '2026-03-02' }

test.each([
  ['2026-02-03', '2026-02-03', '2026-02-03'],
  ['2026-01', '2026-01-15', '2026-01-31'],
  ['2026-02', '2026-02-01', '2026-02-28'],
  ['2026-03', '2026-03-01', '2026-03-02'],
])('%s is from %s to %s', (period, begin_date, end_date) => {
  expect(daysOf(period, days)).toEqual({ begin_date, end_date })
})
