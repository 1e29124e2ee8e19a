import { describe, expect, test } from 'vitest'
import {
  isBackfill,
  needsCamera,
  needsPasswordChange,
  needsPermit,
  needsReason,
  needsReturnTime,
  needsSupervisor,
  others,
  partyOf,
} from './handoverRules.ts'

const plain = { supervised: false, has_password: false }
const safe = { supervised: true, has_password: true }

describe('what a handover needs', () => {
  test('a supervisor for types 3, 4, 6, 7 and for supervised keys', () => {
    expect([1, 2, 3, 4, 5, 6, 7].filter((type) => needsSupervisor(type, [plain]))).toEqual([3, 4, 6, 7])
    expect(needsSupervisor(1, [plain, safe])).toBe(true)
    expect(needsSupervisor(undefined, [])).toBe(false)
  })

  test('a time of return for a temporary one only', () => {
    expect([1, 2, 3, 4, 5, 6, 7].filter(needsReturnTime)).toEqual([2])
  })

  test('a permit for the opening of sealed keys only', () => {
    expect([1, 2, 3, 4, 5, 6, 7].filter(needsPermit)).toEqual([4])
  })

  test('a new password when the holder leaves and a key has one', () => {
    expect(needsPasswordChange(3, [safe])).toBe(true)
    expect(needsPasswordChange(3, [plain])).toBe(false)
    expect(needsPasswordChange(1, [safe])).toBe(false)
  })

  test('a reason for all but shift and return', () => {
    expect([1, 2, 3, 4, 5, 6, 7].filter(needsReason)).toEqual([2, 3, 4, 6, 7])
  })

  test('a camera for all but a loss', () => {
    expect([1, 2, 3, 4, 5, 6, 7].filter(needsCamera)).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('a backfill reason for a day that has passed', () => {
    expect(isBackfill('2026-11-20 23:59:00', '2026-11-21')).toBe(true)
    expect(isBackfill('2026-11-21 00:00:00', '2026-11-21')).toBe(false)
    expect(isBackfill(undefined, '2026-11-21')).toBe(false)
  })

  test('who files is one of the three', () => {
    expect(partyOf(2, { from: 1, to: 2, supervisor: null })).toBe('to')
    expect(partyOf(4, { from: 1, to: 2, supervisor: undefined })).toBeUndefined()
  })

  test('three different people', () => {
    expect(others([{ id: 1 }, { id: 2 }, { id: 3 }], [1, null, 3])).toEqual([{ id: 2 }])
  })
})
