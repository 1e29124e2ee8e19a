import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Kysely, Selectable } from 'kysely'
import { agent } from '../../agent/noun.ts'
import { product } from '../../product/noun.ts'
import type { Param } from '../../product/rules.ts'

/** What the plans ask of the catalogue and of agents, which are filled before. */
export type Agent = {
  readonly id: number
  readonly name: string
  readonly discountRate: number
  readonly commissionRate: number
  /** The agent above it, if that is approved. */
  readonly parent: Agent | undefined
}
export type Product = {
  readonly id: number
  readonly code: string
  readonly name: string
  readonly model: string
  readonly saleMode: number
  readonly price: number
  readonly agentPrice: number
  readonly leaseFee: number
  readonly deposit: number
  readonly warrantyMonths: number
  readonly isOnSale: boolean
  /** It is a terminal; the others are accessories. */
  readonly isTerminal: boolean
  readonly params: readonly Param[]
}
export type Consume = {
  readonly id: number
  readonly name: string
  readonly spec: string
  readonly pieces: number
  readonly agentPrice: number
  readonly price: number
}
export type Need = { readonly productId: number; readonly consumeId: number; readonly qty: number }

/** Agents by their ids, each with the one above it. */
function inTree(rows: readonly Selectable<DB['agent']>[]): Agent[] {
  const agents: Agent[] = []
  // Those above come first.
  for (const row of rows.toSorted((a, b) => a.path.split('.').length - b.path.split('.').length))
    agents.push({
      ...{ id: row.id, name: row.agent_name, discountRate: row.discount_rate, commissionRate: row.commission_rate },
      parent: agents.find(({ id }) => id === row.parent_agent_id),
    })
  return agents.sort((a, b) => a.id - b.id)
}

export async function groundOf(tx: Kysely<DB>) {
  const agents = await tx
    .selectFrom('agent')
    .selectAll()
    .where('status', '=', agent.states.codes.approved)
    .orderBy('id')
    .execute()
  const products = await tx.selectFrom('product').selectAll().orderBy('id').execute()
  const consumes = await tx.selectFrom('consume').selectAll().orderBy('id').execute()
  const needs = await tx.selectFrom('product_consume').selectAll().where('required', '=', true).orderBy('id').execute()
  return {
    agents: inTree(agents),
    products: products.map(
      (row): Product => ({
        ...{ id: row.id, code: row.product_code, name: row.product_name, model: row.model, saleMode: row.sale_mode },
        ...{ price: row.price, agentPrice: row.agent_price, leaseFee: row.lease_fee ?? 0, deposit: row.deposit ?? 0 },
        ...{ warrantyMonths: row.warranty_months, isOnSale: row.status === product.states.codes.on },
        isTerminal: row.has_device_ctrl,
        params: row.param_schema as unknown as Param[],
      }),
    ),
    consumes: consumes.map(
      (row): Consume => ({
        ...{ id: row.id, name: row.consume_name, spec: row.spec, pieces: row.pieces },
        ...{ agentPrice: row.agent_price, price: row.price },
      }),
    ),
    needs: needs.map((row): Need => ({ productId: row.product_id, consumeId: row.consume_id, qty: row.qty_per_use })),
  }
}

export type TradeGround = Awaited<ReturnType<typeof groundOf>>
