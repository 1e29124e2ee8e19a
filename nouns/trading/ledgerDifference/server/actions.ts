import { fail } from '@shouya/server/core/failure.ts'
import { handle } from '@shouya/server/core/handle.ts'
import type { RecordCheck } from '@shouya/server/core/ledger/reconcile.ts'
import { allOf } from '@shouya/server/registers/filters.ts'
import { page, type Rows } from '@shouya/server/registers/page.ts'
import { requireBooks } from '../../server/booksOf.ts'
import * as Difference from '../contract.ts'
import { selectChecks } from './checks.ts'
import { conditionsOf, listed, selectDifferences } from './rows.ts'
import { run } from './run.ts'

export const ledgerDifference = (checks: readonly RecordCheck[]) =>
  handle(Difference, {
    async GetDifferencePageList(ctx, query) {
      const source = {
        table: 'ledger_difference',
        rows: selectDifferences(ctx),
        count: ctx.db.selectFrom('ledger_difference') as Rows<unknown>,
      }
      // Later runs have later numbers; its keywords are a number, too, which no index of words finds.
      const order = { ...query, sort_field: 'id', keywords: '' }
      const { rows, total } = await page(ctx.db, order, conditionsOf(ctx, query), source)
      return { rows: listed(rows), total }
    },

    GetCheckPageList(ctx, query) {
      const rows = selectChecks(ctx)
      const source = { table: 'ledger_check', rows, count: rows.clearSelect() as Rows<unknown> }
      return page(ctx.db, { ...query, keywords: '' }, allOf([]), source)
    },

    async RunCheck(ctx) {
      requireBooks(ctx)
      const { userId, name } = ctx.user
      const done = await run(ctx.db, checks, { operator: { userId, name } }, ctx.now)
      if (!done) fail('WrongState')
      ctx.note({ table: 'ledger_check', id: done.id, after: { difference_count: done.differences } })
      return { id: done.id, difference_count: done.differences }
    },

    async SettleDifference(ctx, { id, note }) {
      requireBooks(ctx)
      const difference = await ctx.db
        .selectFrom('ledger_difference')
        .select('id')
        .where('id', '=', id)
        .executeTakeFirst()
      if (!difference) fail('NotFound')
      const { userId, name } = ctx.user
      const settled = await ctx.db
        .insertInto('ledger_settlement')
        .values({ difference_id: id, note, create_user_id: userId, create_user_name: name, create_time: ctx.now })
        .onConflict((conflict) => conflict.doNothing())
        .returning('difference_id')
        .executeTakeFirst()
      if (!settled) fail('WrongState', { reason: 'ledgerDifference.refused.settled' })
      ctx.note({ table: 'ledger_difference', id, after: { note } })
      return null
    },
  })
