import { expect, test } from 'vitest'
import { openPerMinute } from './perMinute.ts'

const at = (seconds: number) => new Date(seconds * 1_000)

test('beyond the most of a minute a key waits for the next one, others do not', () => {
  const limit = openPerMinute(2)
  expect([1, 2, 3].map((seconds) => limit.take('a', at(seconds)))).toEqual([0, 0, 57])
  expect(limit.ask('a', at(30))).toBe(30)
  expect(limit.take('b', at(30))).toBe(0)
  expect(limit.ask('a', at(60))).toBe(0)
  expect(limit.take('a', at(60))).toBe(0)
})
