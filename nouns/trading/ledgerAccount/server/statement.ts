import type { Input, Row } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { direction } from '@shouya/server/core/ledger/book.ts'
import { allOf, onDays } from '@shouya/server/registers/filters.ts'
import { paperHead } from '@shouya/server/registers/paper.ts'
import { sql } from 'kysely'
import { turned } from '../accountClass.ts'
import * as Account from '../contract.ts'
import { findAccount } from './rows.ts'

type Query = Input<typeof Account.GetEntryPrintList>
type Found = Awaited<ReturnType<typeof statementOf>>

const signed = sql`case entry.direction when ${sql.lit(direction.credit)} then entry.amount else -entry.amount end`

/** An account with what it had before some days: what it has, less what came since. */
export async function statementOf(ctx: Ctx, query: Query) {
  const { account, lanes } = await findAccount(ctx, query.account_id)
  const { rows } = await sql<{ opening: number }>`
    select ((select sum(balance) from ledger_account where id = any(${lanes}::bigint[])) - coalesce(sum(${signed}), 0))::bigint as opening
    from ledger_entry entry where account_id = any(${lanes}::bigint[]) and occur_time >= ${query.begin_date}::date`.execute(
    ctx.db,
  )
  return { account, lanes, opening: rows[0]?.opening ?? 0 }
}

/** Its entries of these days in their order, with the balance after each. */
export function selectStatement({ db }: Pick<Ctx, 'db'>, query: Query, { account, lanes, opening }: Found) {
  // The entries of a customer's account are numbered in their order; those of a control account in each of its rows.
  const order = lanes.length === 1 ? sql`entry.seq` : sql`entry.occur_time, entry.txn_id, entry.leg`
  const sign = sql.raw(turned(account.account_type, 1) < 0 ? '-' : '')
  return db
    .selectFrom(
      sql<Row<typeof Account.GetEntryList> & { id: number }>`(
        select row_number() over (order by ${order}) as id, entry.occur_time, txn.id as txn_id, txn.txn_no, txn.event, txn.memo,
          case entry.direction when ${sql.lit(direction.debit)} then entry.amount end as debit,
          case entry.direction when ${sql.lit(direction.credit)} then entry.amount end as credit,
          (${sign}(${opening}::bigint + sum(${signed})
            over (order by ${order})))::bigint as balance
        from ledger_entry entry join ledger_txn txn on txn.id = entry.txn_id
        where entry.account_id = any(${lanes}::bigint[]) and ${allOf(onDays('entry.occur_time', query))})`.as<'entry'>(
        sql`entry`,
      ),
    )
    .selectAll()
    .orderBy('id')
}

/** The statement on paper. */
export async function printStatement(ctx: Ctx, query: Query): Promise<Row<typeof Account.GetEntryPrintList>> {
  const found = await statementOf(ctx, query)
  const rows = await selectStatement(ctx, query, found)
    .limit(Account.MOST_PRINTED + 1)
    .execute()
  if (rows.length > Account.MOST_PRINTED) failAt('', 'input.rows', { max: Account.MOST_PRINTED })
  const sum = (side: 'debit' | 'credit') => rows.reduce((total, row) => total + (row[side] ?? 0), 0)
  const { account, opening } = found
  const before = turned(account.account_type, opening)
  ctx.note({ table: 'ledger_account', id: account.id })
  return {
    ...(await paperHead(ctx)),
    ...{ account, rows, debit: sum('debit'), credit: sum('credit') },
    ...{ opening: before, closing: rows.at(-1)?.balance ?? before },
  }
}
