import type { Row } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { allOf } from '@shouya/server/registers/filters.ts'
import { sql } from 'kysely'
import { booksOf, seesBooks } from '../../server/booksOf.ts'
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

type Outcome = Pick<Row<typeof GetCheckPageList>, 'run_time' | 'difference_count'>

/**
 * What the last run has found; null before the first. Whoever does not see the whole ledger is told about the accounts in scope: those whose
 * payouts it has stopped. Null without any.
 */
export async function lastOutcome(ctx: Ctx): Promise<Outcome | null> {
  const last = await ctx.db
    .selectFrom('ledger_check')
    .select(['run_time', 'difference_count'])
    .orderBy('run_time', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last || seesBooks(ctx.user)) return last ?? null
  const { accounts, stopped } = await ctx.scoped
    .rows('ledger_account')
    .select(({ fn }) => fn.countAll<number>().as('accounts'))
    .select(sql<number>`(count(*) filter (where is_stopped))::int`.as('stopped'))
    .executeTakeFirstOrThrow()
  return accounts > 0 ? { run_time: last.run_time, difference_count: stopped } : null
}
