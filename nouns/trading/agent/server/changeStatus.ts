import { shutOut } from '@shouya/server/core/access/shutOut.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { changeRow, toMove } from '@shouya/server/noun/write.ts'
import { AGENT_PEOPLE } from '../../server/userTypes.ts'
import type * as Agent from '../contract.ts'
import { agent } from '../noun.ts'
import { checkContract } from './audit.ts'
import { noEnd } from './end.ts'
import { settleTold } from './tell.ts'

export const changeAgentStatus: Handler<typeof Agent.ChangeStatus> = async (ctx, { command, reason, ...seen }) => {
  const before = await toMove(ctx, agent, seen, command)
  if (command === 'enable') checkContract(ctx, before)
  const status = agent.states.codes[agent.moves[command].to]
  const stamp = { status_time: ctx.now, status_user_id: ctx.user.userId, status_user_name: ctx.user.name }
  // Whoever takes an agent up again no longer ends its contract.
  const saved = await changeRow(ctx, agent, before, { status, status_reason: reason, ...stamp, ...noEnd }, reason)
  await settleTold(ctx, ['agent_end_asked'], before.id)
  await shutOut(ctx.db, { userType: AGENT_PEOPLE, id: before.id, status }, ctx.now)
  return saved
}
