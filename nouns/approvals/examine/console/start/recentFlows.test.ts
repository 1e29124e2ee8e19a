import { expect, test } from 'vitest'
import { readRecent, withRecent } from './recentFlows.ts'

test('the last one stands first, each stands once, and few of them', () => {
  expect(withRecent([1, 2, 3, 4], 3)).toEqual([3, 1, 2, 4])
  expect(withRecent([1, 2, 3, 4], 9)).toEqual([9, 1, 2, 3])
})

test('what was kept may look like anything', () => {
  expect(withRecent(null, 5)).toEqual([5])
  expect(readRecent(['1', 2.5, 7, null])).toEqual([7])
})
