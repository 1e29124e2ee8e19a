import { expect, test } from 'vitest'
import { wholePercent } from './wholePercent.ts'

test('all is a hundred only when nobody is missing', () => {
  expect([wholePercent(0, 0), wholePercent(599, 600), wholePercent(600, 600), wholePercent(1, 3)]).toEqual([
    0, 99, 100, 33,
  ])
})
