import { type RawBuilder, sql } from 'kysely'
import { device } from '../../device/noun.ts'
import { order, refundStatus } from '../noun.ts'
import { UNDER_WAY } from '../rules.ts'

/**
 * Devices that were sent on lines and have not come back, as a table of `line_id` and `device_id`. One that came back can be sent again on
 * the same line, so that the ways are counted.
 */
export const heldDevices = (lineIds: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select line_id, device_id from (
    select sent.line_id, unnest(sent.device_ids) as device_id, 1 as way
    from order_delivery_line sent where sent.line_id in (${lineIds})
    union all
    select part.line_id, unnest(part.device_ids), -1
    from order_refund_line part join order_refund refund on refund.id = part.refund_id and refund.status = ${sql.lit(refundStatus.paid)}
    where part.line_id in (${lineIds})
  ) ways group by line_id, device_id having sum(way) > 0)`

/** `device.status`: in stock, as is what was sent until it is received. */
export const IN_STOCK = 0

/** The state of devices that can come back from an order in a state: on their way, or received and not activated, as unopened ones are. */
export const returnableIn = (status: number): number =>
  status === order.states.codes.done ? device.states.codes.assigned : IN_STOCK

/** The numbers of orders under way that have sent a device, which has not come back, as a table. */
export const sendersOf = (deviceId: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select under_way.bill_no from ${heldDevices(sql`select line_id from order_delivery_line where device_ids @> array[${deviceId}]`)} held
    join order_line line on line.id = held.line_id join trade_order under_way on under_way.id = line.order_id
  where held.device_id = ${deviceId} and under_way.status = any(${UNDER_WAY}::smallint[]))`

/** Whether an order that is under way has sent a device, which has not come back. */
export const isUnderWay = (deviceId: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists ${sendersOf(deviceId)}`
