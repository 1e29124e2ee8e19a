import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { nextNumber } from '@shouya/server/core/numbers/nextNumber.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import { sql } from 'kysely'
import type { TradeRepair } from './rules.ts'

/** Dictionary order_type: what is paid for is used up. */
const CONSUMED = 2
/** `trade_order.buyer_type`. */
const buyerType = { agent: 2, member: 3 } as const
/** `trade_order.status`. */
const orderStatus = { ordered: 1, canceled: 8 } as const

/**
 * The order by which the member, or else the agent, pays for a repair outside of the warranty (domain 11.8): it waits to be paid.
 * @param total fen, above 0
 */
export async function openPayOrder(
  ctx: Ctx,
  repair: TradeRepair,
  total: number,
): Promise<{ id: number; bill_no: string }> {
  const { db, user, now, services } = ctx
  const agent_id = repair.agent_id as number
  const buyer = await buyerOf(ctx, repair)
  const today = localDay(now, services.database.timezone)
  const [bill_no = ''] = await nextNumber(db, 'DD', today, '0000')
  const { id } = await everything(db)
    .insertInto('trade_order')
    .values({
      ...{
        bill_no,
        order_type: CONSUMED,
        status: orderStatus.ordered,
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
  const submitted = { action: 'submit', from_status: null, to_status: orderStatus.ordered, note: repair.bill_no }
  await db
    .insertInto('order_flow')
    .values({ order_id: id, ...submitted, user_id: user.userId, user_name: user.name, create_time: now })
    .execute()
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
  const order = await everything(db)
    .selectFrom('trade_order')
    .select(['id', 'status', 'paid_amount'])
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (order.status !== orderStatus.ordered) return order.paid_amount
  await everything(db)
    .updateTable('trade_order')
    .set({ status: orderStatus.canceled, cancel_reason: reason, cancel_time: now, version: sql<number>`version + 1` })
    .where('id', '=', orderId)
    .execute()
  const canceled = { action: 'cancel', from_status: order.status, to_status: orderStatus.canceled, note: reason }
  await db
    .insertInto('order_flow')
    .values({ order_id: orderId, ...canceled, user_id: user.userId, user_name: user.name, create_time: now })
    .execute()
  return null
}
