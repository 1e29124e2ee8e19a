import type { Ctx } from '@shouya/server/core/context.ts'
import { updateRow } from '@shouya/server/noun/store.ts'
import { type Figures, type Refund, stateOf } from '../rules.ts'
import { BOUND } from './moves.ts'

type Locked = Figures & { readonly id: number; readonly bind_status: number | null }
/** Fen that are added to a figure. */
type Change = { readonly paid?: number; readonly deducted?: number; readonly refunded?: number }

/** The figures of a locked deposit with what is added to them; its state follows from them and from its refund. */
export function figuresAfter(row: Locked, change: Change, refund: Refund) {
  const figures = {
    deposit_due: row.deposit_due,
    deposit_paid: row.deposit_paid + (change.paid ?? 0),
    deposit_deducted: row.deposit_deducted + (change.deducted ?? 0),
    deposit_refunded: row.deposit_refunded + (change.refunded ?? 0),
  }
  const { deposit_due: _, ...changed } = figures
  return { ...changed, status: stateOf(figures, { refund, isBound: row.bind_status === BOUND }) }
}

/** Adds to the figures of a locked deposit. */
export const changeFigures = (ctx: Ctx, row: Locked, change: Change, refund: Refund) =>
  updateRow(ctx, 'deposit', row.id, figuresAfter(row, change, refund))
