import type { Manifest } from '@shouya/nouns/manifest.ts'
import { countersOf } from '@shouya/server/noun/counters.ts'
import { historianInScope } from '@shouya/server/noun/historian.ts'
import { agentProductDetail } from '../contract.ts'
import { agentProduct as noun } from '../noun.ts'
import { agentProduct } from './actions.ts'
import { endProducts } from './clock.ts'
import { conditionsOf } from './rows.ts'

export const manifest: Manifest = {
  actions: agentProduct,
  jobs: { agent_products_end: { cron: '10 0 * * *', run: endProducts, told: 'agent products have ended' } },
  historians: { agent_product: historianInScope('agent_product', agentProductDetail) },
  recycled: { agent_product: {} },
  counters: (ctx) => countersOf(ctx, noun, conditionsOf(ctx)),
}
