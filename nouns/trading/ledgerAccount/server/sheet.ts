import type { Input, Row } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { direction } from '@shouya/server/core/ledger/book.ts'
import { addDays } from '@shouya/server/core/time/local.ts'
import { allOf, onDays } from '@shouya/server/registers/filters.ts'
import { paperHead } from '@shouya/server/registers/paper.ts'
import { sql } from 'kysely'
import { requireBooks } from '../../server/booksOf.ts'
import { classOf, sheetClasses, turned } from '../accountClass.ts'
import type * as Account from '../contract.ts'

type Query = Input<typeof Account.GetSheet>
type Sheet = Row<typeof Account.GetSheet>
type Moved = { account_type: number; balance: number; debit: number; credit: number; since: number; later: number }

const signed = sql`case entry.direction when ${direction.credit} then entry.amount else -entry.amount end`

/**
 * What each type of account had before some days, what moved in them, and what it has after them. Balances are those of now, less what
 * came since: only entries from the first day on are read, in one statement, so that both sides are of the same moment.
 */
export async function getSheet(ctx: Ctx, query: Query): Promise<Sheet> {
  requireBooks(ctx)
  const within = allOf(onDays('entry.occur_time', query))
  const { rows } = await sql<Moved>`
    with entries as (
      select account.account_type,
        coalesce(sum(entry.amount) filter (where entry.direction = ${direction.debit} and ${within}), 0)::bigint as debit,
        coalesce(sum(entry.amount) filter (where entry.direction = ${direction.credit} and ${within}), 0)::bigint as credit,
        sum(${signed})::bigint as since,
        coalesce(sum(${signed}) filter (where entry.occur_time >= ${addDays(query.end_date, 1)}::date), 0)::bigint as later
      from ledger_entry entry join ledger_account account on account.id = entry.account_id
      where entry.occur_time >= ${query.begin_date}::date group by account.account_type
    )
    select account_type, sum(balance)::bigint as balance, coalesce(max(debit), 0)::bigint as debit,
      coalesce(max(credit), 0)::bigint as credit, coalesce(max(since), 0)::bigint as since, coalesce(max(later), 0)::bigint as later
    from ledger_account left join entries using (account_type) group by account_type order by account_type`.execute(
    ctx.db,
  )
  const lines = rows.map(({ account_type, balance, debit, credit, since, later }) => ({
    ...{ account_type, account_class: classOf(account_type), debit, credit },
    opening: balance - since,
    closing: balance - later,
  }))
  const sheet = lines.map(({ opening, closing, ...line }) => ({
    ...line,
    ...{ opening_debit: Math.max(0, -opening), opening_credit: Math.max(0, opening) },
    ...{ closing_debit: Math.max(0, -closing), closing_credit: Math.max(0, closing) },
  }))
  const sum = (of: (line: (typeof sheet)[number]) => number) => sheet.reduce((total, line) => total + of(line), 0)
  return {
    rows: sheet,
    total: {
      opening_debit: sum((line) => line.opening_debit),
      opening_credit: sum((line) => line.opening_credit),
      debit: sum((line) => line.debit),
      credit: sum((line) => line.credit),
      closing_debit: sum((line) => line.closing_debit),
      closing_credit: sum((line) => line.closing_credit),
    },
    classes: sheetClasses.map((account_class) => {
      const own = lines.filter((line) => line.account_class === account_class)
      const total = (of: 'opening' | 'closing') =>
        own.reduce((all, line) => all + turned(line.account_type, line[of]), 0)
      return { account_class, opening: total('opening'), closing: total('closing') }
    }),
  }
}

/** The same on paper. */
export async function printSheet(ctx: Ctx, query: Query): Promise<Row<typeof Account.GetSheetPrintList>> {
  const sheet = await getSheet(ctx, query)
  ctx.note({ table: 'ledger_account' })
  return { ...(await paperHead(ctx)), ...sheet }
}
