import type { Input, Result } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { attachFile } from '@shouya/server/core/files/files.ts'
import { remind, settle } from '@shouya/server/core/messages/remind.ts'
import type { Checked } from '@shouya/server/core/signatures/signatures.ts'
import { updateRow } from '@shouya/server/noun/store.ts'
import { checkVersion, find } from '@shouya/server/registers/find.ts'
import { changed } from '@shouya/server/registers/stamps.ts'
import { keyLabel } from '../../keyLedger/server/rules.ts'
import type * as RoomKey from '../contract.ts'
import { checkPairs, checkReceiver, lockKeys } from './keys.ts'
import { closeItems, moveKeys } from './moveKeys.ts'
import { complete, type Handover, type Party, signReminder, status, type } from './rules.ts'

type Signed = Input<typeof RoomKey.Receive>
type Saved = Result<typeof RoomKey.Receive>

const only = { from: 'roomKey.onlyGiver', to: 'roomKey.onlyReceiver', supervisor: 'roomKey.onlySupervisor' } as const

/** A party signs; the last missing signature completes the handover. */
export const signAs =
  (who: Party) =>
  async (ctx: Ctx, { id, version }: Signed, { sign, fileId }: Checked): Promise<Saved> => {
    const before = await find(ctx, 'room_key', id, 'lock')
    if (before.status !== status.waiting) fail('WrongState')
    if (before[`${who}_user_id`] !== ctx.user.userId) fail('WrongState', { reason: only[who] })
    if (before[`${who}_sign`] !== null) fail('WrongState', { reason: 'roomKey.signedAlready' })
    checkVersion(before, version)
    const after = { ...before, [`${who}_sign`]: sign }
    const done = complete(after)
    const next = !done ? status.waiting : before.handover_type === type.temporary ? status.toReturn : status.done
    if (done) await handOver(ctx, before, next)
    const saved = await change(ctx, id, { [`${who}_sign`]: JSON.stringify(sign), status: next })
    if (fileId !== null) await attachFile(ctx, fileId, 'room_key', id)
    await settle(
      ctx.db,
      {
        codes: [signReminder(before.handover_type)],
        table: 'room_key',
        id,
        by: ctx.user.userId,
        ...(done ? {} : { receiver: ctx.user.userId }),
      },
      ctx.now,
    )
    ctx.note({
      table: 'room_key',
      id,
      billNo: before.bill_no,
      before: { status: before.status },
      after: { status: next },
    })
    return saved
  }

/** The keys change hands, after the rules of dual control have been asked once more. */
async function handOver(ctx: Ctx, row: Handover, next: number): Promise<void> {
  if (row.handover_type !== type.loss) {
    const keys = await lockKeys(
      ctx,
      row.keys.map(({ key_id }: { key_id: number }) => key_id),
    )
    await checkReceiver(ctx, keys, row.to_user_id, row.biz_date, row.id)
    await moveKeys(ctx, row)
  }
  if (next === status.done) await closeItems(ctx, row.id)
}

/** Giver or receiver of a temporary handover signs that the keys are back; the other one is told, so as to object. */
export async function returnKeys(ctx: Ctx, { id, version }: Signed, { sign, fileId }: Checked): Promise<Saved> {
  const before = await find(ctx, 'room_key', id, 'lock')
  if (before.status !== status.toReturn) fail('WrongState')
  if (![before.from_user_id, before.to_user_id].includes(ctx.user.userId))
    fail('WrongState', { reason: 'roomKey.onlyBorrower' })
  checkVersion(before, version)
  const keys = await lockKeys(
    ctx,
    before.keys.map(({ key_id }: { key_id: number }) => key_id),
  )
  await checkPairs(ctx, keys, before.from_user_id)
  const saved = await change(ctx, id, {
    return_sign: JSON.stringify(sign),
    return_time: ctx.now,
    status: status.returned,
  })
  await ctx.scoped
    .change('key_ledger')
    .set({ holder_user_id: before.from_user_id, holder_user_name: before.from_user_name, ...changed(ctx) })
    .where(
      'id',
      'in',
      before.keys.map(({ key_id }: { key_id: number }) => key_id),
    )
    .where('holder_user_id', '=', before.to_user_id)
    .execute()
  await closeItems(ctx, id)
  if (fileId !== null) await attachFile(ctx, fileId, 'room_key', id)
  await settle(ctx.db, { codes: ['key_overdue'], table: 'room_key', id, by: ctx.user.userId }, ctx.now)
  await remind(
    ctx.db,
    {
      code: 'key_returned',
      receivers: [before.from_user_id, before.to_user_id].filter((user) => user !== ctx.user.userId),
      params: { bill_no: before.bill_no, by: ctx.user.name, keys: before.keys.map(keyLabel) },
      link: `/form/daily/taskdaily/Handover?keywords=${before.bill_no}`,
      table: 'room_key',
      id,
      level: 1,
    },
    ctx.now,
  )
  ctx.note({
    table: 'room_key',
    id,
    billNo: before.bill_no,
    before: { status: before.status },
    after: { status: status.returned },
  })
  return saved
}

type Change = Partial<Record<'from_sign' | 'to_sign' | 'supervisor_sign' | 'return_sign' | 'close_reason', string>> & {
  status: number
  return_time?: Date
}

export const change = (ctx: Ctx, id: number, values: Change): Promise<Saved> => updateRow(ctx, 'room_key', id, values)
