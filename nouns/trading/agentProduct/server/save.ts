import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt, failTaken } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { findSeen, insertOrChange } from '@shouya/server/noun/store.ts'
import { find } from '@shouya/server/registers/find.ts'
import { agent } from '../../agent/noun.ts'
import { activatedDevices } from '../../server/activatedDevices.ts'
import type * as AgentProduct from '../contract.ts'
import { agentProduct } from '../noun.ts'
import { floorOf } from '../rules.ts'

const TABLE = agentProduct.table
/** Dictionary product_status. */
const DISCONTINUED = 2

export const saveAgentProduct: Handler<typeof AgentProduct.Save> = async (ctx, { id, version, ...fields }) => {
  // What an agent's people order at which price, those say who see the whole bank, whatever a role of theirs allows.
  if (ctx.user.scope.kind !== 'all') fail('OutOfScope')
  const before = await findSeen(ctx, TABLE, { id, version })
  if (before?.status === agentProduct.states.codes.ended) fail('WrongState', { reason: 'agentProduct.refused.over' })
  if (before && before.agent_id !== fields.agent_id) failAt('agent_id', 'agentProduct.refused.fixed')
  if (before && before.product_id !== fields.product_id) failAt('product_id', 'agentProduct.refused.fixed')
  if (fields.end_date <= fields.begin_date) failAt('end_date', 'agentProduct.refused.endAfterBegin')
  if (!before) await checkAgent(ctx, fields.agent_id)
  await checkProduct(ctx, fields, before === null)
  if (before) {
    const { count } = await ctx.scoped
      .rows('agent_product')
      .select(activatedDevices.as('count'))
      .where('id', '=', before.id)
      .executeTakeFirstOrThrow()
    if (fields.quota_devices < count) failAt('quota_devices', 'agentProduct.refused.quotaBelow', { count })
  } else await checkNew(ctx, fields)
  return insertOrChange(ctx, TABLE, before, fields)
}

async function checkAgent(ctx: Ctx, id: number): Promise<void> {
  const { status } = await find(ctx, 'agent', id)
  if (status === agent.states.codes.ended) failAt('agent_id', 'agentProduct.refused.agentEnded')
}

type Priced = { product_id: number; agent_price: number | null }

/** The product exists, is not discontinued for a new one, and costs no less than its floor. */
async function checkProduct(ctx: Ctx, { product_id, agent_price }: Priced, isNew: boolean): Promise<void> {
  const product = await ctx.db
    .selectFrom('product')
    .select(['agent_price', 'status'])
    .where('id', '=', product_id)
    .executeTakeFirst()
  if (!product) return failAt('product_id', 'agentProduct.refused.product')
  if (isNew && product.status === DISCONTINUED) failAt('product_id', 'agentProduct.refused.product')
  const floor = floorOf(product.agent_price, await ctx.services.settings.get('trade.agent_price_floor_rate'))
  if (agent_price !== null && agent_price < floor)
    failAt('agent_price', 'agentProduct.refused.floor', { amount: (floor / 100).toFixed(2) })
}

async function checkNew({ db, lang }: Ctx, { agent_id, product_id }: { agent_id: number; product_id: number }) {
  const there = await everything(db)
    .selectFrom(TABLE)
    .select('id')
    .where('agent_id', '=', agent_id)
    .where('product_id', '=', product_id)
    .executeTakeFirst()
  if (there) failTaken(lang, 'product_id', 'agentProduct.field.product_name')
}
