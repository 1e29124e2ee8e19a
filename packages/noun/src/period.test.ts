import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { daysOfPeriod, PERIOD_KEY, partsOfPeriod, periodBefore, periodOf, periodType } from './period.ts'

const DAY = 86_400_000
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)
const types = Object.values(periodType)

const anyType = fc.constantFrom(...types)
/** From 1970 to 2100. */
const anyDay = fc.integer({ min: 0, max: 47_847 }).map((days) => dayOf(days * DAY))
const next = (day: string) => dayOf(Date.parse(day) + DAY)

describe('the key of a period', () => {
  test.each([
    ['2026-03-02', ['2026-03-02', '2026-03', '2026Q1', '2026H1', '2026']],
    ['2026-06-30', ['2026-06-30', '2026-06', '2026Q2', '2026H1', '2026']],
    ['2026-07-01', ['2026-07-01', '2026-07', '2026Q3', '2026H2', '2026']],
    ['2028-02-29', ['2028-02-29', '2028-02', '2028Q1', '2028H1', '2028']],
    ['2026-12-31', ['2026-12-31', '2026-12', '2026Q4', '2026H2', '2026']],
  ])('%s', (day, keys) => {
    expect(types.map((type) => periodOf(type, day))).toEqual(keys)
  })

  test.each([
    ['2026-03-02', '2026-03-02', '2026-03-02', '2026-03-01'],
    ['2028-02', '2028-02-01', '2028-02-29', '2028-01'],
    ['2026-01', '2026-01-01', '2026-01-31', '2025-12'],
    ['2026Q1', '2026-01-01', '2026-03-31', '2025Q4'],
    ['2026Q4', '2026-10-01', '2026-12-31', '2026Q3'],
    ['2026H2', '2026-07-01', '2026-12-31', '2026H1'],
    ['2026', '2026-01-01', '2026-12-31', '2025'],
  ])('%s has its days and one before it', (key, first, last, before) => {
    expect([daysOfPeriod(key), periodBefore(key)]).toEqual([{ first, last }, before])
  })

  test.each(['2026-13', '2026-00', '2026Q5', '2026H3', '2026-3', '26', '2026W1', '2026-03-32'])('%s is none', (key) => {
    expect(PERIOD_KEY.test(key)).toBe(false)
  })
})

test('a day lies in its period, whose key says its type, and each of its days has the same key', () => {
  fc.assert(
    fc.property(anyType, anyDay, (type, day) => {
      const key = periodOf(type, day)
      const { first, last } = daysOfPeriod(key)
      expect(key).toMatch(PERIOD_KEY)
      expect(partsOfPeriod(key).type).toBe(type)
      expect(partsOfPeriod(key).year).toBe(Number(day.slice(0, 4)))
      expect(first <= day && day <= last).toBe(true)
      expect([periodOf(type, first), periodOf(type, last)]).toEqual([key, key])
    }),
  )
})

test('periods of a type follow each other without a gap', () => {
  fc.assert(
    fc.property(anyType, anyDay, (type, day) => {
      const key = periodOf(type, day)
      expect(next(daysOfPeriod(periodBefore(key)).last)).toBe(daysOfPeriod(key).first)
      expect(periodBefore(periodOf(type, next(daysOfPeriod(key).last)))).toBe(key)
    }),
  )
})
