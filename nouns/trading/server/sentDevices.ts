import { type RawBuilder, sql } from 'kysely'

/** `order_refund.status` of what was paid back, and `trade_order.status` of orders whose devices are on their way: nobody else gets them. */
const PAID_BACK = 2
const UNDER_WAY = [31, 4, 6]

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
    from order_refund_line part join order_refund refund on refund.id = part.refund_id and refund.status = ${sql.lit(PAID_BACK)}
    where part.line_id in (${lineIds})
  ) ways group by line_id, device_id having sum(way) > 0)`

/** The numbers of orders under way that have sent a device, which has not come back, as a table. */
export const sendersOf = (deviceId: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select under_way.bill_no from ${heldDevices(sql`select line_id from order_delivery_line where device_ids @> array[${deviceId}]`)} held
    join order_line line on line.id = held.line_id join trade_order under_way on under_way.id = line.order_id
  where held.device_id = ${deviceId} and under_way.status = any(${UNDER_WAY}::smallint[]))`

/** Whether an order that is under way has sent a device, which has not come back. */
export const isUnderWay = (deviceId: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists ${sendersOf(deviceId)}`
