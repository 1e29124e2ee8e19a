import type { Input } from '@shouya/contract/action'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { giveBack, setAside } from '@shouya/server/core/ledger/hold.ts'
import { post } from '@shouya/server/core/ledger/post.ts'
import { changeRow, toMove } from '@shouya/server/noun/write.ts'
import { isOnline } from '../../payment/noun.ts'
import { refundPayment } from '../../payment/server/refundPayment.ts'
import { packageType } from '../../rechargePackage/noun.ts'
import type * as Contract from '../contract.ts'
import { recharge } from '../noun.ts'
import { backOf } from '../rules.ts'
import { takeFromDevice } from './credit.ts'
import { leftOf } from './left.ts'
import { type Recharge, recordOf, status } from './types.ts'

const isAmount = ({ package_type }: Pick<Recharge, 'package_type'>): boolean => package_type === packageType.amount

/** Asks for a refund: what was not used cannot be used any more from now on. */
export async function askRefund(ctx: Ctx, { id, version, refund_reason }: Input<typeof Contract.AskRefund>) {
  const before = await toMove(ctx, recharge, { id, version }, 'askRefund', (row) =>
    row.end_time === null ? undefined : 'recharge.refused.nothingLeft',
  )
  const db = everything(ctx.db)
  // Uses of the device wait for this row.
  if (before.device_id !== null)
    await db.selectFrom('device').select('id').where('id', '=', before.device_id).forUpdate().execute()
  const { unused, gift } = await leftOf(db, before, ctx.now)
  const refund_amount = backOf(before, unused)
  if (refund_amount === 0) fail('WrongState', { reason: 'recharge.refused.nothingLeft' })
  const record = recordOf(before)
  const hold = (account: 'balance' | 'gift', amount: number) =>
    amount > 0 && setAside(ctx.db, { account, ownerId: before.member_id, amount, record }, ctx.now)
  if (isAmount(before)) {
    await hold('balance', unused - gift)
    await hold('gift', gift)
  } else if (before.credit_time !== null) await takeFromDevice(db, before, unused)
  const change = {
    ...{ status: status.refunding, refund_reason, refund_amount, gift_reclaimed: gift, unused },
    ...{ refund_apply_user_id: ctx.user.userId, refund_apply_time: ctx.now },
  }
  return changeRow(ctx, recharge, before, change, refund_reason)
}

const notTheApplicant = (ctx: Ctx) => (row: Pick<Recharge, 'refund_apply_user_id'>) =>
  row.refund_apply_user_id === ctx.user.userId ? ('recharge.refused.ownRefund' as const) : undefined

/**
 * Pays back, the way the money came: a provider is asked after the commit, a transfer was made by whoever says so. What the price has besides
 * pays for what was used, gifts among it.
 */
export async function refund(ctx: Ctx, { id, version }: Input<typeof Contract.Refund>) {
  const before = await toMove(ctx, recharge, { id, version }, 'refund', notTheApplicant(ctx))
  const record = recordOf(before)
  const common = { record, owners: { member: before.member_id }, operator: ctx.user, memo: before.bill_no }
  const { refund_amount: paid, gift_reclaimed: gift, unused } = before
  const heldAmount = isAmount(before) ? (unused ?? 0) - gift : before.pay_amount - before.earned_amount
  await giveBack(ctx.db, record, ctx.now)
  await post(ctx.db, { ...common, event: 'recharge_refund_sent', amounts: { paid, gift } }, ctx.now)
  const rest = heldAmount - paid
  if (rest > 0)
    await post(
      ctx.db,
      { ...common, event: 'order_paid_from_balance', part: 'rest', amounts: { amount: rest } },
      ctx.now,
    )
  if (isOnline(before.pay_type)) await refundPayment(ctx, { paid: record, back: record, amount: paid })
  else await post(ctx.db, { ...common, event: 'refund_arrived', owners: {}, amounts: { amount: paid } }, ctx.now)
  const change = {
    ...{ status: status.refunded, refund_time: ctx.now, end_time: ctx.now },
    ...{ refund_user_id: ctx.user.userId, refund_user_name: ctx.user.name },
    ...(!isAmount(before) && { earned_amount: before.pay_amount - paid }),
  }
  return changeRow(ctx, recharge, before, change)
}

/** The refund is refused: what was set aside can be used again. */
export async function refuseRefund(ctx: Ctx, { id, version, reason }: Input<typeof Contract.RefuseRefund>) {
  const before = await toMove(ctx, recharge, { id, version }, 'keep', notTheApplicant(ctx))
  if (isAmount(before)) await giveBack(ctx.db, recordOf(before), ctx.now)
  else if (before.credit_time !== null) await takeFromDevice(everything(ctx.db), before, -(before.unused ?? 0))
  const change = {
    status: before.credit_time === null ? status.paid : status.credited,
    ...{ refund_amount: 0, gift_reclaimed: 0, unused: null, refund_apply_user_id: null, refund_apply_time: null },
  }
  return changeRow(ctx, recharge, before, change, reason)
}
