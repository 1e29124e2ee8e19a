import type { Input } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { tiePhotos } from '@shouya/server/core/files/photos.ts'
import { checkCodes } from '@shouya/server/noun/checkCodes.ts'
import { toMove } from '@shouya/server/noun/write.ts'
import { totalOf } from '../../../maintenance/repairOrder/rules.ts'
import type * as Trade from '../contract.ts'
import { tradeRepair } from '../noun.ts'
import { openPayOrder, payOrderOf } from './payOrder.ts'
import { status } from './rules.ts'
import { sparesFor } from './spares.ts'
import { step } from './step.ts'
import { tell } from './tell.ts'

/** It is repaired, with parts and costs; an order waits for what is to be paid. */
export async function fix(ctx: Ctx, { id, version, items, total_fee, ...said }: Input<typeof Trade.FixTrade>) {
  const { db, now, user } = ctx
  const before = await toMove(ctx, tradeRepair, { id, version }, 'fix')
  await checkCodes(db, tradeRepair, said)
  const total = totalOf(items, said.labor_fee, before.in_warranty)
  if (total_fee !== total) return failAt('total_fee', 'tradeRepair.refused.total')
  const { replace_device_id } = said
  const spare =
    replace_device_id === null ||
    (await sparesFor(ctx, before).where('device.id', '=', replace_device_id).executeTakeFirst())
  if (!spare) return failAt('replace_device_id', 'tradeRepair.refused.replacement')
  // What was paid before a rework pays for that, too.
  const earlier = await payOrderOf(ctx, before.pay_order_id)
  if (earlier?.pays && total !== earlier.total_amount)
    return failAt('total_fee', 'tradeRepair.refused.paid', { total: earlier.total_amount / 100 })
  await tiePhotos(ctx, [{ path: 'fix_photos', ids: said.fix_photos }], { table: tradeRepair.table, id })
  await db.deleteFrom('repair_part').where('order_id', '=', id).execute()
  if (items.length > 0)
    await db
      .insertInto('repair_part')
      .values(items.map((item, at) => ({ ...item, seq: at + 1, order_id: id })))
      .execute()
  const order = total > 0 && !earlier?.pays ? await openPayOrder(ctx, before, total) : null
  const fixed = { total_fee: total, fix_time: now, fix_user_id: user.userId, fix_user_name: user.name }
  const change = { ...said, ...fixed, status: status.confirming, ...(order && { pay_order_id: order.id }) }
  const saved = await step(ctx, before, change, { action: 'fix', note: said.deal_desc })
  const params = { result: said.deal_desc }
  await tell(db, before, { code: 'trade_repair_fixed', to: 'confirming', params }, now)
  return { ...saved, pay_order_no: order?.bill_no ?? null }
}
