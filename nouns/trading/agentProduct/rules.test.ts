import { expect, test } from 'vitest'
import { priceOf } from '../goods/agentPrice.ts'
import { floorOf } from './rules.ts'

test('an agent pays what was agreed, else the agent price by its discount', () => {
  expect(priceOf(70_000, 80_000, 9_000)).toBe(70_000)
  expect(priceOf(0, 80_000, 9_000)).toBe(0)
  expect([priceOf(null, 80_000, 10_000), priceOf(null, 99_999, 9_333), priceOf(null, 1, 5_000)]).toEqual([
    ...[80_000, 93_329, 1],
  ])
})

test('a price is not agreed below its floor, which is a whole fen', () => {
  expect([floorOf(80_000, 80), floorOf(99_999, 80), floorOf(1, 0), floorOf(3, 33)]).toEqual([64_000, 80_000, 0, 1])
})
