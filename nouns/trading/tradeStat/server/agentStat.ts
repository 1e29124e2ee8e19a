import type { Input, Row } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { allOf, onDays } from '@shouya/server/registers/filters.ts'
import { sql } from 'kysely'
import type { GetAgentStat } from '../contract.ts'
import { change, entriesIn, figuresOf, type Moved } from './entries.ts'

/** What each agent has sold: the ledger names the order or recharge, and that its agent. */
export async function getAgentStat(ctx: Ctx, days: Input<typeof GetAgentStat>): Promise<Row<typeof GetAgentStat>> {
  const [agents, { rows: moved }] = await Promise.all([
    ctx.scoped.rows('agent').select(['id', 'agent_name']).execute(),
    sql<Moved & { agent_id: number }>`
      select coalesce(bought.agent_id, paid_in.agent_id) as agent_id, txn.event, account.account_type, sum(${change})::bigint as change
      from ${entriesIn(ctx)}
      left join trade_order bought on txn.biz_type = 'trade_order' and bought.id = txn.biz_id
      left join recharge_order paid_in on txn.biz_type = 'recharge_order' and paid_in.id = txn.biz_id
      where ${allOf(onDays('entry.occur_time', days))} group by 1, 2, 3`.execute(ctx.db),
  ])
  return agents
    .map(({ id, agent_name }) => {
      const { recharge_refunds: _, ...figures } = figuresOf(moved.filter(({ agent_id }) => agent_id === id))
      return { id, agent_name, ...figures }
    })
    .filter(({ orders, refunds, recharges }) => orders !== 0 || refunds !== 0 || recharges !== 0)
    .sort((a, b) => b.net - a.net || b.recharges - a.recharges || a.id - b.id)
}
