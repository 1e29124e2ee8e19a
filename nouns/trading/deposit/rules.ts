import { deposit } from './noun.ts'

const { codes } = deposit.states

/** The figures of a deposit, in fen. */
export type Figures = {
  readonly deposit_due: number
  readonly deposit_paid: number
  readonly deposit_deducted: number
  readonly deposit_refunded: number
}

/** How far the refund of a deposit is, if somebody has asked for one. */
export type Refund = 'asked' | 'approved' | 'refused' | null

/** What is held of a deposit. */
export const heldOf = ({ deposit_paid, deposit_deducted, deposit_refunded }: Figures): number =>
  deposit_paid - deposit_deducted - deposit_refunded

/** What is still to be paid while the device is bound. */
export const outstandingOf = (figures: Figures): number => Math.max(0, figures.deposit_due - heldOf(figures))

/** Whether all that was asked for is held, so that the device may be activated. */
export const isDepositPaid = (figures: Figures): boolean => heldOf(figures) >= figures.deposit_due

/** The state of a deposit (dictionary deposit_status) by its figures, its refund, and whether the device is still bound. */
export function stateOf(figures: Figures, { refund, isBound }: { refund: Refund; isBound: boolean }): number {
  const held = heldOf(figures)
  if (refund === 'asked') return codes.asked
  if (refund === 'approved') return codes.approved
  if (refund === 'refused' && held > 0) return codes.refused
  const isDeducted = figures.deposit_deducted > 0
  if (isBound) {
    if (isDepositPaid(figures)) return figures.deposit_due === 0 ? codes.none : codes.paid
    return isDeducted ? codes.deducted : codes.unpaid
  }
  // The device is gone: nothing is asked for any more, and what is held goes back.
  if (held > 0) return isDeducted ? codes.deducted : codes.paid
  if (figures.deposit_refunded > 0) return codes.refunded
  return isDeducted ? codes.deducted : codes.none
}
