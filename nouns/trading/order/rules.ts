import { order } from './noun.ts'

/** Dictionary order_type. */
export const orderType = { devices: 1, consumes: 2, lease: 3, renewal: 4 } as const
/** `buyer_type`, as the owners of ledger accounts. */
export const buyerType = { agent: 2, member: 3 } as const

/** The most lines of an order. */
export const MOST_LINES = 50
/** What is delivered counts as received after so many days (domain 11.7). */
export const RECEIVE_DAYS = 10
/** Days in which a refund can be asked for after the delivery, and what was received can be returned. */
export const REFUND_DAYS = 7
export const RETURN_DAYS = 15

/** In hundredths of a percent. */
const WHOLE = 10_000

export type Line = {
  /** Fen, of one; of leases a month's. */
  readonly price: number
  readonly qty: number
  readonly months: number
  readonly consume_id: number | null
}

export const amountOf = ({ price, qty, months }: Pick<Line, 'price' | 'qty' | 'months'>): number => price * qty * months

export type Totals = { readonly goods: number; readonly discount: number; readonly total: number }

/**
 * What an order costs, in fen (domain 11.1, 11.7): consumables at the agent's discount, which is rounded down, and the freight.
 * @param discountRate what of an agent price is paid, in hundredths of a percent; 10,000: all of it
 */
export function totalsOf(lines: readonly Line[], discountRate: number, freight: number): Totals {
  const sum = (of: readonly Line[]) => of.reduce((total, line) => total + amountOf(line), 0)
  const goods = sum(lines)
  const discount = Math.floor((sum(lines.filter((line) => line.consume_id !== null)) * (WHOLE - discountRate)) / WHOLE)
  return { goods, discount, total: goods - discount + freight }
}

/** A commission, rounded down to the fen. */
export const commissionOf = (paid: number, rate: number): number => Math.floor((paid * rate) / WHOLE)

/** As much of an amount as a part is of the whole, rounded down; the product of two amounts is more than a number holds exactly. */
export const share = (amount: number, part: number, whole: number): number =>
  whole === 0 ? 0 : Number((BigInt(amount) * BigInt(part)) / BigInt(whole))

/** What an order has is brought by somebody; a renewal has nothing to bring. */
export const isPhysical = (type: number): boolean => type !== orderType.renewal

const { codes } = order.states

type Counted = {
  readonly qty: number
  readonly delivered_qty: number
  /** What was refunded, and what of it had been sent and came back. */
  readonly refunded_qty: number
  readonly returned_qty: number
}

/** Pieces of a line that are still to be sent. */
export const leftToSend = ({ qty, delivered_qty, refunded_qty, returned_qty }: Counted): number =>
  qty - delivered_qty - (refunded_qty - returned_qty)

/** Pieces of a line that were sent and have not come back. */
export const sentOf = ({ delivered_qty, returned_qty }: Counted): number => delivered_qty - returned_qty

/**
 * Pieces of a line that a refund can be of. While only a part was sent, a refund is either of what was sent or of what was not, since the one
 * comes back into stock and the other never left it.
 */
export function refundableOf(status: number, isSent: boolean, line: Counted): number {
  if (status === codes.partly) return isSent ? sentOf(line) : leftToSend(line)
  return line.qty - line.refunded_qty
}

/** Whether what is refunded in a state was sent before; undefined: whoever asks says of which part. */
export function isSentIn(status: number): boolean | undefined {
  if (status === codes.partly) return undefined
  return status === codes.delivered || status === codes.done
}

/** The states in which an order may still become another, so that its paper is a draft (domain 17.2). */
export const isDraftPaper = (status: number): boolean =>
  ([codes.draft, codes.ordered, codes.paid, codes.refunding] as number[]).includes(status)

/** Numbers that a scanner typed or somebody pasted: separated by anything that is no letter or digit, each once. */
export const numbersIn = (text: string): string[] => [
  ...new Set(
    text
      .toUpperCase()
      .split(/[^A-Z0-9]+/)
      .filter((word) => word !== ''),
  ),
]
