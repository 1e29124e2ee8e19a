import { message } from '@shouya/contract/messages'
import { fail } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { remind } from '@shouya/server/core/messages/remind.ts'
import { keepBatch } from '@shouya/server/core/results/keepBatch.ts'
import { allOf, inUnit } from '@shouya/server/registers/filters.ts'
import { sql } from 'kysely'
import type * as NoticeContract from '../contract.ts'
import { published, receiversOf } from './receipts.ts'
import { receivedLink } from './rows.ts'
import { isOver, status } from './rules.ts'
import { isReceiver } from './visible.ts'

/** Reminds the receivers in the caller's scope who have not read a notice, or not confirmed it; each once an hour. */
export const remindReaders: Handler<typeof NoticeContract.RemindNotice> = async (ctx, { id, dept_id }) => {
  const { db, now } = ctx
  const row = await published(ctx, id)
  if (row.status !== status.published || isOver(row, ctx)) fail('WrongState', { reason: 'notice.refused.notPublished' })
  const open = row.need_receipt ? sql<boolean>`receipt.confirm_time is null` : sql<boolean>`receipt.read_time is null`
  const waiting = await receiversOf(ctx, row)
    .where(isReceiver(row.recv_dept_id, now))
    .where(allOf([open, ...inUnit('sys_user.dept_id', { dept_id, include_child: 1 })]))
    .select([
      'sys_user.id',
      'sys_user.real_name',
      sql<boolean>`exists (select from remind_msg where biz_table = 'notice' and biz_id = ${id}
        and receiver_id = sys_user.id and send_time > ${now}::timestamptz - interval '1 hour')`.as('lately'),
    ])
    .execute()
  if (waiting.length === 0)
    fail('WrongState', { reason: row.need_receipt ? 'notice.refused.allConfirmed' : 'notice.refused.allRead' })
  const receivers = waiting.flatMap((receiver) => (receiver.lately ? [] : [receiver.id]))
  if (receivers.length === 0) fail('WrongState', { reason: 'notice.refused.remindedLately' })
  const reminded = await remind(
    db,
    {
      code: 'notice_unread',
      receivers,
      params: { title: row.title, by: ctx.user.name },
      link: receivedLink(id),
      table: 'notice',
      id,
      level: row.need_receipt ? 2 : 1,
    },
    now,
  )
  ctx.note({ table: 'notice', id, billNo: row.bill_no ?? '', after: { reminded } })
  const why = message(ctx.lang, 'notice.refused.remindedLately')
  const left = waiting.filter(({ lately }) => lately)
  if (waiting.length > 1)
    await keepBatch(ctx, {
      ...{ action: 'Notice/RemindNotice', link: receivedLink(id), done: receivers.length },
      left: left.map(({ real_name }) => ({ name: real_name, message: why })),
    })
  return { reminded, left_out: waiting.length - reminded }
}
