import type { Row } from '@shouya/contract/action'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import { find } from '@shouya/server/registers/find.ts'
import { sql } from 'kysely'
import { agentTransfer } from '../../agentTransfer/noun.ts'
import { consumeBalance } from '../../consumeBalance/noun.ts'
import { deposit } from '../../deposit/noun.ts'
import { device } from '../../device/noun.ts'
import { member } from '../../member/noun.ts'
import { order } from '../../order/noun.ts'
import { tradeRepair } from '../../tradeRepair/noun.ts'
import type * as Agent from '../contract.ts'
import { agent } from '../noun.ts'

const lists = {
  members: member,
  devices: device,
  orders: order,
  transfers: agentTransfer,
  balances: consumeBalance,
  repairs: tradeRepair,
  deposits: deposit,
} as const

/** How long the lists of an agent are that the caller may read. */
export async function countLists(ctx: Ctx, { id }: { id: number }): Promise<Row<typeof Agent.GetListCounts>> {
  await find(ctx, agent.table, id)
  const counts = await Promise.all(
    Object.entries(lists)
      .filter(([, { permission }]) => can(ctx.user, permission, 'query'))
      .map(async ([name, { table }]) => {
        const { count } = await ctx.scoped
          // Each of the tables has the agent.
          .rows(table as 'member')
          .select(sql<number>`count(*)::int`.as('count'))
          .where('agent_id', '=', id)
          .executeTakeFirstOrThrow()
        return [name, count]
      }),
  )
  return Object.fromEntries(counts)
}
