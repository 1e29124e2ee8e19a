import { type Calendar, iso } from '@shouya/server/demo/calendar.ts'
import { agentProduct } from '../../agentProduct/noun.ts'
import { entered, type Staff } from '../../demo/staff.ts'
import { priceOf } from '../../goods/agentPrice.ts'
import type { Agent, Product } from './ground.ts'

const status = agentProduct.states.codes

/** DL001 has no VT-2 any more (domain 11.4). */
const hasEnded = ({ id }: Agent, { code }: Product, turn: number): boolean =>
  code === 'VT-2' ? id === 1 : turn % 13 === 12

function stateOf(agent: Agent, product: Product, turn: number): number {
  if (hasEnded(agent, product, turn)) return status.ended
  if (turn % 11 === 10) return status.paused
  return turn % 17 === 16 ? status.pending : status.open
}

const agreedPrice = ({ agentPrice }: Product, turn: number): number | null =>
  turn % 5 === 4 ? Math.round(agentPrice * 0.95) : null

/** What agents pay for products: some a price of their own, the others the agent price by their discount. */
export const agentPrices =
  (agents: readonly Agent[], products: readonly Product[]) =>
  (agent: Agent, product: Product): number =>
    priceOf(
      agreedPrice(product, agents.indexOf(agent) + products.indexOf(product)),
      product.agentPrice,
      agent.discountRate,
    )

/** What agents may order (domain 11.4): most products, some of them at a price of their own, some that have ended. */
export function activationRows(
  agents: readonly Agent[],
  products: readonly Product[],
  days: Calendar,
  { operator, approver }: Staff,
): object[] {
  const pairs = agents.flatMap((agent, index) =>
    products
      .map((product, at) => ({ agent, product, turn: index + at, at }))
      .filter(({ turn, at }) => at <= 5 || turn % 3 !== 0),
  )
  return pairs.map(({ agent, product, turn }, index) => {
    const state = stateOf(agent, product, turn)
    const changed = {
      ...{ status_time: iso(days.at(-180, 10 * 60)), status_user_id: approver.id },
      status_user_name: approver.real_name,
    }
    return {
      ...{ id: index + 1, agent_id: agent.id, product_id: product.id, status: state },
      quota_devices: product.code === 'KG-24' ? 50 : 30,
      agent_price: agreedPrice(product, turn),
      ...{ begin_date: days.day(-190), end_date: days.day(state === status.ended ? -12 : 175 + turn) },
      ...(state === status.paused && { status_reason: '库存调整，暂停下单' }),
      ...(state !== status.pending && changed),
      ...entered(operator, days.at(-190, 10 * 60)),
    }
  })
}
