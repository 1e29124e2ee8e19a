import fc from 'fast-check'
import { expect, test } from 'vitest'
import { refundOf } from './refundOf.ts'
import { commissionOf, share, totalsOf } from './rules.ts'

const line = fc.record({
  price: fc.integer({ min: 0, max: 100_000_000 }),
  qty: fc.integer({ min: 1, max: 9999 }),
  months: fc.integer({ min: 1, max: 120 }),
  consume_id: fc.option(fc.integer({ min: 1, max: 9 })),
})
const bought = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 5 }),
  rate: fc.integer({ min: 0, max: 10_000 }),
  freight: fc.integer({ min: 0, max: 1_000_000 }),
})
/** Refunds one after the other: of each line a share of what is left. */
const refunds = fc.array(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 5, maxLength: 5 }), {
  maxLength: 6,
})

test('parts of an order, in whatever pieces and order, are never more than was paid, and with the last piece all of it', () => {
  fc.assert(
    fc.property(bought, refunds, ({ lines: sold, rate, freight }, parts) => {
      const { discount, total } = totalsOf(sold, rate, freight)
      const lines = sold.map((each) => ({ ...each, refunded_qty: 0 }))
      const order = { paid_amount: total, refund_amount: 0, discount_amount: discount }
      const rest = lines.map(() => 1)
      for (const shares of [...parts, rest]) {
        const pieces = lines.map(({ qty, refunded_qty }, at) => Math.floor((qty - refunded_qty) * (shares[at] ?? 0)))
        const amount = refundOf(order, lines, (each) => pieces[lines.indexOf(each)] ?? 0)
        expect(amount).toBeGreaterThanOrEqual(0)
        order.refund_amount += amount
        expect(order.refund_amount).toBeLessThanOrEqual(total)
        for (const [at, each] of lines.entries()) each.refunded_qty += pieces[at] ?? 0
      }
      expect(order.refund_amount).toBe(total)
    }),
  )
})

test('a product is worth its price, a consumable what was paid for it; the freight goes back with the last piece', () => {
  const lines = [
    { id: 1, price: 80_000, qty: 5, months: 1, consume_id: null, refunded_qty: 0 },
    { id: 2, price: 1_999, qty: 3, months: 1, consume_id: 1, refunded_qty: 0 },
  ]
  const { discount, total } = totalsOf(lines, 9_000, 1_500)
  const order = { paid_amount: total, refund_amount: 0, discount_amount: discount }
  expect(refundOf(order, lines, ({ id }) => (id === 1 ? 2 : 0))).toBe(160_000)
  // 5,997 less 599 are 5,398: a third is 1,799, two thirds 3,598.
  expect(refundOf(order, lines, ({ id }) => (id === 2 ? 1 : 0))).toBe(1_799)
  expect(refundOf(order, lines, ({ id }) => (id === 2 ? 2 : 0))).toBe(3_598)
  expect(refundOf(order, lines, ({ id }) => (id === 2 ? 3 : 0))).toBe(5_398)
  expect(refundOf(order, lines, ({ qty }) => qty)).toBe(total)
  // A lease goes back with all of its months; what was free is worth nothing.
  const lease = [{ price: 5_000, qty: 2, months: 12, consume_id: null, refunded_qty: 0 }]
  expect(refundOf({ paid_amount: 120_000, refund_amount: 0, discount_amount: 0 }, lease, () => 1)).toBe(60_000)
  const free = [{ price: 2_000, qty: 2, months: 1, consume_id: 1, refunded_qty: 0 }]
  expect(refundOf({ paid_amount: 0, refund_amount: 0, discount_amount: 4_000 }, free, () => 1)).toBe(0)
})

test('a share is exact beyond what a number holds, and what is kept of a commission is never more than it', () => {
  expect(share(999_999_999_999, 999_999_999_998, 999_999_999_999)).toBe(999_999_999_998)
  expect([share(5, 0, 7), share(5, 7, 7), share(5, 1, 0)]).toEqual([0, 5, 0])
  const fen = fc.integer({ min: 1, max: 100_000_000_000 })
  fc.assert(
    fc.property(
      fen,
      fc.integer({ min: 0, max: 3_000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (paid, rate, of) => {
        const left = Math.floor(paid * of)
        const kept = share(commissionOf(paid, rate), left, paid)
        expect(kept).toBeLessThanOrEqual(commissionOf(left, rate))
        expect(kept).toBeGreaterThanOrEqual(commissionOf(left, rate) - 1)
      },
    ),
  )
})
