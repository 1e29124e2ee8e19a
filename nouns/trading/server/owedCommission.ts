import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'

/** What an agent owes of commissions that went back, in fen. */
export async function owedCommission(db: Kysely<Unscoped>, agentId: number): Promise<number> {
  const { rows } = await sql<{ owed: number }>`
    select coalesce(sum(commission_short - commission_taken), 0)::bigint as owed
    from order_refund where commission_agent_id = ${agentId}`.execute(db)
  return rows[0]?.owed ?? 0
}
