import { type Kysely, sql } from 'kysely'
import type { Unscoped } from '../../db/scope.ts'
import { fail } from '../failure.ts'
import { type Account, book, direction, type Leg } from './book.ts'
import type { Operator, Txn } from './post.ts'

type Reversal = { readonly txnId: number; readonly operator: Operator | null; readonly memo: string }

/**
 * Takes a transaction back by one with the opposite entries (domain 11.1 rule 3), once. What was set aside for the first one stays paid out.
 * @throws 1002 if there is no such transaction, 1004 if it is a reversal, was reversed, or takes from an account that a difference has
 * stopped, 1007 if the money is gone
 */
export async function reverse(db: Kysely<Unscoped>, { txnId, operator, memo }: Reversal, at: Date): Promise<Txn> {
  const first = await db.selectFrom('ledger_txn').selectAll().where('id', '=', txnId).executeTakeFirst()
  if (!first) fail('NotFound')
  if (first.reversed_txn_id !== null) fail('WrongState', { reason: 'ledger.isReversal' })
  const { event, biz_type, biz_id } = first
  const txn = await db
    .insertInto('ledger_txn')
    .values({
      ...{ event, biz_type, biz_id, idem_key: `reversed:${txnId}`, occur_time: at, memo, reversed_txn_id: txnId },
      ...{ operator_id: operator?.userId ?? null, operator_name: operator?.name ?? null },
    })
    .onConflict((conflict) => conflict.column('idem_key').doNothing())
    .returning(['id', 'txn_no'])
    .executeTakeFirst()
  if (!txn) fail('WrongState', { reason: 'ledger.wasReversed' })
  const { rows: entries } = await sql<Leg>`
    select account_id as "accountId", direction, amount from ledger_entry where txn_id = ${txnId} order by leg desc`.execute(
    db,
  )
  const legs = entries.map(
    (entry): Leg => ({ ...entry, direction: entry.direction === direction.debit ? direction.credit : direction.debit }),
  )
  const { rows: accounts } = await sql<Account>`
    select id, owner_type, account_type, balance, frozen, version, is_stopped from ledger_account
    where id = any(${legs.map(({ accountId }) => accountId)}::bigint[]) order by id for update`.execute(db)
  const paying = new Set(legs.filter((leg) => leg.direction === direction.debit).map(({ accountId }) => accountId))
  if (accounts.some(({ id, is_stopped }) => is_stopped && paying.has(id)))
    fail('WrongState', { reason: 'ledger.stopped' })
  await book(db, { txnId: txn.id, at, accounts, legs })
  return { ...txn, repeated: false }
}
