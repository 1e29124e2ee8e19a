import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { todayOf } from '@shouya/server/core/time/todayOf.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { changeRow, toMove } from '@shouya/server/noun/write.ts'
import { find } from '@shouya/server/registers/find.ts'
import type { Selectable } from 'kysely'
import { agent } from '../../agent/noun.ts'
import type * as AgentProduct from '../contract.ts'
import { agentProduct } from '../noun.ts'

const { open } = agentProduct.states.codes

type Opened = Pick<Selectable<DB['agent_product']>, 'agent_id' | 'end_date' | 'quota_devices'>

/** What is open has an approved agent whose contract runs, a time that is not over, and a quota (domain 11.4). */
async function checkOpenable(ctx: Ctx, { agent_id, end_date, quota_devices }: Opened): Promise<void> {
  const today = todayOf(ctx)
  const owner = await find(ctx, 'agent', agent_id, 'lock')
  if (owner.status !== agent.states.codes.approved) fail('WrongState', { reason: 'agentProduct.refused.notApproved' })
  if ((owner.contract_end ?? '') < today || (owner.contract_begin ?? '9') > today)
    fail('WrongState', { reason: 'agentProduct.refused.contract' })
  if (end_date < today) fail('WrongState', { reason: 'agentProduct.refused.over' })
  if (quota_devices === 0) fail('WrongState', { reason: 'agentProduct.refused.noQuota' })
}

const stamp = ({ now, user }: Pick<Ctx, 'now' | 'user'>, status_reason: string | null) => ({
  ...{ status_reason, status_time: now, status_user_id: user.userId, status_user_name: user.name },
})

export const activateProduct: Handler<typeof AgentProduct.Activate> = async (ctx, seen) => {
  const before = await toMove(ctx, agentProduct, seen, 'activate')
  await checkOpenable(ctx, before)
  return changeRow(ctx, agentProduct, before, { status: open, ...stamp(ctx, null) })
}

export const changeProductStatus: Handler<typeof AgentProduct.ChangeStatus> = async (ctx, input) => {
  const { command, reason, ...seen } = input
  const before = await toMove(ctx, agentProduct, seen, command)
  if (command === 'resume') await checkOpenable(ctx, before)
  const status = agentProduct.states.codes[agentProduct.moves[command].to]
  return changeRow(ctx, agentProduct, before, { status, ...stamp(ctx, reason) }, reason)
}

export const renewProduct: Handler<typeof AgentProduct.Renew> = async (ctx, { end_date, ...seen }) => {
  const before = await toMove(ctx, agentProduct, seen, 'renew')
  if (end_date <= before.end_date) failAt('end_date', 'agentProduct.refused.later')
  await checkOpenable(ctx, { ...before, end_date })
  const { contract_end } = await find(ctx, 'agent', before.agent_id)
  if (end_date > (contract_end ?? '')) failAt('end_date', 'agentProduct.refused.beyondContract')
  return changeRow(ctx, agentProduct, before, { end_date, status: open, ...stamp(ctx, null) })
}
