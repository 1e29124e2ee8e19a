/**
 * What goes back of a package (domain 11.10): the price's part that was not used, in whole fen, rounded down. `total` is what was bought
 * with its gifts, so that gifts which were used count as used.
 */
export const refundOf = (pay: number, unused: number, total: number): number =>
  // Amounts of a million yuan, multiplied, are beyond exact numbers.
  total === 0 ? 0 : Number((BigInt(pay) * BigInt(unused)) / BigInt(total))

/**
 * What is left of one purchase among several of the same kind: the one that ends first is used first, so that all that is left belongs to
 * later ones before it belongs to it.
 */
export const unusedOf = (left: number, later: number, total: number): number =>
  Math.min(total, Math.max(0, left - later))

type Bought = {
  readonly amount: number
  readonly gift_amount: number
  readonly times: number
  readonly gift_times: number
  readonly days: number
}

type Paid = Bought & { readonly pay_amount: number; readonly wrong_amount: number | null }

/** What goes back of a recharge; where finance accepted another amount, no more than had arrived. */
export const backOf = (paid: Paid, unused: number): number =>
  Math.min(refundOf(paid.pay_amount, unused, totalOf(paid)), paid.wrong_amount ?? paid.pay_amount)

/** What was bought with its gifts, in times, days or fen: of a package one of them. */
export const totalOf = ({ amount, gift_amount, times, gift_times, days }: Bought): number =>
  amount + gift_amount + times + gift_times + days
