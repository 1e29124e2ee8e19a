import { type RawBuilder, sql } from 'kysely'

/** What an agent owes of commissions that went back, in fen. */
export const owedCommission = (agentId: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(select coalesce(sum(commission_short - commission_taken), 0)::bigint
    from order_refund where commission_agent_id = ${agentId})`
