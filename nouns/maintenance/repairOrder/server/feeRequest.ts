import type { Row } from '@shouya/contract/action'
import { codesOf } from '@shouya/noun/noun'
import type { Ctx } from '@shouya/server/core/context.ts'
import { request } from '../../../approvals/request/noun.ts'
import { readableRequests, requestsPayingFor } from '../../../approvals/server/public.ts'
import type * as Repair from '../contract.ts'
import { isHeldForCosts, isUnapproved } from '../rules.ts'
import type { Order } from './types.ts'

const undecided = codesOf(request, request.states.open)

/** The request that pays for an order, or else the last one that names it; null where nothing of it is to be approved. */
export async function feeRequestOf(ctx: Ctx, order: Order): Promise<Row<typeof Repair.Get>['fee_request']> {
  const waits = isUnapproved(order) || isHeldForCosts(order)
  if (!waits && order.fee_request_id === null) return null
  const { create_time, fee_request_id } = order
  const row = await requestsPayingFor(ctx.db, order)
    // The index of the list of requests ends the search at the day of the report.
    .where('create_time', '>=', create_time)
    .$if(!waits, (query) => query.where('id', '=', fee_request_id))
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const readable = await readableRequests(ctx, [{ oa_examine_id: row.id }])
  return {
    ...row,
    bill_no: row.bill_no ?? '',
    undecided: undecided.includes(row.status),
    readable: readable.has(row.id),
  }
}
