import type { Input, Row } from '@shouya/contract/action'
import { accountCodes, type LedgerEvent } from '@shouya/contract/ledger'
import type { Ctx } from '@shouya/server/core/context.ts'
import { direction } from '@shouya/server/core/ledger/book.ts'
import { addDays } from '@shouya/server/core/time/local.ts'
import { allOf, onDays } from '@shouya/server/registers/filters.ts'
import { sql } from 'kysely'
import { lastCheck } from '../../ledgerDifference/server/checks.ts'
import { requireBooks } from '../../server/booksOf.ts'
import type { GetStat } from '../contract.ts'

type Query = Input<typeof GetStat>
type Stat = Row<typeof GetStat>
type Figures = Stat['sum']
type Moved = { period: string; event: LedgerEvent; account_type: number; change: number }

/** Each figure that is a sum of events: which of them, what account they change, and in which direction. A reversal takes off again. */
const sums = {
  orders: {
    events: ['order_paid_from_goods', 'order_paid_from_balance', 'order_paid_in_cash'],
    account: accountCodes.revenue,
    sign: 1,
  },
  refunds: {
    events: ['order_refunded_to_goods', 'order_refunded_to_balance', 'order_refund_sent'],
    account: accountCodes.revenue,
    sign: -1,
  },
  recharges: { events: ['recharged'], account: accountCodes.balance, sign: 1 },
  recharge_refunds: { events: ['recharge_refund_sent'], account: accountCodes.balance, sign: -1 },
} as const satisfies Record<string, { events: readonly LedgerEvent[]; account: number; sign: 1 | -1 }>

const { deposit, revenue, balance } = accountCodes

/** Figures of trading, from the ledger alone (domain 11.12). */
export async function getStat(ctx: Ctx, query: Query): Promise<Stat> {
  requireBooks(ctx)
  const format = query.group === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM'
  const [{ rows: moved }, held, check] = await Promise.all([
    sql<Moved>`
      select to_char(entry.occur_time, ${format}) as period, txn.event, account.account_type,
        sum(case entry.direction when ${direction.credit} then entry.amount else -entry.amount end)::bigint as change
      from ledger_entry entry
      join ledger_account account on account.id = entry.account_id
        and account.account_type in (${sql.raw([deposit, revenue, balance].join())})
      join ledger_txn txn on txn.id = entry.txn_id
      where ${allOf(onDays('entry.occur_time', query))} group by 1, 2, 3`.execute(ctx.db),
    depositsAfter(ctx, query.end_date),
    lastCheck(ctx),
  ])
  const total = (rows: readonly Moved[], name: keyof typeof sums) => {
    const { events, account, sign } = sums[name]
    return rows
      .filter((row) => row.account_type === account && (events as readonly string[]).includes(row.event))
      .reduce((sum, { change }) => sum + sign * change, 0)
  }
  const figuresOf = (rows: readonly Moved[], deposits: number): Figures => {
    const [orders, refunds] = [total(rows, 'orders'), total(rows, 'refunds')]
    const [recharges, recharge_refunds] = [total(rows, 'recharges'), total(rows, 'recharge_refunds')]
    return { orders, refunds, net: orders - refunds, recharges, recharge_refunds, deposits }
  }
  // From the last period back: what was held at the end of each.
  let deposits = held
  const rows: Stat['rows'] = []
  for (const period of periodsOf(query).toReversed()) {
    const own = moved.filter((row) => row.period === period)
    rows.unshift({ period, ...figuresOf(own, deposits) })
    for (const row of own) if (row.account_type === deposit) deposits -= row.change
  }
  return { sum: figuresOf(moved, held), rows, check }
}

/** Members' deposits after a day: those of now, less what came since. */
async function depositsAfter({ db }: Pick<Ctx, 'db'>, day: string): Promise<number> {
  const { rows } = await sql<{ held: number }>`
    select (select coalesce(sum(balance), 0) from ledger_account where account_type = ${deposit})::bigint
      - coalesce(sum(case entry.direction when ${direction.credit} then entry.amount else -entry.amount end), 0)::bigint as held
    from ledger_entry entry join ledger_account account on account.id = entry.account_id and account.account_type = ${deposit}
    where entry.occur_time >= ${addDays(day, 1)}::date`.execute(db)
  return rows[0]?.held ?? 0
}

/** Every day or month of the query. */
function periodsOf({ begin_date, end_date, group }: Query): string[] {
  const periods: string[] = []
  for (let day = begin_date; day <= end_date; day = addDays(day, 1)) {
    const period = group === 'day' ? day : day.slice(0, 7)
    if (periods.at(-1) !== period) periods.push(period)
  }
  return periods
}
