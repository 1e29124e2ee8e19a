import { amountOf, type Line, share } from './rules.ts'

type Paid = {
  /** Fen: what was paid in all, what of it went back, and what was given off on consumables. */
  readonly paid_amount: number
  readonly refund_amount: number
  readonly discount_amount: number
}
type Sold = Line & { readonly refunded_qty: number }

const isConsume = ({ consume_id }: Line): boolean => consume_id !== null

/**
 * What goes back, in fen, when more pieces of lines do (domain 11.7): products at their price, consumables at what was paid for them. What is
 * worth a part of a fen stays until the last piece, with which the rest goes back, and the freight with it. It is the worth of all pieces that
 * are back less what went back before, so that the parts together are never more than what was paid, in whatever order they come.
 * @param more how many further pieces of a line go back
 */
export function refundOf<L extends Sold>(order: Paid, lines: readonly L[], more: (line: L) => number): number {
  const backOf = (line: L) => line.refunded_qty + more(line)
  if (lines.every((line) => backOf(line) === line.qty)) return order.paid_amount - order.refund_amount
  const sum = (amount: (line: L) => number, some: readonly L[]) => some.reduce((total, line) => total + amount(line), 0)
  const worth = (line: L) => amountOf({ ...line, qty: backOf(line) })
  const [consumes, products] = [lines.filter(isConsume), lines.filter((line) => !isConsume(line))]
  const listed = sum(amountOf, consumes)
  return (
    sum(worth, products) + share(sum(worth, consumes), listed - order.discount_amount, listed) - order.refund_amount
  )
}
