import { expect, test } from 'vitest'
import { match } from '../rules.ts'
import { complete, countOf, isConsistent, itemIssues, matchOf, placesBefore, punctuality, shiftOf } from './rules.ts'

const item = (more: object = {}) => ({
  box_no: 'QW-01',
  direction: 1,
  matched: match.matched,
  seal_no: 'FQ1' as string | null,
  seal_ok: 1 as number | null,
  lock_ok: 1 as number | null,
  ...more,
})

test('types belong to the shifts of plans; delivered boxes come from the vault or the road, others from the outlet', () => {
  expect([1, 2, 3, 4, 5, 6].map(shiftOf)).toEqual([1, 2, 3, 3, 3, 3])
  expect([1, 2].map(placesBefore)).toEqual([[2, 3], [1]])
})

test('a number that was read is compared with the ledger', () => {
  const own = { dept_id: 7, status: 1 }
  expect(matchOf(own, { unit: 7, missing: false })).toBe(match.matched)
  expect(matchOf({ ...own, dept_id: 8 }, { unit: 7, missing: false })).toBe(match.extra)
  expect(matchOf({ ...own, status: 2 }, { unit: 7, missing: false })).toBe(match.extra)
  expect(matchOf(undefined, { unit: 7, missing: false })).toBe(match.unknown)
  expect(matchOf(own, { unit: 7, missing: true })).toBe(match.missing)
})

test('late, early and on time count from the plan, the tolerance on both sides', () => {
  const plan = new Date('2026-11-18T00:15:00Z')
  const after = (minutes: number) => punctuality(new Date(plan.getTime() + minutes * 60_000), plan, 10)
  expect(after(10)).toEqual({ on_time: 1, late_minutes: 10 })
  expect(after(12)).toEqual({ on_time: 3, late_minutes: 12 })
  expect(after(-10)).toEqual({ on_time: 1, late_minutes: -10 })
  expect(after(-11)).toEqual({ on_time: 2, late_minutes: -11 })
  expect(punctuality(plan, null, 10)).toEqual({ on_time: null, late_minutes: null })
})

test('boxes are consistent when all matched and are whole; what is missing is not counted', () => {
  const missing = item({ matched: match.missing, seal_no: null, seal_ok: null, lock_ok: null })
  expect(isConsistent([item()])).toBe(true)
  expect(isConsistent([item(), missing])).toBe(false)
  expect(isConsistent([item({ seal_ok: 2 })])).toBe(false)
  expect(isConsistent([item({ matched: match.extra })])).toBe(false)
  expect(countOf([item(), missing, item({ direction: 2 })], 1)).toBe(1)
  expect(itemIssues([missing])).toEqual([])
})

test('every box has its seal, each its own', () => {
  const paths = (...items: ReturnType<typeof item>[]) => itemIssues(items).map(({ path }) => path)
  expect(paths()).toEqual(['items'])
  expect(paths(item({ seal_no: null, seal_ok: null, lock_ok: null }))).toEqual([
    'items.0.seal_no',
    'items.0.seal_ok',
    'items.0.lock_ok',
  ])
  expect(paths(item(), item({ box_no: 'QW-02' }))).toEqual(['items.1.seal_no'])
})

test('complete with both of the bank and a cash courier, not with a guard’s signature', () => {
  const crew = [
    { staff_id: 1, duty_type: 2 },
    { staff_id: 2, duty_type: 3 },
  ]
  const row = (...signers: number[]) => ({
    bank_sign1: {},
    bank_sign2: {},
    escort_signs: signers.map((staff_id) => ({ staff_id })),
  })
  expect(complete(row(1), crew)).toBe(false)
  expect(complete(row(1, 2), crew)).toBe(true)
  expect(complete({ ...row(2), bank_sign2: null }, crew)).toBe(false)
})
