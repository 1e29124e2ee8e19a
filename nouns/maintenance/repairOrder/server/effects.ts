import { linkTo } from '@shouya/noun/noun'
import { fail } from '@shouya/server/core/failure.ts'
import type { Made } from '@shouya/server/core/topics/outcome.ts'
import type { Subscribers } from '@shouya/server/core/topics/topics.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { asksFor } from '../../../approvals/server/public.ts'
import { repairOrder } from '../noun.ts'
import { addStep } from './flow.ts'
import { tell } from './tell.ts'
import { status } from './types.ts'
import { yuan } from './yuan.ts'

type Paid = { id: number; bill_no: string; status: number }

/** An order is paid for from when it is under repair, since the vendor may wait for the approval of what it will cost. */
const payable = [status.working, status.suspended, status.confirming]

const said = async (tx: Kysely<DB>, order: Paid, action: string, note: string, now: Date): Promise<Made[]> => {
  const step = { order_id: order.id, action, note, from_status: order.status, to_status: order.status, by: null, now }
  await addStep(tx as unknown as Kysely<Unscoped>, step)
  return [{ name: order.bill_no, link: linkTo(repairOrder, order.id) }]
}

/**
 * An approved purchase pays for the repair order that it names, of a unit that it may ask for (domain 8.3): the vendor on hold
 * goes on, and the outlet can confirm what costs no more. Less than the order has cost is refused. A revocation takes that back, until
 * the order is confirmed.
 */
export const feeEffects: Subscribers = {
  async 'purchase.register'(tx, { instance_id, bill_no, dept_id, data }, now) {
    const { repair_order_no: named, total } = data
    if (!named) return undefined
    const order = await tx
      .selectFrom('repair_order')
      .selectAll()
      .where('bill_no', '=', named)
      .where('status', 'in', payable)
      .where(asksFor(sql`${dept_id}`, sql.ref('repair_order.dept_id')))
      .forUpdate()
      .executeTakeFirst()
    if (!order) return undefined
    const fee_approved = Math.round((total ?? 0) * 100)
    const isKnown = order.status === status.confirming
    if (order.fee_approved !== null && order.fee_approved >= (isKnown ? (order.total_fee ?? 0) : fee_approved))
      return undefined
    if (isKnown && fee_approved < (order.total_fee ?? 0))
      fail('WrongState', { reason: 'repairOrder.refused.lessApproved', params: { bill: order.bill_no } })
    await tx
      .updateTable('repair_order')
      .set({ fee_request_id: instance_id, fee_request_no: bill_no, fee_approved, version: sql<number>`version + 1` })
      .where('id', '=', order.id)
      .execute()
    if (order.status === status.suspended) {
      const about = { code: 'repair_approved', to: 'vendor', act: now.toISOString() } as const
      await tell(tx as unknown as Kysely<Unscoped>, order, [about], { total: yuan(fee_approved) }, now)
    }
    return said(tx, order, 'approved', bill_no, now)
  },

  async 'purchase.cancel'(tx, { instance_id, bill_no }, now) {
    const { link_id } = await tx
      .selectFrom('appr_instance')
      .select('link_id')
      .where('id', '=', instance_id)
      .executeTakeFirstOrThrow()
    const order = await tx
      .updateTable('repair_order')
      .set({ fee_request_id: null, fee_request_no: null, fee_approved: null, version: sql<number>`version + 1` })
      .where('fee_request_id', '=', link_id)
      .where('status', 'in', payable)
      .returning(['id', 'bill_no', 'status'])
      .executeTakeFirst()
    return order && said(tx, order, 'unapproved', bill_no, now)
  },
}
