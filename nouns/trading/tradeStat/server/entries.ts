import { accountCodes, type LedgerEvent } from '@shouya/contract/ledger'
import type { Ctx } from '@shouya/server/core/context.ts'
import { direction } from '@shouya/server/core/ledger/book.ts'
import { type RawBuilder, sql } from 'kysely'
import { seesBooks } from '../../server/booksOf.ts'

const { deposit, revenue, balance } = accountCodes

/** What an entry adds to its account. */
export const change = sql<number>`case entry.direction when ${direction.credit} then entry.amount else -entry.amount end`

/**
 * The entries from which the figures come, with account and transaction; of the platform's revenue what orders have brought, without what
 * recharges have earned. Whoever does not see the whole ledger has those of accounts and orders in scope.
 */
export function entriesIn({ scoped, user }: Pick<Ctx, 'scoped' | 'user'>): RawBuilder<unknown> {
  const accounts = scoped.rows('ledger_account').select('ledger_account.id')
  const orders = scoped.rows('trade_order').select('trade_order.id')
  const own = sql`(account.account_type = ${revenue} and txn.biz_id in ${orders} or account.id in ${accounts})`
  return sql`ledger_entry entry
    join ledger_account account on account.id = entry.account_id
      and account.account_type in (${sql.raw([deposit, revenue, balance].join())})
    join ledger_txn txn on txn.id = entry.txn_id and (account.account_type <> ${revenue} or txn.biz_type = 'trade_order')
      ${seesBooks(user) ? sql`` : sql`and ${own}`}`
}

export type Moved = { event: LedgerEvent; account_type: number; change: number }

/** Each figure that is a sum of events: which of them, what account they change, and in which direction. A reversal takes off again. */
const sums = {
  orders: {
    events: ['order_paid_from_goods', 'order_paid_from_balance', 'order_paid_in_cash'],
    account: revenue,
    sign: 1,
  },
  refunds: {
    events: ['order_refunded_to_goods', 'order_refunded_to_balance', 'order_refund_sent'],
    account: revenue,
    sign: -1,
  },
  recharges: { events: ['recharged'], account: balance, sign: 1 },
  recharge_refunds: { events: ['recharge_refund_sent'], account: balance, sign: -1 },
} as const satisfies Record<string, { events: readonly LedgerEvent[]; account: number; sign: 1 | -1 }>

/** The figures of what was moved. */
export function figuresOf(rows: readonly Moved[]) {
  const total = (name: keyof typeof sums) => {
    const { events, account, sign } = sums[name]
    return rows
      .filter((row) => row.account_type === account && (events as readonly string[]).includes(row.event))
      .reduce((sum, row) => sum + sign * row.change, 0)
  }
  const [orders, refunds] = [total('orders'), total('refunds')]
  return {
    ...{ orders, refunds, net: orders - refunds },
    ...{ recharges: total('recharges'), recharge_refunds: total('recharge_refunds') },
  }
}
