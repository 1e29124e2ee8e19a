import { message } from '@shouya/contract/messages'
import { fail } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { find } from '@shouya/server/registers/find.ts'
import { PURCHASE, startPublishing } from '../../../approvals/server/public.ts'
import type * as Repair from '../contract.ts'
import { isHeldForCosts, isUnapproved } from '../rules.ts'
import { feeRequestOf } from './feeRequest.ts'

/** The longest text of a field of the purchase form. */
const LONGEST = 60

/** The flow by which the costs of an order are requested, with the order's number and its costs, if they are known, as one line of the purchase. */
export const purchaseOf: Handler<typeof Repair.GetPurchase> = async (ctx, { id }) => {
  const order = await find(ctx, 'repair_order', id)
  const isKnown = isUnapproved(order)
  if (!isKnown && !isHeldForCosts(order)) return fail('WrongState', { reason: 'repairOrder.refused.nothingToApprove' })
  const before = await feeRequestOf(ctx, order)
  if (before?.undecided)
    return fail('WrongState', { reason: 'repairOrder.refused.requested', params: { bill: before.bill_no } })
  const flow = await startPublishing(ctx, PURCHASE)
  if (!flow) return fail('WrongState', { reason: 'repairOrder.refused.noPurchase' })
  const item = {
    device_type: String(order.device_type),
    name: message(ctx.lang, 'repairOrder.purchased', { device: order.device_name }).slice(0, LONGEST),
    spec: (order.device_no ?? order.location).slice(0, LONGEST),
    qty: 1,
    ...(isKnown && { price: (order.total_fee ?? 0) / 100 }),
  }
  return { flow_id: flow.id, flow_name: flow.flow_name, data: { repair_order_no: order.bill_no, items: [item] } }
}
