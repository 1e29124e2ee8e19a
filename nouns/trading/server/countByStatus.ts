import type { Ctx } from '@shouya/server/core/context.ts'
import { type RawBuilder, sql } from 'kysely'

type Table =
  | ('agent' | 'agent_transfer' | 'deposit' | 'device' | 'member')
  | ('recharge_order' | 'trade_order' | 'trade_repair')

/** How many rows in the caller's scope are in each state, for the tabs of a list; states without any are left out. */
export async function countByStatus(
  { scoped }: Pick<Ctx, 'scoped'>,
  table: Table,
  which: RawBuilder<boolean>,
): Promise<Record<string, number>> {
  const rows = await scoped
    // They have their scope and a state in common.
    .rows(table as 'trade_order')
    .select(['status', sql<number>`count(*)::int`.as('count')])
    .where(which)
    .groupBy('status')
    .execute()
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]))
}
