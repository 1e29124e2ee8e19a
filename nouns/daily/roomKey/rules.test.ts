import { expect, test } from 'vitest'
import {
  needsCamera,
  needsPasswordChange,
  needsPermit,
  needsReason,
  needsReturnTime,
  needsSupervisor,
  partyOf,
} from './rules.ts'

const kinds = [1, 2, 3, 4, 5, 6, 7]
const safe = 4
const drawer = 9

test('types 3, 4, 6 and 7 need a supervisor, vaults and safes always', () => {
  expect(kinds.filter((kind) => needsSupervisor(kind, [drawer]))).toEqual([3, 4, 6, 7])
  expect(needsSupervisor(1, [drawer, safe])).toBe(true)
  expect(needsSupervisor(undefined, [])).toBe(false)
})

test('what a type asks for is asked for by no other', () => {
  expect(kinds.filter(needsReturnTime)).toEqual([2])
  expect(kinds.filter(needsPermit)).toEqual([4])
  expect(kinds.filter(needsCamera)).toEqual([1, 2, 3, 4, 5, 6])
  expect(kinds.filter(needsReason)).toEqual([2, 3, 4, 6, 7])
  expect([needsReturnTime, needsPermit, needsReason].map((needs) => needs(undefined))).toEqual([false, false, false])
})

test('a new password when the holder leaves and a key has one', () => {
  expect(needsPasswordChange(3, [{ has_password: true }])).toBe(true)
  expect(needsPasswordChange(3, [{ has_password: false }])).toBe(false)
  expect(needsPasswordChange(1, [{ has_password: true }])).toBe(false)
})

test('who files is one of the three', () => {
  expect(partyOf(2, { from: 1, to: 2, supervisor: null })).toBe('to')
  expect(partyOf(4, { from: 1, to: 2, supervisor: undefined })).toBeUndefined()
})
