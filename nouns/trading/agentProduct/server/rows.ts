import type { Row } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { todayOf } from '@shouya/server/core/time/todayOf.ts'
import { expiring } from '@shouya/server/noun/expiring.ts'
import { conditionsIn } from '@shouya/server/noun/lists.ts'
import { allowedMoves } from '@shouya/server/noun/write.ts'
import { allOf, matching, when } from '@shouya/server/registers/filters.ts'
import { sql } from 'kysely'
import { priceOf } from '../../goods/agentPrice.ts'
import { activatedDevices } from '../../server/activatedDevices.ts'
import type * as AgentProduct from '../contract.ts'
import { agentProduct } from '../noun.ts'
import { floorOf } from '../rules.ts'

/** The conditions of the list and the counter. What ends is what is open. */
export const conditionsOf = (ctx: Pick<Ctx, 'now' | 'services'>) => (query: AgentProduct.AgentProductFilters) =>
  allOf([
    ...conditionsIn(agentProduct, { ...query, keywords: '' }),
    ...(query.keywords === '' ? [] : [named(query.keywords)]),
    ...expiring('agent_product.end_date', query.expiry, todayOf(ctx)),
    ...when(query.expiry, sql`agent_product.status = ${agentProduct.states.codes.open}`),
  ])

/** Agent or product are called so. */
const named = (
  keywords: string,
) => sql<boolean>`(exists (select from agent owner where owner.id = agent_product.agent_id
  and ${allOf(matching('owner.search_text', keywords))}) or exists (select from product goods
  where goods.id = agent_product.product_id and ${allOf(matching('goods.search_text', keywords))}))`

/** Products of agents in the caller's scope, with what they are called, cost and how many devices there are. */
export const selectAgentProducts = (ctx: Pick<Ctx, 'scoped'>) =>
  ctx.scoped
    .rows('agent_product')
    .innerJoin('product', 'product.id', 'agent_product.product_id')
    .innerJoin(
      sql<{ id: number; agent_code: string; agent_name: string; discount_rate: number }>`agent`.as('own'),
      'own.id',
      'agent_product.agent_id',
    )
    .selectAll('agent_product')
    .select([
      'own.agent_code',
      'own.agent_name',
      'own.discount_rate',
      'product.product_code',
      'product.product_name',
      'product.model',
      'product.agent_price as list_price',
      activatedDevices.as('activated_devices'),
    ])

type Selected = Awaited<ReturnType<ReturnType<typeof selectAgentProducts>['executeTakeFirstOrThrow']>>

/** A row of the list as the caller sees it. */
export const rowOf =
  (ctx: Pick<Ctx, 'user'>) =>
  (row: Selected): Row<typeof AgentProduct.GetPageList> => ({
    ...row,
    price: priceOf(row.agent_price, row.list_price, row.discount_rate),
    moves: allowedMoves(agentProduct, row, ctx.user),
  })

/** Records with the floor of their price. */
export async function detailsOf(ctx: Ctx, rows: readonly Selected[]): Promise<Row<typeof AgentProduct.Get>[]> {
  const rate = await ctx.services.settings.get('trade.agent_price_floor_rate')
  return rows.map((row) => ({ ...row, ...rowOf(ctx)(row), floor_price: floorOf(row.list_price, rate) }))
}
