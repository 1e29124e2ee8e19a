import { expect, test } from 'vitest'
import { weeksOf } from './weeksOf.ts'

const month = (name: string, length: number) =>
  Array.from({ length }, (_, index) => ({ date: `${name}-${String(index + 1).padStart(2, '0')}` }))
const shape = (name: string, length: number) =>
  weeksOf(month(name, length)).map((week) => week.map((day) => (day ? Number(day.date.slice(8)) : 0)))

test('a month that begins on a Sunday has its first day at the end of the first week', () => {
  const weeks = shape('2026-11', 30)
  expect(weeks).toHaveLength(6)
  expect(weeks[0]).toEqual([0, 0, 0, 0, 0, 0, 1])
  expect(weeks[5]).toEqual([30, 0, 0, 0, 0, 0, 0])
})

test('a month of whole weeks has no empty cell, and nothing has no weeks', () => {
  expect(shape('2027-02', 28)).toHaveLength(4)
  expect(shape('2027-02', 28).flat()).not.toContain(0)
  expect(weeksOf([])).toEqual([])
})
