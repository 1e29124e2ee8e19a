import { describe, expect, test } from 'vitest'
import { type Candidate, resolveVendor } from './rules.ts'

const DAY = '2026-03-02'
const working = { vendor_status: 1, contract_begin: '2026-01-01', contract_end: '2026-12-31' }
const OUTLET = 9

const bound = (company_id: number, depth: number, more: Partial<Candidate> = {}): Candidate => ({
  ...working,
  company_id,
  dept_id: depth === 4 ? OUTLET : depth,
  depth,
  priority: 1,
  begin_date: '2026-01-01',
  end_date: null,
  ...more,
})

const found = (named: typeof working | null, ...candidates: Candidate[]) => {
  const result = resolveVendor({ dept_id: OUTLET }, named && { ...named, company_id: 100 }, candidates, DAY)
  return result && [result.way, result.of.company_id]
}

describe('who maintains a device (domain 8.2)', () => {
  test('the vendor named on it, else the nearest binding, else nobody', () => {
    expect(found(working, bound(1, 4))).toEqual(['named', 100])
    expect(found(null, bound(1, 1), bound(2, 2), bound(4, 4))).toEqual(['bound', 4])
    expect(found(null, bound(1, 1), bound(2, 2))).toEqual(['inherited', 2])
    expect(found(null)).toBeNull()
  })

  test('main before backup at one unit, but the nearer backup before the main one above', () => {
    expect(found(null, bound(1, 4, { priority: 2 }), bound(2, 4))).toEqual(['bound', 2])
    expect(found(null, bound(1, 4, { priority: 2 }), bound(2, 2))).toEqual(['bound', 1])
  })

  test.each([
    ['suspended', { vendor_status: 2 }],
    ['ended', { vendor_status: 3 }],
    ['its contract is over', { contract_end: '2026-03-01' }],
    ['its contract has not begun', { contract_begin: '2026-03-03' }],
    ['bound later', { begin_date: '2026-03-03' }],
    ['bound until yesterday', { end_date: '2026-03-01' }],
  ])('passed over: %s', (_, more) => {
    expect(found(null, bound(1, 4, more), bound(2, 2))).toEqual(['inherited', 2])
  })

  test('the last days count', () => {
    expect(found(null, bound(1, 4, { contract_end: DAY, end_date: DAY, begin_date: DAY }))).toEqual(['bound', 1])
  })

  test('a vendor named on the device that cannot be sent is passed over', () => {
    expect(found({ ...working, vendor_status: 2 }, bound(1, 2))).toEqual(['inherited', 1])
  })
})
