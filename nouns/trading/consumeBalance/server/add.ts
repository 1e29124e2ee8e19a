import { fail, failAt } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { find } from '@shouya/server/registers/find.ts'
import type * as Balance from '../contract.ts'
import { requestAdjustment } from './adjust.ts'
import { lockBalances } from './lockBalances.ts'
import { APPROVED } from './owners.ts'

/**
 * Asks for pieces of an agent by hand: only orders authorize by themselves (domain 11.6), so that this is a correction, of a balance that
 * is opened where there is none, and a second person decides on it.
 */
export const addBalance: Handler<typeof Balance.AddBalance> = async (ctx, { agent_id, consume_id, qty, reason }) => {
  const agent = await find(ctx, 'agent', agent_id)
  if (agent.status !== APPROVED) failAt('agent_id', 'consumeBalance.refused.agent')
  const consume = await ctx.db.selectFrom('consume').select('status').where('id', '=', consume_id).executeTakeFirst()
  if (consume?.status !== 1) failAt('consume_id', 'consumeBalance.refused.consume')
  const owner = { type: 'agent', id: agent_id } as const
  const [balance] = await lockBalances(ctx.db, consume_id, [owner], ctx.now)
  const { id, version } = balance ?? fail('NotFound')
  return requestAdjustment(ctx, { id, version, change: qty, reason })
}
