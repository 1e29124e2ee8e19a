import type { Input, Row } from '@shouya/contract/action'
import { accountCodes } from '@shouya/contract/ledger'
import type { Ctx } from '@shouya/server/core/context.ts'
import { direction } from '@shouya/server/core/ledger/book.ts'
import { conditionsIn } from '@shouya/server/noun/lists.ts'
import { allOf, when } from '@shouya/server/registers/filters.ts'
import { sql } from 'kysely'
import { booksOf } from '../../server/booksOf.ts'
import type * as Ledger from '../contract.ts'
import { ledger } from '../noun.ts'
import { numbered } from './numbered.ts'

type Filters = Omit<Input<typeof Ledger.GetPageList>, 'cursor' | 'pagesize'>

const isWaiting = sql<boolean>`exists (select from ledger_reversal where txn_id = ledger_txn.id and decide_time is null)`

/** The conditions of list, file and paper. */
export const conditionsOf = (ctx: Ctx, { keywords, event, biz_type, biz_id, waiting, ...query }: Filters) =>
  allOf([
    ...booksOf(ctx),
    ...conditionsIn(ledger, { ...query, keywords: '' }),
    ...when(waiting, isWaiting),
    ...when(event, sql`ledger_txn.event = ${event}`),
    ...when(biz_type, sql`ledger_txn.biz_type = ${biz_type}`),
    ...when(biz_id, sql`ledger_txn.biz_id = ${biz_id}`),
    ...numbered('ledger_txn.id', keywords),
  ])

const mirrored = sql.raw([accountCodes.depositsOwed, accountCodes.depositContra].join())

/** Transactions with what they moved, what they take back, and what takes them back. */
export const selectTxns = ({ db }: Pick<Ctx, 'db'>) =>
  db
    .selectFrom('ledger_txn')
    .leftJoin('ledger_txn as first', 'first.id', 'ledger_txn.reversed_txn_id')
    .leftJoin('ledger_txn as reversal', 'reversal.reversed_txn_id', 'ledger_txn.id')
    .select([
      'ledger_txn.id',
      'ledger_txn.txn_no',
      'ledger_txn.occur_time',
      'ledger_txn.event',
      'ledger_txn.biz_type',
      'ledger_txn.biz_id',
      'ledger_txn.operator_name',
      'ledger_txn.memo',
      'ledger_txn.reversed_txn_id',
      'first.txn_no as reversed_txn_no',
      'reversal.id as reversal_txn_id',
      'reversal.txn_no as reversal_txn_no',
      isWaiting.as('is_waiting'),
      sql<number>`(select coalesce(sum(entry.amount), 0)::bigint from ledger_entry entry
        join ledger_account account on account.id = entry.account_id
        where entry.occur_time = ledger_txn.occur_time and entry.txn_id = ledger_txn.id
          and entry.direction = ${sql.lit(direction.debit)} and account.account_type not in (${mirrored}))`.as(
        'amount',
      ),
    ])

type Txn = Awaited<ReturnType<ReturnType<typeof selectTxns>['execute']>>[number]
type Detail = Row<typeof Ledger.Get>

/** Transactions with their entries and what was asked for of their correction. An entry of a control account belongs to the first of its rows, as the list has it. */
export async function detailsOf({ db, user }: Pick<Ctx, 'db' | 'user'>, txns: readonly Txn[]): Promise<Detail[]> {
  const ids = txns.map(({ id }) => id)
  const { rows } = await sql<Detail['entries'][number] & { txn_id: number }>`
    select entry.txn_id, entry.leg, account.account_type, account.owner_id,
      account.id - account.lane as account_id,
      case entry.direction when ${direction.debit} then entry.amount end as debit,
      case entry.direction when ${direction.credit} then entry.amount end as credit
    from ledger_txn txn
    join ledger_entry entry on entry.occur_time = txn.occur_time and entry.txn_id = txn.id
    join ledger_account account on account.id = entry.account_id
    where txn.id = any(${ids}::bigint[]) order by entry.leg`.execute(db)
  const { rows: reversals } = await sql<Detail['reversals'][number]>`
    select id, txn_id, reason, ask_user_name, ask_time, decide_user_name, decide_time, opinion, reversal_txn_id,
      decide_time is null and ask_user_id <> ${user.userId} as may_decide
    from ledger_reversal where txn_id = any(${ids}::bigint[]) or reversal_txn_id = any(${ids}::bigint[]) order by id`.execute(
    db,
  )
  const entriesOf = Map.groupBy(rows, ({ txn_id }) => txn_id)
  return txns.map((txn) => ({
    ...txn,
    entries: entriesOf.get(txn.id) ?? [],
    reversals: reversals.filter(({ txn_id, reversal_txn_id }) => [txn_id, reversal_txn_id].includes(txn.id)),
  }))
}
