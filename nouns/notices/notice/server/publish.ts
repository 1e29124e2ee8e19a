import type { Input } from '@shouya/contract/action'
import { everything } from '@shouya/server/core/access/everything.ts'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import { settle } from '@shouya/server/core/messages/remind.ts'
import { notify } from '@shouya/server/core/notify/notify.ts'
import { nextNumber } from '@shouya/server/core/numbers/nextNumber.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import { updateRow } from '@shouya/server/noun/store.ts'
import { checkVersion } from '@shouya/server/registers/find.ts'
import { sql } from 'kysely'
import type * as NoticeContract from '../contract.ts'
import { notice } from '../noun.ts'
import { noticeType } from '../rules.ts'
import { findOwn } from './find.ts'
import { checkEnd, receiverOf, unitsBelow } from './parts.ts'
import { isOver, type Notice, status, wordsOf } from './rules.ts'
import { isReceiver } from './visible.ts'

export type Moved = { id: number; version: number; status: number }

/** What nobody could read is not published. */
function checkComplete({ type: kind, content, url }: Notice): void {
  if (kind === noticeType.link && url === '') failAt('url', 'notice.refused.url')
  if (kind !== noticeType.link && content === '') failAt('content', 'notice.refused.content')
}

/** Puts a draft or a withdrawn notice before its receivers, whose number is kept as it is now, and rings their bells. */
export async function publish(ctx: Ctx, row: Notice): Promise<Moved> {
  const { db, user, now } = ctx
  checkComplete(row)
  checkEnd(ctx, row.expire_time)
  // The organisation and the caller's own reach may have changed since it was written.
  await receiverOf(ctx, row)
  const { count } = await everything(db)
    .selectFrom('sys_user')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(isReceiver(row.recv_dept_id, now))
    .executeTakeFirstOrThrow()
  const bill_no = row.bill_no ?? (await numberOf(ctx, row.dept_id))
  const saved = await updateRow(ctx, 'notice', row.id, {
    bill_no,
    status: status.published,
    publish_user_id: user.userId,
    publish_user_name: user.name,
    publish_time: now,
    receiver_count: count,
    withdraw_user_name: null,
    withdraw_time: null,
    withdraw_reason: null,
    search_text: wordsOf({ ...row, bill_no, publish_user_name: user.name }),
  })
  ctx.note({ table: 'notice', id: row.id, billNo: bill_no })
  await ring(ctx, row.recv_dept_id)
  return { ...saved, status: status.published }
}

async function numberOf({ db, now, services }: Ctx, deptId: number): Promise<string> {
  const { dept_code } = await everything(db)
    .selectFrom('dept')
    .select('dept_code')
    .where('id', '=', deptId)
    .executeTakeFirstOrThrow()
  const [number = ''] = await nextNumber(db, notice.prefix, localDay(now, services.database.timezone), dept_code)
  return number
}

/** Tells the consoles of those whom a notice reaches that their notices have changed. */
export const ring = async ({ db }: Pick<Ctx, 'db'>, recvDeptId: number | null): Promise<void> =>
  notify(db, { type: 'notice', deptIds: recvDeptId === null ? null : await unitsBelow({ db }, recvDeptId) })

/** Publishes what is not published, and withdraws what is. */
export async function moveNotice(ctx: Ctx, input: Input<typeof NoticeContract.UpdateNoticeStatus>): Promise<Moved> {
  const { id, version, reason, ...to } = input
  const row = await findOwn(ctx, id, 'lock')
  if (row.status === status.expired || (row.status === status.published && isOver(row, ctx)))
    fail('WrongState', { reason: 'notice.refused.over' })
  const next = row.status === status.published ? status.withdrawn : status.published
  if (to.status !== undefined && to.status !== next) fail('WrongState')
  if (!can(ctx.user, 'sys_notice', next === status.published ? 'publish' : 'withdraw')) fail('NoOperation')
  if (version !== undefined) checkVersion(row, version)
  if (next === status.withdrawn) return withdraw(ctx, row, reason)
  const moved = await publish(ctx, row)
  ctx.note({ before: { status: row.status }, after: { status: next } })
  return moved
}

async function withdraw(ctx: Ctx, row: Notice, reason: string | null): Promise<Moved> {
  const saved = await updateRow(ctx, 'notice', row.id, {
    status: status.withdrawn,
    withdraw_user_name: ctx.user.name,
    withdraw_time: ctx.now,
    withdraw_reason: reason,
  })
  await settle(ctx.db, { codes: ['notice_unread'], table: 'notice', id: row.id, by: ctx.user.userId }, ctx.now)
  await ring(ctx, row.recv_dept_id)
  ctx.note({
    ...{ table: 'notice', id: row.id, billNo: row.bill_no ?? '' },
    before: { status: row.status },
    after: { status: status.withdrawn },
    message: reason ?? '',
    ...(row.create_user_id === ctx.user.userId ? {} : { forced: true as const }),
  })
  return { ...saved, status: status.withdrawn }
}
