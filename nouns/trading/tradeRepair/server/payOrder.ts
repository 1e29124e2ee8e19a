import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { sql } from 'kysely'
import { order } from '../../order/noun.ts'
import { buyerType, orderType } from '../../order/rules.ts'
import { addStep } from '../../order/server/flow.ts'
import { recordOf } from '../../order/server/types.ts'
import { waitsForFinance } from '../../order/server/waitsForFinance.ts'
import { closePayments } from '../../payment/server/closePayments.ts'
import { tradeNumber } from '../../server/tradeNumber.ts'
import type { TradeRepair } from './rules.ts'

const { ordered, canceled } = order.states.codes

/**
 * The order by which the member, or else the agent, pays for a repair outside of the warranty (domain 11.8): it waits to be paid.
 * @param total fen, above 0
 */
export async function openPayOrder(
  ctx: Ctx,
  repair: TradeRepair,
  total: number,
): Promise<{ id: number; bill_no: string }> {
  const { db, user, now } = ctx
  const agent_id = repair.agent_id as number
  const buyer = await buyerOf(ctx, repair)
  const bill_no = await tradeNumber(ctx, order.prefix)
  const { id } = await everything(db)
    .insertInto('trade_order')
    .values({
      ...{
        bill_no,
        order_type: orderType.consumes,
        status: ordered,
        goods_amount: total,
        repair_order_id: repair.id,
      },
      ...{ ...buyer, agent_id, member_id: repair.member_id },
      ...{ contact_name: repair.contact_name, phone: repair.contact_phone },
      ...{ submit_time: now, submit_user_id: user.userId },
      search_text: `${bill_no} ${buyer.buyer_name} ${repair.bill_no}`.toLowerCase(),
      ...{ create_user_id: user.userId, create_user_name: user.name, create_time: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const line = await everything(db)
    .selectFrom('device')
    .innerJoin('product', 'product.id', 'device.product_id')
    .select(['product.id', 'product.model'])
    .where('device.id', '=', repair.device_id)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('order_line')
    .values({
      ...{
        order_id: id,
        seq: 1,
        product_id: line.id,
        item_name: repair.bill_no,
        item_spec: line.model,
        price: total,
        qty: 1,
      },
    })
    .execute()
  const submitted = { action: 'submit', from_status: null, to_status: ordered, note: repair.bill_no }
  await addStep(everything(db), { order_id: id, ...submitted }, user, now)
  return { id, bill_no }
}

async function buyerOf({ db }: Ctx, { member_id, agent_id }: TradeRepair) {
  if (member_id === null) {
    const agent = everything(db).selectFrom('agent').select('agent_name').where('id', '=', agent_id)
    const { agent_name } = await agent.executeTakeFirstOrThrow()
    return { buyer_type: buyerType.agent, buyer_id: agent_id as number, buyer_name: agent_name }
  }
  const member = everything(db).selectFrom('member').select('member_name').where('id', '=', member_id)
  const { member_name } = await member.executeTakeFirstOrThrow()
  return { buyer_type: buyerType.member, buyer_id: member_id, buyer_name: member_name }
}

/**
 * The order of a repair, locked, if it still pays for it: it was paid and not paid back, or its voucher waits for finance. Null where nothing
 * was paid, or all was paid back.
 */
export async function payOrderOf({ db }: Pick<Ctx, 'db'>, orderId: number | null) {
  if (orderId === null) return null
  const row = await everything(db)
    .selectFrom('trade_order')
    .select(['id', 'status', 'total_amount', 'paid_amount', 'refund_amount', waitsForFinance.as('waits')])
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { ...row, pays: row.waits || row.paid_amount > row.refund_amount }
}

/**
 * The repair begins once more: takes its order back if nobody has paid it, and answers what becomes of the repair's column. What was paid, or
 * waits for finance, pays for the next repair, too.
 */
export async function endPayOrder(ctx: Ctx, orderId: number | null, reason: string): Promise<{ pay_order_id?: null }> {
  const order = await payOrderOf(ctx, orderId)
  if (!order || order.pays) return {}
  if (order.status !== ordered) return { pay_order_id: null }
  const { id, status } = order
  const { user, now } = ctx
  const db = everything(ctx.db)
  await closePayments(db, recordOf(order))
  await db
    .updateTable('trade_order')
    .set({ status: canceled, cancel_reason: reason, cancel_time: now, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
  await addStep(
    db,
    { order_id: id, action: 'cancel', from_status: status, to_status: canceled, note: reason },
    user,
    now,
  )
  return { pay_order_id: null }
}
