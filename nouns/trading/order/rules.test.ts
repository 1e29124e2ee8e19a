import fc from 'fast-check'
import { expect, test } from 'vitest'
import { order } from './noun.ts'
import { commissionOf, isSentIn, leftToSend, numbersIn, refundableOf, sentOf, totalsOf } from './rules.ts'

const line = fc.record({
  price: fc.integer({ min: 0, max: 100_000_000 }),
  qty: fc.integer({ min: 1, max: 9999 }),
  months: fc.constant(1),
  consume_id: fc.option(fc.integer({ min: 1, max: 9 })),
})

test('totals are whole fen: a discount is of consumables alone, rounded down, and never more than they cost', () => {
  const rate = fc.integer({ min: 0, max: 10_000 })
  const some = fc.array(line, { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(some, rate, fc.integer({ min: 0, max: 1_000_000 }), (lines, discountRate, freight) => {
      const { goods, discount, total } = totalsOf(lines, discountRate, freight)
      const consumes = lines
        .filter(({ consume_id }) => consume_id !== null)
        .reduce((sum, { price, qty }) => sum + price * qty, 0)
      expect(goods).toBe(lines.reduce((sum, { price, qty }) => sum + price * qty, 0))
      expect(discount).toBeGreaterThanOrEqual(0)
      expect(discount).toBeLessThanOrEqual(consumes)
      expect(total).toBe(goods - discount + freight)
    }),
  )
  const sample = [
    { price: 80_000, qty: 5, months: 1, consume_id: null },
    { price: 2_000, qty: 20, months: 1, consume_id: 1 },
  ]
  expect(totalsOf(sample, 9_000, 1_500)).toEqual({ goods: 440_000, discount: 4_000, total: 437_500 })
  expect(totalsOf([{ price: 5_000, qty: 2, months: 12, consume_id: null }], 10_000, 0).total).toBe(120_000)
})

test('a commission is rounded down', () => {
  expect([commissionOf(100_001, 500), commissionOf(1, 3_000), commissionOf(0, 3_000)]).toEqual([5_000, 0, 0])
})

test('numbers are read as a scanner types them or a list has them', () => {
  expect(numbersIn('kg24a0000017\nKG24A0000018,KG24A0000019\tKG24A0000017\r\n ')).toEqual([
    ...['KG24A0000017', 'KG24A0000018', 'KG24A0000019'],
  ])
  expect(numbersIn('')).toEqual([])
})

test('of an order that was sent in part, a refund is of what was sent or of what was not; else of all that is left', () => {
  const { codes } = order.states
  // Of ten, six were sent, of which one came back; two of the others were given up.
  const line = { qty: 10, delivered_qty: 6, refunded_qty: 3, returned_qty: 1 }
  expect([leftToSend(line), sentOf(line)]).toEqual([2, 5])
  expect([false, true].map((isSent) => refundableOf(codes.partly, isSent, line))).toEqual([2, 5])
  expect(
    [codes.paid, codes.approved, codes.delivered, codes.done].map((state) => refundableOf(state, false, line)),
  ).toEqual([7, 7, 7, 7])
  expect([codes.paid, codes.approved, codes.partly, codes.delivered, codes.done].map(isSentIn)).toEqual([
    ...[false, false, undefined, true, true],
  ])
})
