import { expect, test } from 'vitest'
import { businessTime } from './businessTime.ts'
import { newKey } from './newKey.ts'

test('writes a moment as the server does, in its time zone', () => {
  expect(businessTime(new Date('2026-03-02T16:30:05Z'))).toBe('2026-03-03 00:30:05')
  expect(businessTime(new Date('2026-03-02T16:30:05Z'), 'Europe/London')).toBe('2026-03-02 16:30:05')
})

test('keys are version 7, differ, and follow the clock', () => {
  const [first, second] = [newKey(1_000), newKey(2_000)]
  expect(first).toMatch(/^00000000-03e8-7/)
  expect(newKey(1_000)).not.toBe(first)
  expect(first < second).toBe(true)
})
