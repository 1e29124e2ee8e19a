import fc from 'fast-check'
import { expect, test } from 'vitest'
import { refundOf, unusedOf } from './rules.ts'

const amount = fc.integer({ min: 1, max: 100_000_000 })
const total = fc.integer({ min: 1, max: 300_000_000 })

test('a refund is the unused part of the price, rounded down to the fen, and never more than the price', () => {
  fc.assert(
    fc.property(amount, total, fc.double({ min: 0, max: 1, noNaN: true }), (pay, all, share) => {
      const unused = Math.floor(all * share)
      const back = refundOf(pay, unused, all)
      expect(Number.isSafeInteger(back)).toBe(true)
      expect(BigInt(back) * BigInt(all)).toBeLessThanOrEqual(BigInt(pay) * BigInt(unused))
      expect(BigInt(back + 1) * BigInt(all)).toBeGreaterThan(BigInt(pay) * BigInt(unused))
      // What is earned for the used part and what goes back are the price at most: a fen of rounding stays with the house.
      const earned = refundOf(pay, all - unused, all)
      expect(back + earned).toBeLessThanOrEqual(pay)
      expect(back + earned).toBeGreaterThanOrEqual(pay - 1)
    }),
  )
  expect([refundOf(50_000, 500, 520), refundOf(50_000, 520, 520), refundOf(1, 0, 1), refundOf(5, 0, 0)]).toEqual([
    ...[48_076, 50_000, 0, 0],
  ])
})

test('what is left of several purchases belongs to the last one first, and to each no more than it had', () => {
  const purchases = fc.array(fc.integer({ min: 1, max: 1_000 }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(purchases, fc.double({ min: 0, max: 1, noNaN: true }), (bought, share) => {
      const all = bought.reduce((sum, each) => sum + each, 0)
      const left = Math.floor(all * share)
      const parts = bought.map((each, at) =>
        unusedOf(
          left,
          bought.slice(at + 1).reduce((sum, more) => sum + more, 0),
          each,
        ),
      )
      expect(parts.reduce((sum, each) => sum + each, 0)).toBe(left)
      for (const [at, part] of parts.entries()) expect(part).toBeLessThanOrEqual(bought[at] as number)
    }),
  )
})
