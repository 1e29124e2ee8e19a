import { fail, failAt } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { changeRow, toMove } from '@shouya/server/noun/write.ts'
import { holdersOf } from '../../server/holdersOf.ts'
import type * as Agent from '../contract.ts'
import { agent } from '../noun.ts'
import { SHORTEST_OPINION } from './audit.ts'
import { endProductsOf } from './endProductsOf.ts'
import { checkSettled } from './obstacles.ts'
import { settleTold, tell } from './tell.ts'

/** Nobody asks for the end of the contract. */
export const noEnd = { end_reason: null, end_ask_user_id: null, end_ask_user_name: null, end_ask_time: null }

const { ended } = agent.states.codes
const { permission, operation } = agent.moves.end

export const askEnd: Handler<typeof Agent.AskEnd> = async (ctx, { reason, ...seen }) => {
  const { user, now } = ctx
  const before = await toMove(ctx, agent, seen, 'askEnd', (row) =>
    row.end_ask_time === null ? undefined : 'agent.refused.endAsked',
  )
  await checkSettled(ctx, before.id)
  const asked = { end_reason: reason, end_ask_user_id: user.userId, end_ask_user_name: user.name, end_ask_time: now }
  const saved = await changeRow(ctx, agent, before, asked, reason)
  const receivers = await holdersOf(ctx.db, permission, operation)
  await tell(
    ctx,
    'agent_end_asked',
    before,
    receivers.filter((id) => id !== user.userId),
    { reason },
  )
  return saved
}

export const endAgent: Handler<typeof Agent.End> = async (ctx, { command, opinion, ...seen }) => {
  const { user, now } = ctx
  const before = await toMove(ctx, agent, seen, 'end', (row) => {
    if (row.status !== agent.states.codes.disabled) return undefined
    if (row.end_ask_time === null) return 'agent.refused.endNotAsked'
    return row.end_ask_user_id === user.userId ? 'agent.refused.ownEnd' : undefined
  })
  const passes = command === 'pass'
  if (!passes && opinion.length < SHORTEST_OPINION) failAt('opinion', 'agent.refused.opinion')
  if (passes) await checkSettled(ctx, before.id)
  const end_reason = before.end_reason ?? fail('WrongState')
  const stamp = { status_time: now, status_user_id: user.userId, status_user_name: user.name }
  const after = passes ? { status: ended, status_reason: end_reason, ...stamp } : noEnd
  const saved = await changeRow(ctx, agent, before, after, opinion || undefined)
  if (passes) await endProductsOf(ctx, before.id, end_reason)
  await settleTold(ctx, ['agent_end_asked'], before.id)
  const asker = before.end_ask_user_id === null ? [] : [before.end_ask_user_id]
  await tell(ctx, passes ? 'agent_ended' : 'agent_end_refused', before, asker, { reason: opinion })
  return saved
}
