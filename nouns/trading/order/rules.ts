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

type Line = {
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

/** What an order has is brought by somebody; a renewal has nothing to bring. */
export const isPhysical = (type: number): boolean => type !== orderType.renewal

const { codes } = order.states

/** The states in which devices that were sent are on their way: nobody else gets them. */
export const UNDER_WAY: readonly number[] = [codes.partly, codes.delivered, codes.refunding]

/** Numbers that a scanner typed or somebody pasted: separated by anything that is no letter or digit, each once. */
export const numbersIn = (text: string): string[] => [
  ...new Set(
    text
      .toUpperCase()
      .split(/[^A-Z0-9]+/)
      .filter((word) => word !== ''),
  ),
]
