import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deposit } from './noun.ts'
import { heldOf, isDepositPaid, outstandingOf, stateOf } from './rules.ts'

const { codes } = deposit.states
const figures = (due: number, paid: number, deducted = 0, refunded = 0) => ({
  ...{ deposit_due: due, deposit_paid: paid, deposit_deducted: deducted, deposit_refunded: refunded },
})

test('the state of a deposit follows from its figures, its refund and its device', () => {
  const bound = { refund: null, isBound: true }
  const gone = { refund: null, isBound: false }
  expect(stateOf(figures(100, 0), bound)).toBe(codes.unpaid)
  expect(stateOf(figures(100, 40), bound)).toBe(codes.unpaid)
  expect(stateOf(figures(100, 100), bound)).toBe(codes.paid)
  expect(stateOf(figures(100, 100, 15), bound)).toBe(codes.deducted)
  expect(stateOf(figures(100, 115, 15), bound)).toBe(codes.paid)
  expect(stateOf(figures(0, 0), bound)).toBe(codes.none)
  // A device that is gone asks for nothing.
  expect(stateOf(figures(100, 0), gone)).toBe(codes.none)
  expect(stateOf(figures(100, 40), gone)).toBe(codes.paid)
  expect(stateOf(figures(100, 100, 15), gone)).toBe(codes.deducted)
  expect(stateOf(figures(100, 100, 15, 85), gone)).toBe(codes.refunded)
  expect(stateOf(figures(100, 100, 100), gone)).toBe(codes.deducted)
  expect(stateOf(figures(100, 100), { refund: 'asked', isBound: false })).toBe(codes.asked)
  expect(stateOf(figures(100, 100), { refund: 'approved', isBound: false })).toBe(codes.approved)
  expect(stateOf(figures(100, 100), { refund: 'refused', isBound: false })).toBe(codes.refused)
})

test('what is held and what is outstanding are together what is due, or more', () => {
  const amount = fc.nat(1_000)
  fc.assert(
    fc.property(amount, amount, amount, amount, (due, kept, deducted, refunded) => {
      const all = figures(due, kept + deducted + refunded, deducted, refunded)
      expect(heldOf(all)).toBe(kept)
      expect(outstandingOf(all)).toBe(Math.max(0, due - kept))
      expect(isDepositPaid(all)).toBe(outstandingOf(all) === 0)
    }),
  )
})
