import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { maskNumber } from '@shouya/server/core/personal/maskNumber.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import { allOf, matching } from '@shouya/server/registers/filters.ts'
import { sql } from 'kysely'
import { dealing } from '../../member/rules.ts'
import { buyerType } from '../rules.ts'

/** Agents who are admitted: dictionary agent_status. */
const ADMITTED = 2
/** The most that a search answers of each kind. */
const MOST = 10
const WHOLE = 10_000

export type Buyer = {
  readonly buyer_type: number
  readonly buyer_id: number
  readonly name: string
  readonly agent_id: number
  readonly member_id: number | null
  readonly discount_rate: number
  readonly contact_name: string | null
  readonly phone: string | null
}

const agents = ({ scoped }: Pick<Ctx, 'scoped'>) => scoped.rows('agent').where('status', '=', ADMITTED)
const members = ({ scoped }: Pick<Ctx, 'scoped'>) => scoped.rows('member').where('status', '=', dealing)

/** The buyer of an order in the caller's scope. */
export async function buyerNamed(
  ctx: Ctx,
  { buyer_type, buyer_id }: { buyer_type: number; buyer_id: number },
): Promise<Buyer> {
  if (buyer_type === buyerType.agent) {
    const today = localDay(ctx.now, ctx.services.database.timezone)
    const agent = await agents(ctx)
      .select(['agent_name', 'discount_rate', 'contact_name', 'phone'])
      .where('id', '=', buyer_id)
      .where(sql<boolean>`${today}::date between contract_begin and contract_end`)
      .executeTakeFirst()
    if (!agent) failAt('buyer_id', 'order.refused.buyer')
    const { agent_name: name, ...rest } = agent
    return { buyer_type, buyer_id, name, agent_id: buyer_id, member_id: null, ...rest }
  }
  const member = await members(ctx)
    .select(['member_name', 'agent_id', 'contact_name', 'phone'])
    .where('id', '=', buyer_id)
    .executeTakeFirst()
  if (!member) failAt('buyer_id', 'order.refused.buyer')
  const { member_name: name, ...rest } = member
  return { buyer_type, buyer_id, name, member_id: buyer_id, discount_rate: WHOLE, ...rest }
}

/** Agents, then members, whom the caller may order for; their phones masked, since a save takes them from here (`reachedAt`). */
export async function buyersFor(ctx: Ctx, keywords: string) {
  const [agentRows, memberRows] = await Promise.all([
    agents(ctx)
      .select(['id', 'agent_code', 'agent_name', 'contact_name', 'phone', 'address'])
      .where(allOf(matching('agent.search_text', keywords)))
      .orderBy('id')
      .limit(MOST)
      .execute(),
    members(ctx)
      .select(['id', 'member_no', 'member_name', 'contact_name', 'phone', 'address'])
      .where(allOf(matching('member.search_text', keywords)))
      .orderBy('id')
      .limit(MOST)
      .execute(),
  ])
  const all = [
    ...agentRows.map(({ id, agent_code, agent_name, ...row }) => ({
      ...{ buyer_type: buyerType.agent, buyer_id: id, number: agent_code, name: agent_name, ...row },
    })),
    ...memberRows.map(({ id, member_no, member_name, ...row }) => ({
      ...{ buyer_type: buyerType.member, buyer_id: id, number: member_no, name: member_name, ...row },
    })),
  ]
  return all.map((row) => ({ ...row, phone: row.phone && maskNumber(row.phone) }))
}

/** What the buyers of orders pay of agent prices now. */
export async function discountRatesOf(
  { db }: Pick<Ctx, 'db'>,
  orders: readonly { buyer_type: number; agent_id: number }[],
): Promise<(order: { buyer_type: number; agent_id: number }) => number> {
  const ids = [...new Set(orders.map(({ agent_id }) => agent_id))]
  const agents = await everything(db)
    .selectFrom('agent')
    .select(['id', 'discount_rate'])
    .where('id', 'in', ids)
    .execute()
  const rates = new Map(agents.map(({ id, discount_rate }) => [id, discount_rate]))
  return ({ buyer_type, agent_id }) => (buyer_type === buyerType.agent ? (rates.get(agent_id) ?? WHOLE) : WHOLE)
}
