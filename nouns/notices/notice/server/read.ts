import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { settle } from '@shouya/server/core/messages/remind.ts'
import { localTime } from '@shouya/server/core/time/local.ts'
import { sql } from 'kysely'
import type * as NoticeContract from '../contract.ts'
import { findReceived } from './find.ts'
import type { Notice } from './rules.ts'

/** The caller's receipt of the present edition; the first reading stays. */
const receipt = ({ db, user, now }: Ctx, { id, edition }: Notice) =>
  db
    .insertInto('notice_read')
    .values({
      notice_id: id,
      edition,
      user_id: user.userId,
      dept_id: user.deptId,
      dept_name: user.belongs,
      read_time: now,
    })
    .onConflict((c) => c.columns(['notice_id', 'edition', 'user_id']).doNothing())
    .execute()

/** Whoever has done what the notice asks for is no longer reminded of it. */
const settleOwn = ({ db, user, now }: Ctx, id: number) =>
  settle(db, { codes: ['notice_unread'], table: 'notice', id, by: user.userId, receiver: user.userId }, now)

export const addRead: Handler<typeof NoticeContract.AddNoticeRead> = async (ctx, { id }) => {
  const row = await findReceived(ctx, id)
  await receipt(ctx, row)
  if (!row.need_receipt) await settleOwn(ctx, id)
  ctx.note({ table: 'notice_read', id, billNo: row.bill_no ?? '' })
  return null
}

export const confirmNotice: Handler<typeof NoticeContract.ConfirmNotice> = async (ctx, { id, receipt_text }) => {
  const { db, user, now, services } = ctx
  const row = await findReceived(ctx, id)
  if (!row.need_receipt) fail('WrongState', { reason: 'notice.refused.noReceipt' })
  await receipt(ctx, row)
  const confirmed = await db
    .updateTable('notice_read')
    .set({ confirm_time: now, receipt_text: receipt_text || null })
    .where('notice_id', '=', id)
    .where('edition', '=', row.edition)
    .where('user_id', '=', user.userId)
    .where('confirm_time', 'is', null)
    .returning('confirm_time')
    .executeTakeFirst()
  await settleOwn(ctx, id)
  ctx.note({ table: 'notice_read', id, billNo: row.bill_no ?? '', after: { receipt_text } })
  return {
    confirm_time:
      confirmed?.confirm_time ?? (await confirmedAt(ctx, row)) ?? localTime(now, services.database.timezone),
  }
}

/** A second confirmation is the first one. */
async function confirmedAt({ db, user }: Ctx, { id, edition }: Notice): Promise<string | null> {
  const { confirm_time } = await db
    .selectFrom('notice_read')
    .select(sql<string | null>`confirm_time`.as('confirm_time'))
    .where('notice_id', '=', id)
    .where('edition', '=', edition)
    .where('user_id', '=', user.userId)
    .executeTakeFirstOrThrow()
  return confirm_time
}
