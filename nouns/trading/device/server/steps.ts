import { fail, failAt } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { toMove } from '@shouya/server/noun/write.ts'
import { quotaLeft } from '../../server/quotaLeft.ts'
import type * as Device from '../contract.ts'
import { device } from '../noun.ts'
import { approvedAgents } from './approvedAgents.ts'
import { checkNotSent } from './checkNotSent.ts'
import { moveDevice } from './moveDevice.ts'

const { codes } = device.states

export const assignDevice: Handler<typeof Device.Assign> = async (ctx, { id, version, agent_id }) => {
  const before = await toMove(ctx, device, { id, version }, 'assign')
  if (before.member_id !== null) fail('WrongState', { reason: 'device.refused.bound' })
  await checkNotSent(ctx.db, id)
  const agent = await approvedAgents(ctx).where('id', '=', agent_id).executeTakeFirst()
  if (!agent || agent_id === before.agent_id) failAt('agent_id', 'device.refused.agent')
  const left = await quotaLeft(ctx.db, agent_id, [before.product_id])
  if ((left.get(before.product_id) ?? 0) < 1) failAt('agent_id', 'device.refused.quota')
  const note = agent.name
  ctx.note({ table: 'device', id, before: { agent_id: before.agent_id }, after: { agent_id }, message: note })
  return moveDevice(
    ctx.db,
    before,
    codes.assigned,
    { action: 'assign', note, operator: ctx.user, columns: { agent_id } },
    ctx.now,
  )
}

export const changeStatus: Handler<typeof Device.ChangeStatus> = async (ctx, { id, version, command, reason }) => {
  const before = await toMove(ctx, device, { id, version }, command)
  const to = codes[device.moves[command].to]
  ctx.note({ table: 'device', id, before: { status: before.status }, after: { status: to }, message: reason })
  // By hand it is restored with a clean slate: the clock looks again.
  const columns = command === 'restore' ? { unpaid_since: null } : {}
  return moveDevice(ctx.db, before, to, { action: command, note: reason, operator: ctx.user, columns }, ctx.now)
}
