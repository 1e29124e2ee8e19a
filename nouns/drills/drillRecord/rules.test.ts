import { expect, test } from 'vitest'
import { CLOCK_TIME, halfOf, quartersOf } from './rules.ts'

test('the half-year of a quarter', () => {
  expect(['2026Q1', '2026Q2', '2026Q3', '2026Q4'].map(halfOf)).toEqual(['2026H1', '2026H1', '2026H2', '2026H2'])
})

test('the quarters of a period', () => {
  expect(['2026Q3', '2026H1', '2026H2', '2026'].map(quartersOf)).toEqual([
    ['2026Q3'],
    ['2026Q1', '2026Q2'],
    ['2026Q3', '2026Q4'],
    ['2026Q1', '2026Q2', '2026Q3', '2026Q4'],
  ])
})

test('times of steps with and without seconds', () => {
  expect(['09:30', '09:30:05', '23:59:59'].every((time) => CLOCK_TIME.test(time))).toBe(true)
  expect(['9:30', '24:00', '09:60', '09:30:5', '09:30 '].some((time) => CLOCK_TIME.test(time))).toBe(false)
})
