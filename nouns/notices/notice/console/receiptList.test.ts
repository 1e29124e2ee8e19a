import { expect, test } from 'vitest'
import { percent } from './receiptList.ts'

test('all is a hundred only when nobody is missing', () => {
  expect([percent(0, 0), percent(599, 600), percent(600, 600), percent(1, 3)]).toEqual([0, 99, 100, 33])
})
