import type { RemindCode } from '@shouya/contract/reminders'
import { linkTo } from '@shouya/noun/noun'
import type { Ctx } from '@shouya/server/core/context.ts'
import { remind, settle } from '@shouya/server/core/messages/remind.ts'
import { peopleOfAgent } from '../../server/peopleOfAgent.ts'
import { agentTransfer } from '../noun.ts'
import type { StoredTransfer } from './rows.ts'

type Code = Extract<RemindCode, `agent_transfer_${string}`>
type About = Pick<StoredTransfer, 'id' | 'bill_no' | 'agent_name' | 'amount' | 'version'>

const { table } = agentTransfer

/** Tells people of money of an agent: that it waits for them, or what was decided. The amount in yuan. */
export const tell = (
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  code: Code,
  { id, bill_no, agent_name, amount, version }: About,
  { receivers, reason = '' }: { receivers: readonly number[]; reason?: string },
) =>
  remind(
    db,
    {
      ...{ code, receivers, link: linkTo(agentTransfer, id), table, id, act: version, level: 1 },
      params: { agent: agent_name, bill_no, amount: (amount / 100).toFixed(2), reason },
    },
    now,
  )

/** Tells whoever asked and the agent's people what was decided. */
export async function tellDecided(ctx: Ctx, code: Code, row: StoredTransfer, reason?: string): Promise<void> {
  const asker = row.create_user_id === null ? [] : [row.create_user_id]
  const receivers = [...new Set([...asker, ...(await peopleOfAgent(ctx.db, row.agent_id))])]
  await tell(ctx, code, row, { receivers, ...(reason !== undefined && { reason }) })
}

/** It waits for finance no more. */
export const settleTold = ({ db, now, user }: Pick<Ctx, 'db' | 'now' | 'user'>, id: number) =>
  settle(db, { codes: ['agent_transfer_waiting'], table, id, by: user.userId }, now)
