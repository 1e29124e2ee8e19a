import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { TestApp } from '@shouya/server/testing/testApp.ts'
import type { Insertable } from 'kysely'
import { agentRow, boundDeviceRow, memberRow, openProductRow, productRow } from './rows.ts'

/** An agent with its products, orders, recharges and a payment in the states that somebody waits for. */
export async function makeTrades(t: TestApp): Promise<void> {
  const db = t.services.database.kysely
  const at = t.clock.at
  const agentId = await agentRow(t)
  const memberId = await memberRow(t, agentId)
  const productId = await productRow(t)
  await openProductRow(t, agentId, productId)
  const { id: deviceId } = await boundDeviceRow(t, { productId, agentId, memberId })
  const written = { create_user_id: t.world.user.agent_user, create_user_name: 'agent_user', create_time: at }

  const order = {
    ...{ order_type: 1, buyer_type: 2, buyer_id: agentId, buyer_name: '某代理商', agent_id: agentId },
    ...{ goods_amount: 100, search_text: '', submit_time: at, ...written },
  }
  const paid = { paid_amount: 100, pay_type: 1, pay_time: at }
  const approved = { ...paid, audit_user_id: t.world.user.trade_admin, audit_time: at }
  const orders: Partial<Insertable<DB['trade_order']>>[] = [
    { status: 1 },
    { status: 1, pay_type: 2 },
    { status: 2, ...paid, invoice_type: 1, invoice_title: '某代理商' },
    { status: 3, ...approved },
    { status: 4, ...approved, deliver_time: at },
    { status: 6, ...paid },
  ]
  const made = await db
    .insertInto('trade_order')
    .values(
      orders.map((more, nth) => ({ ...order, ...more, bill_no: `DDMADE${nth}` }) as Insertable<DB['trade_order']>),
    )
    .returning(['id', 'status'])
    .execute()
  const refunds = made.filter(({ status }) => status === 6)
  const asked = { seq: 1, from_status: 2, is_sent: false, amount: 100, reason: '不再需要', apply_time: at }
  await db
    .insertInto('order_refund')
    .values(refunds.map(({ id }) => ({ order_id: id, ...asked })))
    .execute()

  const { id: packageId } = await db
    .insertInto('recharge_package')
    .values({ package_name: '某套餐', package_type: 1, price: 100, times: 10, valid_days: 30, ...written })
    .returning('id')
    .executeTakeFirstOrThrow()
  const recharge = {
    ...{ member_id: memberId, agent_id: agentId, device_id: deviceId, package_id: packageId, package_name: '某套餐' },
    ...{ package_type: 1, pay_amount: 100, times: 10, valid_days: 30, pay_type: 2, search_text: '', ...written },
  }
  const recharges: Partial<Insertable<DB['recharge_order']>>[] = [
    { status: 1 },
    { status: 5, pay_time: at, credit_time: at, unused: 10, refund_reason: '不再使用', refund_amount: 100 },
    { status: 7, pay_type: 3, wrong_amount: 99 },
  ]
  await db
    .insertInto('recharge_order')
    .values(
      recharges.map(
        (more, nth) => ({ ...recharge, ...more, bill_no: `CZMADE${nth}` }) as Insertable<DB['recharge_order']>,
      ),
    )
    .execute()
  await db
    .insertInto('payment_notice')
    .values({
      provider: 'sandbox',
      verified: true,
      trade_no: 'T0',
      amount: 1,
      body: '',
      outcome: 'unknown',
      create_time: at,
    })
    .execute()
}
