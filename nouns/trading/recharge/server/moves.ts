import type { Input, Result } from '@shouya/contract/action'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt, failTaken } from '@shouya/server/core/failure.ts'
import { tiePhotos } from '@shouya/server/core/files/photos.ts'
import { changeRow, toMove } from '@shouya/server/noun/write.ts'
import { freeIfPaid } from '../../member/server/freeIfPaid.ts'
import { lockStanding } from '../../member/server/lockStanding.ts'
import { isOnline } from '../../payment/noun.ts'
import { acceptPayment } from '../../payment/server/acceptPayment.ts'
import { closePayments } from '../../payment/server/closePayments.ts'
import type * as Contract from '../contract.ts'
import { recharge } from '../noun.ts'
import { addToDevice, credit, credited } from './credit.ts'
import { recordOf, status, table } from './types.ts'
import { checkWay, payOnline } from './way.ts'

/** Pays another way, or goes on. */
export async function pay(
  ctx: Ctx,
  { id, version, pay_type, voucher_file_ids }: Input<typeof Contract.Pay>,
): Promise<Result<typeof Contract.Pay>> {
  checkWay({ pay_type, voucher_file_ids })
  const before = await toMove(ctx, recharge, { id, version }, 'pay')
  await tiePhotos(ctx, [{ path: 'voucher_file_ids', ids: voucher_file_ids }], { table, id })
  const payment_id = await payOnline(ctx, { ...before, pay_type })
  return { ...(await changeRow(ctx, recharge, before, { pay_type, voucher_file_ids })), payment_id }
}

/** Finance has the money. */
export async function confirm(ctx: Ctx, { id, version, trade_no }: Input<typeof Contract.Confirm>) {
  const before = await toMove(ctx, recharge, { id, version }, 'confirm', (row) =>
    isOnline(row.pay_type) ? 'recharge.refused.online' : undefined,
  )
  await checkTrade(ctx, id, trade_no)
  await closePayments(everything(ctx.db), recordOf(before))
  return take(ctx, before, { trade_no })
}

/** What was paid goes to a device that its member has now. */
export async function creditDevice(ctx: Ctx, { id, version, device_id }: Input<typeof Contract.Credit>) {
  const before = await toMove(ctx, recharge, { id, version }, 'credit')
  if (!(await addToDevice(everything(ctx.db), { ...before, device_id }, ctx.now)))
    failAt('device_id', 'recharge.refused.device')
  await freeIfPaid(ctx.db, await lockStanding(ctx.db, before.member_id), ctx.now)
  // Keywords find it by the number that it shows.
  const numberOf = async (id: number | null) =>
    (await everything(ctx.db).selectFrom('device').select('device_no').where('id', '=', id).executeTakeFirstOrThrow())
      .device_no
  const [from, to] = [await numberOf(before.device_id), await numberOf(device_id)]
  const search_text = before.search_text.replace(from.toLowerCase(), to.toLowerCase())
  const change = { ...credited(before, ctx.now), device_id, search_text, ...by(ctx) }
  return changeRow(ctx, recharge, before, change)
}

/** Another amount was paid; the difference was settled, so that the price counts as paid. */
export async function accept(ctx: Ctx, { id, version, wrong_note }: Input<typeof Contract.Accept>) {
  const before = await toMove(ctx, recharge, { id, version }, 'accept')
  await settleNotices(ctx, id, wrong_note)
  await acceptPayment(everything(ctx.db), recordOf(before))
  return take(ctx, before, { wrong_note })
}

/** Another amount was paid, and was sent back. */
export async function dismiss(ctx: Ctx, { id, version, wrong_note }: Input<typeof Contract.Dismiss>) {
  const before = await toMove(ctx, recharge, { id, version }, 'dismiss')
  await settleNotices(ctx, id, wrong_note)
  const change = { status: status.closed, wrong_note, close_reason: wrong_note, ...by(ctx) }
  return changeRow(ctx, recharge, before, change, wrong_note)
}

/** Takes back what was not paid. */
export async function cancel(ctx: Ctx, { id, version, reason }: Input<typeof Contract.Cancel>) {
  const before = await toMove(ctx, recharge, { id, version }, 'cancel')
  await closePayments(everything(ctx.db), recordOf(before))
  return changeRow(ctx, recharge, before, { status: status.closed, close_reason: reason }, reason)
}

type Before = Awaited<ReturnType<typeof toMove<typeof recharge>>>

const by = ({ user }: Ctx) => ({ operator_id: user.userId, operator_name: user.name })

/** The money is there, as the caller says. */
async function take(ctx: Ctx, before: Before, more: { trade_no?: string; wrong_note?: string }) {
  const change = await credit(everything(ctx.db), before, ctx.user, ctx.now)
  return changeRow(ctx, recharge, before, { ...change, ...more, ...by(ctx), pay_time: ctx.now })
}

async function checkTrade(ctx: Ctx, id: number, trade_no: string): Promise<void> {
  const other = await everything(ctx.db)
    .selectFrom('recharge_order')
    .select('id')
    .where('trade_no', '=', trade_no)
    .where('id', '<>', id)
    .executeTakeFirst()
  if (other) failTaken(ctx.lang, 'trade_no', 'recharge.field.trade_no')
}

/** Finance has said on the recharge what became of the money, so that its notices wait for nothing. */
async function settleNotices({ db, user, now }: Ctx, id: number, settle_note: string): Promise<void> {
  const payments = await everything(db)
    .selectFrom('payment')
    .select('id')
    .where('biz_type', '=', table)
    .where('biz_id', '=', id)
    .execute()
  if (payments.length === 0) fail('WrongState')
  await db
    .updateTable('payment_notice')
    .set({ settle_note, settle_user_id: user.userId, settle_user_name: user.name, settle_time: now })
    .where(
      'payment_id',
      'in',
      payments.map((payment) => payment.id),
    )
    .where('outcome', '=', 'mismatch')
    .where('settle_time', 'is', null)
    .execute()
}
