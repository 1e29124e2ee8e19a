import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { sql } from 'kysely'
import { order } from '../../order/noun.ts'
import { buyerType, orderType } from '../../order/rules.ts'
import { addStep } from '../../order/server/flow.ts'
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

/** Takes an order back that nobody has paid: the repair begins once more. Answers what was paid; null where nothing was. */
export async function endPayOrder(
  { db, user, now }: Ctx,
  orderId: number | null,
  reason: string,
): Promise<number | null> {
  if (orderId === null) return null
  const row = await everything(db)
    .selectFrom('trade_order')
    .select(['id', 'status', 'paid_amount'])
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (row.status !== ordered) return row.paid_amount
  await everything(db)
    .updateTable('trade_order')
    .set({ status: canceled, cancel_reason: reason, cancel_time: now, version: sql<number>`version + 1` })
    .where('id', '=', orderId)
    .execute()
  const step = { order_id: orderId, action: 'cancel', from_status: row.status, to_status: canceled, note: reason }
  await addStep(everything(db), step, user, now)
  return null
}
