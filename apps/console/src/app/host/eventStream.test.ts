import { expect, test } from 'vitest'
import { waitBefore } from './eventStream.ts'

test('waits twice as long each time, up to a minute, never all at once', () => {
  const longest = [0, 1, 2, 6, 50].map((attempt) => waitBefore(attempt, () => 1))
  expect(longest).toEqual([1000, 2000, 4000, 60_000, 60_000])
  expect(waitBefore(3, () => 0)).toBe(4000)
})
