import type { Input, Result } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { remind, settle } from '@shouya/server/core/messages/remind.ts'
import { toMove } from '@shouya/server/noun/write.ts'
import { keyLabel } from '../../keyLedger/rules.ts'
import { editWindow } from '../../server/editWindow.ts'
import type * as RoomKey from '../contract.ts'
import { roomKey } from '../noun.ts'
import { type } from '../rules.ts'
import { closeItems, putBack } from './moveKeys.ts'
import { giveUp } from './permit.ts'
import { movedOn } from './rows.ts'
import { type Handover, signReminder, unsignedParty } from './rules.ts'
import { moveOn } from './sign.ts'

type Closing = Input<typeof RoomKey.Void>
type Saved = Result<typeof RoomKey.Void>

const { table, states } = roomKey
const status = states.codes

/** A party who has not signed refuses. */
export async function refuse(ctx: Ctx, { reason, ...seen }: Closing): Promise<Saved> {
  const before = await toMove(ctx, roomKey, seen, 'refuse', (row) =>
    row.status === status.waiting && !unsignedParty(row, ctx.user.userId) ? 'roomKey.refused.onlyUnsigned' : undefined,
  )
  const saved = await close(ctx, before, status.refused, reason)
  const { id, bill_no, keys, create_user_id } = before
  await remind(
    ctx.db,
    {
      code: 'key_refused',
      receivers: [create_user_id],
      params: { bill_no, to: ctx.user.name, keys: keys.map(keyLabel), reason },
      link: `${roomKey.route}?keywords=${bill_no}`,
      table,
      id,
      level: 2,
    },
    ctx.now,
  )
  return saved
}

/** Whoever may void cancels a handover: a waiting one, or a recent one whose keys were not handed over again. */
export async function voidHandover(ctx: Ctx, { reason, ...seen }: Closing): Promise<Saved> {
  const before = await toMove(ctx, roomKey, seen, 'void')
  if (before.status !== status.waiting) {
    const { hours, isOpen } = await editWindow(ctx)
    if (!isOpen(before.create_time)) fail('WrongState', { reason: 'roomKey.refused.voidWindow', params: { hours } })
    if ((await movedOn(ctx, [before.id])).length > 0) fail('WrongState', { reason: 'roomKey.refused.voidMoved' })
    if (before.handover_type !== type.loss) await putBack(ctx, before)
  }
  return close(ctx, before, status.void, reason)
}

/** Ends a handover that did not happen; after a wrong report of a loss the keys are restored. */
async function close(ctx: Ctx, before: Handover, next: number, close_reason: string): Promise<Saved> {
  const { id, handover_type } = before
  const saved = await moveOn(ctx, before, { status: next, close_reason }, close_reason)
  if (handover_type === type.loss) {
    await putBack(ctx, before)
    await ctx.services.topics.publish(ctx.db, 'key.found', { room_key_id: id }, ctx.now)
  }
  await closeItems(ctx, id)
  await giveUp(ctx, before)
  const codes = [signReminder(handover_type), 'key_overdue'] as const
  await settle(ctx.db, { codes, table, id, by: ctx.user.userId }, ctx.now)
  return saved
}
