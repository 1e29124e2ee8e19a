import type { Input, Result } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { attachFile } from '@shouya/server/core/files/files.ts'
import { remind, settle } from '@shouya/server/core/messages/remind.ts'
import type { Checked } from '@shouya/server/core/signatures/signatures.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { updateRow } from '@shouya/server/noun/store.ts'
import { toMove } from '@shouya/server/noun/write.ts'
import { changed } from '@shouya/server/registers/stamps.ts'
import type { Updateable } from 'kysely'
import { keyLabel } from '../../keyLedger/rules.ts'
import type * as RoomKey from '../contract.ts'
import { roomKey } from '../noun.ts'
import { needsReturnTime, type Party, type } from '../rules.ts'
import { checkPairs, checkReceiver, lockKeys } from './keys.ts'
import { closeItems, idsOf, moveKeys } from './moveKeys.ts'
import { complete, type Handover, isBorrower, signReminder } from './rules.ts'

type Signed = Input<typeof RoomKey.Receive>
type Saved = Result<typeof RoomKey.Receive>

const { table, states } = roomKey
const status = states.codes

/** The move for each party's signature, and who is notified of it. */
const signing = { from: 'give', to: 'receive', supervisor: 'supervise' } as const
const only = {
  from: 'roomKey.refused.onlyGiver',
  to: 'roomKey.refused.onlyReceiver',
  supervisor: 'roomKey.refused.onlySupervisor',
} as const

/** A party signs; the last missing signature completes the handover. */
export const signAs =
  (who: Party) =>
  async (ctx: Ctx, seen: Signed, { sign, fileId }: Checked): Promise<Saved> => {
    const { userId } = ctx.user
    const whyNot = (row: Handover) => {
      if (row.status !== status.waiting) return
      if (row[`${who}_user_id`] !== userId) return only[who]
      return row[`${who}_sign`] === null ? undefined : 'roomKey.refused.signedAlready'
    }
    const before = await toMove(ctx, roomKey, seen, signing[who], whyNot)
    const { id, handover_type } = before
    const isDone = complete({ ...before, [`${who}_sign`]: sign })
    const handedOver = needsReturnTime(handover_type) ? status.toReturn : status.done
    if (isDone) await handOver(ctx, before)
    const next = { status: isDone ? handedOver : status.waiting, [`${who}_sign`]: JSON.stringify(sign) }
    const saved = await moveOn(ctx, before, next)
    if (fileId !== null) await attachFile(ctx, fileId, table, id)
    const settled = { codes: [signReminder(handover_type)], table, id, by: userId } as const
    await settle(ctx.db, isDone ? settled : { ...settled, receiver: userId }, ctx.now)
    return saved
  }

/** Moves the keys, after dual control was checked again; a key that was not lent need not be returned. */
async function handOver(ctx: Ctx, row: Handover): Promise<void> {
  if (row.handover_type !== type.loss) {
    const keys = await lockKeys(ctx, idsOf(row))
    await checkReceiver(ctx, keys, row.to_user_id, row.biz_date, row.id)
    await moveKeys(ctx, row)
  }
  if (!needsReturnTime(row.handover_type)) await closeItems(ctx, row.id)
}

/** Giver or receiver of a temporary handover signs that the keys are back; the other one is notified and can object. */
export async function returnKeys(ctx: Ctx, seen: Signed, { sign, fileId }: Checked): Promise<Saved> {
  const { user, now } = ctx
  const before = await toMove(ctx, roomKey, seen, 'return', (row) =>
    row.status === status.toReturn && !isBorrower(row, user.userId) ? 'roomKey.refused.onlyBorrower' : undefined,
  )
  const { id, bill_no, from_user_id, from_user_name, to_user_id } = before
  await checkPairs(ctx, await lockKeys(ctx, idsOf(before)), from_user_id)
  const next = { status: status.returned, return_sign: JSON.stringify(sign), return_time: now }
  const saved = await moveOn(ctx, before, next)
  await ctx.scoped
    .change('key_ledger')
    .set({ holder_user_id: from_user_id, holder_user_name: from_user_name, ...changed(ctx) })
    .where('id', 'in', idsOf(before))
    .where('holder_user_id', '=', to_user_id)
    .execute()
  await closeItems(ctx, id)
  if (fileId !== null) await attachFile(ctx, fileId, table, id)
  await settle(ctx.db, { codes: ['key_overdue'], table, id, by: user.userId }, now)
  await remind(
    ctx.db,
    {
      code: 'key_returned',
      receivers: [from_user_id, to_user_id].filter((party) => party !== user.userId),
      params: { bill_no, by: user.name, keys: before.keys.map(keyLabel) },
      link: `${roomKey.route}?keywords=${bill_no}`,
      table,
      id,
      level: 1,
    },
    now,
  )
  return saved
}

/** Changes a locked handover; the log has its states before and after, and the reason. */
export async function moveOn(
  ctx: Ctx,
  { id, bill_no, status }: Handover,
  next: Updateable<DB['room_key']> & { status: number },
  message?: string,
): Promise<Saved> {
  const saved = await updateRow(ctx, table, id, next)
  const logged = { before: { status }, after: { status: next.status } }
  ctx.note({ table, id, billNo: bill_no, ...logged, ...(message === undefined ? {} : { message }) })
  return saved
}
