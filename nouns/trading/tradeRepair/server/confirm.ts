import type { Input } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import { toMove } from '@shouya/server/noun/write.ts'
import { LEAST_NOTE, levelOf, MOST_REWORK, POOR } from '../../../maintenance/repairOrder/rules.ts'
import type * as Trade from '../contract.ts'
import { tradeRepair } from '../noun.ts'
import { endPayOrder } from './payOrder.ts'
import { isPaid } from './rows.ts'
import { status, type TradeRepair, tookPart } from './rules.ts'
import { step } from './step.ts'
import { tell } from './tell.ts'

/** Somebody who had no part in the repair says whether it works. */
export async function confirmTrade(ctx: Ctx, { id, version, passed, rework_reason }: Input<typeof Trade.ConfirmTrade>) {
  const before = await toMove(ctx, tradeRepair, { id, version }, 'confirm', (row) =>
    tookPart(row, ctx.user) ? 'tradeRepair.refused.tookPart' : undefined,
  )
  if (!passed) return rework(ctx, before, rework_reason)
  if ((before.total_fee ?? 0) > 0 && !(await hasPaid(ctx, id)))
    fail('WrongState', { reason: 'tradeRepair.refused.unpaid' })
  const by = { confirm_time: ctx.now, confirm_user_id: ctx.user.userId, confirm_user_name: ctx.user.name }
  const saved = await step(ctx, before, { ...by, status: status.rating }, { action: 'confirm' })
  return { ...saved, status: status.rating }
}

async function hasPaid({ scoped }: Ctx, id: number): Promise<boolean> {
  const row = await scoped.rows('trade_repair').select(isPaid.as('paid')).where('id', '=', id).executeTakeFirst()
  return row?.paid ?? false
}

/** It is repaired once more; nobody pays for what did not work. From the second time on it is urgent (domain 8.3). */
async function rework(ctx: Ctx, before: TradeRepair, reason: string | null) {
  if (!reason) return failAt('rework_reason', 'input.required')
  const change = {
    ...{ status: status.working, rework_count: before.rework_count + 1, rework_reason: reason, fix_time: null },
    ...(await endPayOrder(ctx, before.pay_order_id, reason)),
  }
  const saved = await step(ctx, before, change, { action: 'rework', note: reason })
  const params = { count: change.rework_count, reason }
  const level = change.rework_count >= MOST_REWORK ? 3 : 2
  await tell(ctx.db, before, { code: 'trade_repair_rework', to: 'operations', params, level }, ctx.now)
  return { ...saved, status: status.working }
}

/** Marks; poor ones need a word. */
export async function rateTrade(ctx: Ctx, { id, version, ...marks }: Input<typeof Trade.RateTrade>) {
  const before = await toMove(ctx, tradeRepair, { id, version }, 'rate', (row) =>
    tookPart(row, ctx.user) ? 'tradeRepair.refused.tookPart' : undefined,
  )
  const rating_level = levelOf([marks.rating_quality, marks.rating_attitude, marks.rating_speed])
  if (rating_level === POOR && (marks.rating_note ?? '').length < LEAST_NOTE)
    return failAt('rating_note', 'tradeRepair.refused.note')
  const change = { ...marks, rating_level, rate_time: ctx.now, close_time: ctx.now, status: status.done }
  return step(ctx, before, change, { action: 'rate', note: marks.rating_note })
}
