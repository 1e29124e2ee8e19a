import { expect, test } from 'vitest'
import { sessionAfter, sessionAt } from './checkRules.ts'

test('the hour says which session it is', () => {
  expect(['08:00', '09:59', '10:00', '16:29', '16:30', '20:10'].map(sessionAt)).toEqual([1, 1, 2, 2, 3, 3])
})

test('a new check goes on with the session after the one that is signed, not after one that was only begun', () => {
  const before = { session: 1, status: 0, awaits_second: false }
  expect(sessionAfter(undefined)).toBeUndefined()
  expect(sessionAfter(before)).toBeUndefined()
  expect(sessionAfter({ ...before, awaits_second: true })).toBe(2)
  expect(sessionAfter({ ...before, session: 2, status: 3 })).toBe(3)
  // It is the last session of the day.
  expect(sessionAfter({ ...before, session: 3, status: 1 })).toBeUndefined()
})
