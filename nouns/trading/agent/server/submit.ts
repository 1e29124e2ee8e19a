import { fail } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { changeRow, toMove } from '@shouya/server/noun/write.ts'
import { holdersOf } from '../../server/holdersOf.ts'
import type * as Agent from '../contract.ts'
import { agent } from '../noun.ts'
import { missingOf } from '../rules.ts'
import { tell } from './tell.ts'

export const submitAgent: Handler<typeof Agent.Submit> = async (ctx, seen) => {
  const before = await toMove(ctx, agent, seen, 'submit')
  const missing = missingOf(before)
  if (missing.length > 0) fail('BadInput', { data: missing })
  const saved = await changeRow(ctx, agent, before, {
    status: agent.states.codes.waiting,
    submit_user_id: ctx.user.userId,
    submit_user_name: ctx.user.name,
    submit_time: ctx.now,
  })
  const judges = await holdersOf(ctx.db, agent.permission, agent.moves.audit.operation)
  const receivers = judges.filter((id) => id !== ctx.user.userId && id !== before.create_user_id)
  await tell(ctx, 'agent_audit', before, receivers)
  return saved
}
