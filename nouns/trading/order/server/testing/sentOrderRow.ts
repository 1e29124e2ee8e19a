import { post } from '@shouya/server/core/ledger/post.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import { deviceRow, type Ground, productRow } from '../../../server/testing/rows.ts'
import { order } from '../../noun.ts'
import { recordOf } from '../types.ts'

/** An order of an agent for so many devices, 800 yuan each, that was paid by a transfer and sent: its number, and those of the devices. */
export async function sentOrderRow(t: Ground, agentId: number, qty: number) {
  const { kysely } = t.services.database
  const at = t.clock.at
  const product_id = await productRow(t, { product_name: '退货钥匙柜' })
  const device_ids: number[] = []
  for (let nth = 0; nth < qty; nth++) device_ids.push(await deviceRow(t, product_id))
  const { agent_name } = await kysely
    .selectFrom('agent')
    .select('agent_name')
    .where('id', '=', agentId)
    .executeTakeFirstOrThrow()
  const bill_no = `DDSENT${product_id}`
  const total = qty * 80_000
  const { id } = await kysely
    .insertInto('trade_order')
    .values({
      ...{ bill_no, order_type: 1, buyer_type: 2, buyer_id: agentId, buyer_name: agent_name, agent_id: agentId },
      ...{ goods_amount: total, paid_amount: total, pay_type: 2, pay_time: at, submit_time: at, audit_time: at },
      ...{ status: order.states.codes.delivered, deliver_time: at, search_text: bill_no.toLowerCase() },
      ...{ contact_name: '收货人', phone: '19900001111', address: '某市某路 1 号' },
      ...{ create_user_name: 'agent_user', create_time: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const line = await kysely
    .insertInto('order_line')
    .values({
      ...{ order_id: id, seq: 1, product_id, item_name: '退货钥匙柜', item_spec: 'M1' },
      ...{ price: 80_000, qty, delivered_qty: qty },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const delivery = await kysely
    .insertInto('order_delivery')
    .values({ order_id: id, seq: 1, create_time: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await kysely
    .insertInto('order_delivery_line')
    .values({ delivery_id: delivery.id, line_id: line.id, qty, device_ids })
    .execute()
  const paid = {
    event: 'order_paid_in_cash',
    record: recordOf({ id }),
    owners: {},
    amounts: { amount: total },
  } as const
  await kysely.transaction().execute((tx) => post(tx as unknown as Kysely<Unscoped>, { ...paid, operator: null }, at))
  const devices = await kysely
    .selectFrom('device')
    .select('device_no')
    .where('id', 'in', device_ids)
    .orderBy('id')
    .execute()
  return { bill_no, deviceNos: devices.map(({ device_no }) => device_no) }
}
