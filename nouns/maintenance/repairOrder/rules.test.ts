import { expect, test } from 'vitest'
import {
  duesFrom,
  forcible,
  isHeldForCosts,
  isInWarranty,
  isUnapproved,
  levelOf,
  minutesOf,
  needsApproval,
  putOff,
  totalOf,
} from './rules.ts'

const part = (qty: number, price: number, under_warranty = false) => ({ qty, price, under_warranty })

test('a repair costs its labor and the parts that are not under their own warranty, and nothing under that of the device', () => {
  expect(totalOf([part(2, 12_345), part(1, 99_999, true)], 5_000, false)).toBe(29_690)
  expect(totalOf([part(2, 12_345)], 5_000, true)).toBe(0)
  expect(totalOf([], 0, false)).toBe(0)
})

test('more than 5,000 yuan that the bank pays need an approval', () => {
  expect(needsApproval({ total_fee: 500_000, fee_bearer: 3 })).toBe(false)
  expect(needsApproval({ total_fee: 500_001, fee_bearer: 3 })).toBe(true)
  expect(needsApproval({ total_fee: 500_001, fee_bearer: 2 })).toBe(true)
  expect(needsApproval({ total_fee: 500_001, fee_bearer: 1 })).toBe(false)
  expect(needsApproval({ total_fee: null, fee_bearer: null })).toBe(false)
})

test('a repair waits until what it has cost is approved, or less than that is not enough; on hold the vendor may wait for it', () => {
  const costly = { status: 5, total_fee: 600_000, fee_bearer: 3 }
  expect([null, 599_999, 600_000].map((fee_approved) => isUnapproved({ ...costly, fee_approved }))).toEqual([
    true,
    true,
    false,
  ])
  expect(isUnapproved({ ...costly, status: 6, fee_approved: null })).toBe(false)
  expect(isHeldForCosts({ status: 4, suspend_kind: 2, fee_approved: null })).toBe(true)
  expect(isHeldForCosts({ status: 4, suspend_kind: 2, fee_approved: 1 })).toBe(false)
  expect(isHeldForCosts({ status: 4, suspend_kind: 1, fee_approved: null })).toBe(false)
})

test('deadlines count from a moment, and a pause puts them off', () => {
  const from = new Date('2026-03-02T08:00:00Z')
  const dues = duesFrom(from, { respond_hours: 1, arrive_hours: 4, repair_hours: 24 })
  expect(dues.respond_due.toISOString()).toBe('2026-03-02T09:00:00.000Z')
  expect(dues.fix_due.toISOString()).toBe('2026-03-03T08:00:00.000Z')
  const later = putOff(dues, 90 * 60_000)
  expect(later.arrive_due.toISOString()).toBe('2026-03-02T13:30:00.000Z')
  expect(later.fix_due.toISOString()).toBe('2026-03-03T09:30:00.000Z')
  expect([minutesOf(90 * 60_000 + 59_999), minutesOf(-5)]).toEqual([90, 0])
})

test('the level of a rating is the mean of its marks', () => {
  expect(levelOf([5, 5, 4])).toBe(1)
  expect(levelOf([4, 4, 4])).toBe(2)
  expect(levelOf([3, 3, 3])).toBe(3)
  expect(levelOf([2, 2, 2])).toBe(4)
  expect(levelOf([1, 1, 1])).toBe(4)
})

test('a device is under warranty until its last day', () => {
  expect(isInWarranty('2026-03-02', '2026-03-02')).toBe(true)
  expect(isInWarranty('2026-03-01', '2026-03-02')).toBe(false)
  expect(isInWarranty(null, '2026-03-02')).toBe(false)
})

test('an order is forced only into a state that it can have', () => {
  expect(forcible({ status: 1, company_id: null, accept_time: null, fix_time: null })).toEqual([9])
  expect(forcible({ status: 2, company_id: 7, accept_time: null, fix_time: null })).toEqual([1, 9])
  expect(forcible({ status: 4, company_id: 7, accept_time: 'x', fix_time: null })).toEqual([1, 2, 3, 9])
  expect(forcible({ status: 5, company_id: 7, accept_time: 'x', fix_time: 'x' })).toEqual([1, 2, 3, 6, 7, 9])
})
