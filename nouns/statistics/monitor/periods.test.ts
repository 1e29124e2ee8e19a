import { expect, test } from 'vitest'
import { periodsUntil, spanOf } from './periods.ts'

test('a period is that of a self-check and has begun', () => {
  expect(spanOf('2026H1', '2026-08-02')).toEqual({
    ...{ key: '2026H1', first: '2026-01-01', last: '2026-06-30', day: '2026-06-30' },
    ...{ keys: ['2026H1'], month: '2026-06', quarter: '2026Q2' },
  })
  expect(spanOf('2026', '2026-08-02')).toMatchObject({
    ...{ day: '2026-08-02', keys: ['2026', '2026H1', '2026H2'], month: '2026-08', quarter: '2026Q3' },
  })
  expect(spanOf('2026-08-01', '2026-08-02')).toMatchObject({ first: '2026-08-01', last: '2026-08-01' })
  expect(['2026Q3', '2026-08', '2026H2', '2027', '2026-02-31'].map((key) => spanOf(key, '2026-06-30'))).toEqual(
    Array(5).fill(undefined),
  )
})

test('the halves are offered with their years, the last first', () => {
  expect(periodsUntil('2026-02-01', 3)).toEqual(['2026', '2026H1', '2025', '2025H2', '2025H1'])
})
