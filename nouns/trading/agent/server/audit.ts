import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { openAccounts } from '@shouya/server/core/ledger/openAccounts.ts'
import { todayOf } from '@shouya/server/core/time/todayOf.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { changeRow, toMove } from '@shouya/server/noun/write.ts'
import { find } from '@shouya/server/registers/find.ts'
import type { Selectable } from 'kysely'
import type * as Agent from '../contract.ts'
import { agent } from '../noun.ts'
import { missingOf } from '../rules.ts'
import { hasMade } from './rows.ts'
import { settleTold, tell } from './tell.ts'

const { approved, refused, waiting } = agent.states.codes
/** Characters of the opinion with which an agent is refused (domain 11.2). */
export const SHORTEST_OPINION = 5

export const auditAgent: Handler<typeof Agent.Audit> = async (ctx, { command, opinion, ...seen }) => {
  const { user, now } = ctx
  const before = await toMove(ctx, agent, seen, 'audit', (row) =>
    row.status === waiting && hasMade(row, user.userId) ? 'agent.refused.ownAudit' : undefined,
  )
  const passes = command === 'pass'
  if (!passes && opinion.length < SHORTEST_OPINION) failAt('opinion', 'agent.refused.opinion')
  if (passes) await checkReady(ctx, before)
  const saved = await changeRow(
    ctx,
    agent,
    before,
    {
      ...{ status: passes ? approved : refused, status_reason: opinion || null, status_time: now },
      ...{ status_user_id: user.userId, status_user_name: user.name },
      ...{ audit_user_id: user.userId, audit_user_name: user.name, audit_time: now, audit_opinion: opinion || null },
    },
    opinion || undefined,
  )
  if (passes) await openAccounts(ctx.db, 'agent', [before.id], now)
  await settleTold(ctx, ['agent_audit'], before.id)
  const makers = [before.create_user_id, before.submit_user_id].filter((id) => id !== null)
  await tell(ctx, passes ? 'agent_passed' : 'agent_refused', before, [...new Set(makers)], { reason: opinion })
  return saved
}

/** What an approval needs beside the fields: a contract that is not over, and a parent that works. */
async function checkReady(ctx: Ctx, row: Selectable<DB['agent']>): Promise<void> {
  const missing = missingOf(row)
  if (missing.length > 0) fail('BadInput', { data: missing })
  checkContract(ctx, row)
  if (row.parent_agent_id === null) return
  const parent = await find(ctx, agent.table, row.parent_agent_id, 'lock')
  if (parent.status !== approved) fail('WrongState', { reason: 'agent.refused.parentOpen' })
}

/** An agent works only while its contract runs. */
export function checkContract(
  ctx: Pick<Ctx, 'now' | 'services'>,
  { contract_end }: { contract_end: string | null },
): void {
  if ((contract_end ?? '') < todayOf(ctx)) fail('WrongState', { reason: 'agent.refused.contractOver' })
}
