import { periodType } from '@shouya/noun/period'
import { expect, test } from 'vitest'
import { kindOf, otherHalf, periodOfKind, yearDone } from './rules.ts'

test('a self-check is of the half-year, the year or the day that it is made', () => {
  const of = (kind: 1 | 5 | 6) => periodOfKind(kind, '2026-07-01')
  expect([of(periodType.half), of(periodType.year), of(periodType.day)]).toEqual(['2026H2', '2026', '2026-07-01'])
  expect(['2026H2', '2026', '2026-07-01'].map(kindOf)).toEqual([5, 6, 1])
})

test('a year is done by its own self-check, or by those of both halves', () => {
  expect([otherHalf('2026H1'), otherHalf('2026H2')]).toEqual(['2026H2', '2026H1'])
  expect(yearDone('2026', false)).toBe('2026')
  expect(yearDone('2026H1', false)).toBeNull()
  expect(yearDone('2026H2', true)).toBe('2026')
  expect(yearDone('2026-07-01', true)).toBeNull()
})
