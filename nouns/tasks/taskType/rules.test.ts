import { daysOfPeriod, periodOf, periodType } from '@shouya/noun/period'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fitsPeriod, lastDayOf, minutesOf, momentOf, partsOf, ruleOf } from './rules.ts'

test.each([
  ['15:00', { anchor: 'fixed', time: '15:00', more: 0 }],
  ['opening', { anchor: 'opening', time: null, more: 0 }],
  ['deliver+60m', { anchor: 'deliver', time: null, more: 60 }],
  ['closing-5m', { anchor: 'closing', time: null, more: -5 }],
  ['+3d', { anchor: 'after', time: null, more: 3 }],
  ['12-15', { anchor: 'date', time: '12-15', more: 0 }],
] as const)('%s in its parts and back', (rule, parts) => {
  expect(partsOf(rule)).toEqual(parts)
  expect(ruleOf(parts)).toBe(rule)
})

describe('a rule fits the type of period', () => {
  const { day, month, quarter, half, year } = periodType
  test.each([
    ['15:00', [day]],
    ['opening-30m', [day]],
    ['+3d', [month, quarter, half, year]],
    ['12-15', [year]],
    ['02-29', []],
    ['02-30', []],
    ['04-31', []],
    ['+3m', []],
    ['-3d', []],
    ['24:00', []],
    ['', []],
  ])('%s', (rule, types) => {
    expect(Object.values(periodType).filter((type) => fitsPeriod(rule, type))).toEqual(types)
  })
})

describe('the last day of a deadline', () => {
  test.each([
    ['+3d', '2026-02', '2026-03-03'],
    ['+5d', '2026-12', '2027-01-05'],
    ['+10d', '2026Q1', '2026-04-10'],
    ['+10d', '2026H1', '2026-07-10'],
    ['+31d', '2026', '2027-01-31'],
    ['+0d', '2028-02', '2028-02-29'],
    ['12-15', '2026', '2026-12-15'],
  ])('%s of %s', (rule, key, day) => {
    expect(lastDayOf(rule, key)).toBe(day)
  })

  test('never lies before the end of its period, but for a date', () => {
    const longer = fc.constantFrom(periodType.month, periodType.quarter, periodType.half, periodType.year)
    const day = fc
      .integer({ min: 0, max: 40_000 })
      .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10))
    fc.assert(
      fc.property(longer, day, fc.integer({ min: 0, max: 999 }), (type, inside, more) => {
        const key = periodOf(type, inside)
        const { last } = daysOfPeriod(key)
        expect(Date.parse(lastDayOf(`+${more}d`, key)) - Date.parse(last)).toBe(more * 86_400_000)
      }),
    )
  })
})

describe('reminders of a longer period', () => {
  test.each([
    [-5219, { days: -3, time: '09:00' }],
    [541, { days: 1, time: '09:00' }],
    [4861, { days: 4, time: '09:00' }],
    [-22499, { days: -15, time: '09:00' }],
    [0, { days: 0, time: '23:59' }],
    [1, { days: 1, time: '00:00' }],
  ])('%i minutes', (minutes, moment) => {
    expect(momentOf(minutes)).toEqual(moment)
  })

  test('are the same in words and in minutes', () => {
    fc.assert(
      fc.property(fc.integer({ min: -43_200, max: 43_200 }), (minutes) => {
        expect(minutesOf(momentOf(minutes))).toBe(minutes)
      }),
    )
  })
})
