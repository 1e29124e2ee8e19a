import { fail } from '@shouya/server/core/failure.ts'
import { handle } from '@shouya/server/core/handle.ts'
import { discard } from '@shouya/server/noun/discard.ts'
import { readActions } from '@shouya/server/noun/lists.ts'
import { findSeen } from '@shouya/server/noun/store.ts'
import { find } from '@shouya/server/registers/find.ts'
import * as AgentProduct from '../contract.ts'
import { agentProduct as noun } from '../noun.ts'
import { floorOf } from '../rules.ts'
import { conditionsOf, detailsOf, rowOf, selectAgentProducts } from './rows.ts'
import { saveAgentProduct } from './save.ts'
import { activateProduct, changeProductStatus, renewProduct } from './steps.ts'

export const agentProduct = handle(AgentProduct, {
  ...readActions(noun, {
    conditionsOf,
    select: selectAgentProducts,
    listed: (ctx, rows) => rows.map(rowOf(ctx)),
    detailed: detailsOf,
  }),

  async GetProductList({ db, services }) {
    const rate = await services.settings.get('trade.agent_price_floor_rate')
    const products = await db
      .selectFrom('product')
      .select(['id', 'product_code', 'product_name', 'agent_price'])
      .where('status', '<>', 2)
      .orderBy('sort')
      .orderBy('id')
      .execute()
    return products.map(({ agent_price: list_price, ...product }) => ({
      ...product,
      list_price,
      floor_price: floorOf(list_price, rate),
    }))
  },

  Save: saveAgentProduct,
  Activate: activateProduct,
  ChangeStatus: changeProductStatus,
  Renew: renewProduct,

  async Delete(ctx, seen) {
    const before = await findSeen(ctx, noun.table, seen)
    if (before.status !== noun.states.codes.pending) fail('WrongState')
    const { agent_name } = await find(ctx, 'agent', before.agent_id)
    return discard(ctx, noun, before, { name: agent_name })
  },
})
