import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byMoney, byPackage, payFrom, unitsOf, useResult, useType } from './rules.ts'

const at = (minutes: number) => new Date(minutes * 60_000)
const used = { use_type: useType.byUse, qty: 2, result: useResult.done, start: at(0), end: at(61) }

test('uses are charged as often as they were done, time by started hours; trials, upkeep and failures are free', () => {
  expect(unitsOf(used)).toBe(2)
  expect(unitsOf({ ...used, use_type: useType.byTime })).toBe(2)
  expect(unitsOf({ ...used, use_type: useType.byTime, end: at(0) })).toBe(1)
  for (const use_type of [useType.trial, useType.upkeep]) expect(unitsOf({ ...used, use_type })).toBe(0)
  for (const result of [useResult.interrupted, useResult.failed]) expect(unitsOf({ ...used, result })).toBe(0)
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
