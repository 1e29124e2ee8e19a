import { expect, test } from 'vitest'
import { countedTotal } from './countedTotal.ts'

test('what the server did not count to its end is said so', () => {
  expect([0, 9_999, 10_000, 10_001].map(countedTotal)).toEqual(['0', '9999', '10000', '10,000+'])
})
