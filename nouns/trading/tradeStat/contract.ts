import { action } from '@shouya/contract/action'
import { date } from '@shouya/contract/fields'
import { grantOf } from '@shouya/contract/nounSchemas'
import { z } from 'zod'
import { checkRow } from '../ledgerDifference/contract.ts'
import { tradeStat } from './figures.ts'

const grant = grantOf(tradeStat)

/** In fen. */
const figures = {
  /** What orders were paid. */
  orders: z.int(),
  /** What was given back of them. */
  refunds: z.int(),
  /** Orders less refunds. */
  net: z.int(),
  /** What members paid for packages. */
  recharges: z.int(),
  /** What was given back of them. */
  recharge_refunds: z.int(),
  /** Members' deposits at the end. */
  deposits: z.int(),
}

/** Figures of trading from the ledger, by day or month, and whether the ledger reconciles (domain 11.12). */
export const GetStat = action('TradeStat', 'GetStat', {
  kind: 'read',
  access: grant('query'),
  in: z.strictObject({
    begin_date: date,
    /** At most a year after the beginning. */
    end_date: date,
    group: z.enum(['day', 'month']).default('day'),
  }),
  out: z.object({
    sum: z.object(figures),
    /** Each day `2026-03-02` or month `2026-03`. */
    rows: z.array(z.object({ period: z.string(), ...figures })),
    /** The last run of the reconciliation; null before the first. */
    check: checkRow.nullable(),
  }),
})
