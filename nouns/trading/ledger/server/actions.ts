import { fail } from '@shouya/server/core/failure.ts'
import { handle } from '@shouya/server/core/handle.ts'
import { printList } from '@shouya/server/noun/printList.ts'
import { allOf } from '@shouya/server/registers/filters.ts'
import { after, cursorTime, cut } from '@shouya/server/registers/keyset.ts'
import { requireBooks } from '../../server/booksOf.ts'
import * as Ledger from '../contract.ts'
import { askReversal, decideReversal } from './reversals.ts'
import { conditionsOf, detailsOf, selectTxns } from './rows.ts'

const table = 'ledger_txn'

export const ledger = handle(Ledger, {
  async GetPageList(ctx, { cursor, pagesize, ...query }) {
    const rows = await selectTxns(ctx)
      .select(cursorTime(table, 'occur_time').as('cursor_time'))
      .where(allOf([conditionsOf(ctx, query), ...after(table, 'occur_time', cursor)]))
      .orderBy('ledger_txn.occur_time', 'desc')
      .orderBy('ledger_txn.id', 'desc')
      .limit(pagesize + 1)
      .execute()
    return cut(rows, pagesize)
  },

  async Get(ctx, { id }) {
    requireBooks(ctx)
    const [detail] = await detailsOf(ctx, await selectTxns(ctx).where('ledger_txn.id', '=', id).execute())
    return detail ?? fail('NotFound')
  },

  async GetOfRecord(ctx, { biz_type, biz_id }) {
    const rows = await selectTxns(ctx)
      .where(conditionsOf(ctx, { keywords: '', biz_type, biz_id }))
      .orderBy('ledger_txn.id')
      .limit(Ledger.MOST_OF_RECORD)
      .execute()
    return detailsOf(ctx, rows)
  },

  GetPrintList(ctx, { ids, ...query }) {
    const rows = selectTxns(ctx)
      .select('ledger_txn.txn_no as bill_no')
      .where(conditionsOf(ctx, query))
      .orderBy('ledger_txn.occur_time')
      .orderBy('ledger_txn.id')
    return printList(ctx, { table, rows, ids, draw: (found) => detailsOf(ctx, found), max: Ledger.MOST_PRINTED })
  },

  AskReversal: askReversal,
  DecideReversal: decideReversal,
})
