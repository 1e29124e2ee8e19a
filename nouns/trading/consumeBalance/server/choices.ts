import type { Input } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { allOf, matching } from '@shouya/server/registers/filters.ts'
import { sql } from 'kysely'
import type * as Balance from '../contract.ts'
import { ownerType } from '../noun.ts'
import { agentsInUse, devicesAtWork, normalMembers, uses } from './owners.ts'

/** The most that a choice shows; more are found by typing. */
const MOST = 50

/** Who may be authorized, or receive pieces of an agent. */
export async function ownerList(
  ctx: Ctx,
  { owner_type, agent_id = 0, consume_id = 0, keywords }: Input<typeof Balance.GetBalanceOwnerList>,
) {
  if (owner_type === ownerType.agent) {
    const words = allOf(matching('agent.search_text', keywords))
    return agentsInUse(ctx).where(words).orderBy('name').limit(MOST).execute()
  }
  if (owner_type === ownerType.member) {
    const words = allOf(matching('member.search_text', keywords))
    return normalMembers(ctx, agent_id).where(words).orderBy('name').limit(MOST).execute()
  }
  const words = allOf(matching('device.search_text', keywords))
  return devicesAtWork(ctx, agent_id).where(uses(consume_id)).where(words).orderBy('name').limit(MOST).execute()
}

/** Consumables on sale. */
export const consumeList = ({ db }: Ctx) =>
  db
    .selectFrom('consume')
    .select(['id', 'consume_name as name', sql<string>`consume_code || ' ' || spec`.as('note')])
    .where('status', '=', 1)
    .orderBy('consume_name')
    .execute()
