import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byMoney, byPackage, packagesBefore, payFrom, takeFrom, unitsOf, useResult, useType } from './rules.ts'

const at = (minutes: number) => new Date(minutes * 60_000)
const used = { use_type: useType.byUse, qty: 2, result: useResult.done, start: at(0), end: at(61) }

test('uses are charged as often as they were done, time by started hours; trials, upkeep and failures are free', () => {
  expect(unitsOf(used)).toBe(2)
  expect(unitsOf({ ...used, use_type: useType.byTime })).toBe(2)
  expect(unitsOf({ ...used, use_type: useType.byTime, end: at(0) })).toBe(1)
  for (const use_type of [useType.trial, useType.upkeep]) expect(unitsOf({ ...used, use_type })).toBe(0)
  for (const result of [useResult.interrupted, useResult.failed]) expect(unitsOf({ ...used, result })).toBe(0)
})

test('pieces come from the first who has them, as far as each has', () => {
  expect(takeFrom(3, [5, 5])).toEqual([3, 0])
  expect(takeFrom(3, [2, 5])).toEqual([2, 1])
  expect(takeFrom(9, [2, 5])).toEqual([2, 5])
})

test('what was bought after a use does not pay for it', () => {
  const day = 86_400_000
  const bought = (at: number, more: object) => ({ times: 0, days: 0, at: at * day, ...more })
  const has = (remain_times: number, end: number | null) => ({ remain_times, package_end: end && end * day })
  const before = (start: number, rows: ReturnType<typeof bought>[], now: ReturnType<typeof has>) =>
    packagesBefore(start * day, rows, now)
  expect(before(5, [bought(1, { times: 9 }), bought(6, { times: 20 })], has(22, null)).remain_times).toBe(2)
  expect(before(5, [bought(6, { times: 20 })], has(15, null)).remain_times).toBe(0)
  expect(before(5, [bought(5, { times: 20 })], has(15, null)).remain_times).toBe(15)
  // Days: since then, before then with a gap, and running on.
  expect(before(5, [bought(6, { days: 30 })], has(0, 36)).in_package).toBe(false)
  expect(before(5, [bought(1, { days: 3 }), bought(6, { days: 30 })], has(0, 36)).in_package).toBe(false)
  expect(
    before(5, [bought(1, { days: 3 }), bought(2, { days: 3 }), bought(6, { days: 1 })], has(0, 8)).in_package,
  ).toBe(true)
  expect(before(5, [], has(0, 6)).in_package).toBe(true)
  expect(before(5, [], has(0, null)).in_package).toBe(false)
})

test('times of a package go before its days, and both before money', () => {
  expect(byPackage(2, { remain_times: 2, in_package: true })).toMatchObject({ pay_from: payFrom.package, times: 2 })
  expect(byPackage(2, { remain_times: 1, in_package: true })).toMatchObject({ pay_from: payFrom.package, times: 0 })
  expect(byPackage(2, { remain_times: 1, in_package: false })).toBeUndefined()
})

test('never more is taken than is there, the gift first', () => {
  const fen = fc.integer({ min: 0, max: 1_000_000 })
  fc.assert(
    fc.property(fen, fen, fen, (price, gift, balance) => {
      const { fee, fee_gift } = byMoney(price, { gift, balance })
      expect(fee).toBe(Math.min(price, gift + balance))
      expect(fee_gift).toBe(Math.min(gift, price))
      expect(fee - fee_gift).toBeLessThanOrEqual(balance)
    }),
  )
})
