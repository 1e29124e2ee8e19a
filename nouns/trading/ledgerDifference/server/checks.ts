import type { Row } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { allOf } from '@shouya/server/registers/filters.ts'
import { sql } from 'kysely'
import { booksOf } from '../../server/booksOf.ts'
import type { GetCheckPageList } from '../contract.ts'

/** Runs of the reconciliation. */
export const selectChecks = (ctx: Ctx) =>
  ctx.db
    .selectFrom('ledger_check')
    .where(allOf(booksOf(ctx)))
    .select(['id', 'run_time', 'accounts', 'transactions', 'difference_count', 'operator_name'])
    .select(
      sql<number>`(select count(*)::int from ledger_difference difference where difference.check_id = ledger_check.id
        and not exists (select from ledger_settlement where difference_id = difference.id))`.as('open_count'),
    )

/** The last run; null before the first. */
export const lastCheck = async (ctx: Ctx): Promise<Row<typeof GetCheckPageList> | null> =>
  (await selectChecks(ctx).orderBy('run_time', 'desc').orderBy('id', 'desc').limit(1).executeTakeFirst()) ?? null
