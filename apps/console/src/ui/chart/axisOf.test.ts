import { expect, test } from 'vitest'
import { axisOf } from './axisOf.ts'

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [100, [0, 50, 100]],
  [723, [0, 200, 400, 600, 800]],
  [1_000_000_000, [0, 500_000_000, 1_000_000_000]],
])('up to %d the lines lie at %j', (highest, lines) => {
  expect(axisOf(highest)).toEqual(lines)
})
