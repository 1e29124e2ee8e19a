import type { Input, Result } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { remind, settle } from '@shouya/server/core/messages/remind.ts'
import { checkVersion, find } from '@shouya/server/registers/find.ts'
import { editWindow } from '../../server/editWindow.ts'
import type * as RoomKey from '../contract.ts'
import { closeItems, putBack } from './moveKeys.ts'
import { giveUp } from './permit.ts'
import { movedOn } from './rows.ts'
import { type Handover, signReminder, status, type, unsignedParty } from './rules.ts'
import { change } from './sign.ts'

type Closing = Input<typeof RoomKey.Void>
type Saved = Result<typeof RoomKey.Void>

/** A party who has not signed refuses. */
export async function refuse(ctx: Ctx, { id, version, reason }: Closing): Promise<Saved> {
  const before = await find(ctx, 'room_key', id, 'lock')
  if (before.status !== status.waiting) fail('WrongState')
  if (!unsignedParty(before, ctx.user.userId)) fail('WrongState', { reason: 'roomKey.onlyUnsigned' })
  checkVersion(before, version)
  const saved = await close(ctx, before, status.refused, reason)
  await remind(
    ctx.db,
    {
      code: 'key_refused',
      receivers: [before.create_user_id],
      params: { bill_no: before.bill_no, to: ctx.user.name, keys: names(before), reason },
      link: `/form/daily/taskdaily/Handover?keywords=${before.bill_no}`,
      table: 'room_key',
      id,
      level: 2,
    },
    ctx.now,
  )
  return saved
}

/** Whoever may void takes a handover back: a waiting one, or a fresh one whose keys have not moved on. */
export async function voidHandover(ctx: Ctx, { id, version, reason }: Closing): Promise<Saved> {
  const before = await find(ctx, 'room_key', id, 'lock')
  const finished = before.status === status.done || before.status === status.toReturn
  if (before.status !== status.waiting && !finished) fail('WrongState')
  checkVersion(before, version)
  if (finished) {
    const { hours, isOpen } = await editWindow(ctx)
    if (!isOpen(before.create_time)) fail('WrongState', { reason: 'roomKey.voidWindow', params: { hours } })
    if ((await movedOn(ctx, [id])).length > 0) fail('WrongState', { reason: 'roomKey.voidMoved' })
    if (before.handover_type !== type.loss) await putBack(ctx, before)
  }
  return close(ctx, before, status.void, reason)
}

const names = (row: Handover): string[] =>
  row.keys.map(({ key_no, key_name }: { key_no: string; key_name: string }) => `${key_name}(${key_no})`)

/** Ends a handover that did not happen; a loss that was not one gives its keys back. */
async function close(ctx: Ctx, before: Handover, next: number, reason: string): Promise<Saved> {
  const saved = await change(ctx, before.id, { status: next, close_reason: reason })
  if (before.handover_type === type.loss) {
    await putBack(ctx, before)
    await ctx.services.topics.publish(ctx.db, 'key.found', { room_key_id: before.id }, ctx.now)
  }
  await closeItems(ctx, before.id)
  await giveUp(ctx, before)
  const codes = [signReminder(before.handover_type), 'key_overdue'] as const
  await settle(ctx.db, { codes, table: 'room_key', id: before.id, by: ctx.user.userId }, ctx.now)
  ctx.note({
    table: 'room_key',
    id: before.id,
    billNo: before.bill_no,
    before: { status: before.status },
    after: { status: next },
    message: reason,
  })
  return saved
}
