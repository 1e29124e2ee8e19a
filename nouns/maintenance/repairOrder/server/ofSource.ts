import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import { step } from './step.ts'
import { type Order, status } from './types.ts'

/** What the record that called for an order takes over from it; undefined where it is gone. */
export const repairOf = (db: Kysely<Unscoped>, id: number) =>
  everything(db)
    .selectFrom('repair_order')
    .select(['id', 'bill_no', 'status', 'deal_desc', 'fault_reason', 'fix_time', 'fix_photos', 'auto_confirmed'])
    .select(['confirm_user_id', 'confirm_user_name', 'confirm_sign', 'create_user_id'])
    .where('id', '=', id)
    .executeTakeFirst()

const startable: readonly number[] = [status.waiting, status.dispatched, status.returned]
const busy: readonly number[] = [status.working, status.suspended, status.confirming]

const locked = (db: Kysely<Unscoped>, id: number): Promise<Order | undefined> =>
  everything(db).selectFrom('repair_order').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/**
 * The record that called for an order has ended: the order is canceled where nobody has begun to repair. 1004 where somebody has:
 * it is confirmed or canceled in the order.
 */
export async function endOrder(ctx: Ctx, id: number | null, reason: string): Promise<void> {
  if (id === null) return
  const order = await locked(ctx.db, id)
  if (!order) return
  if (busy.includes(order.status))
    fail('WrongState', { reason: 'repairOrder.refused.order', params: { bill: order.bill_no } })
  if (!startable.includes(order.status)) return
  const change = { status: status.cancelled, cancel_reason: reason }
  await step(ctx, order, change, { action: 'followed', note: reason })
}
