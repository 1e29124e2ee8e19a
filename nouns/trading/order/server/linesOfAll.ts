import type { Row } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { sql } from 'kysely'
import { heldDevices } from '../../server/sentDevices.ts'
import type * as Contract from '../contract.ts'
import { returnableIn } from './returnable.ts'
import type { Order } from './types.ts'

type Held = { line_id: number; device_no: string; status: number }

/** The lines of orders that were found in scope, each with the devices that can come back. */
export async function linesOfAll(
  { db }: Pick<Ctx, 'db'>,
  orders: readonly Pick<Order, 'id' | 'status'>[],
): Promise<(Row<typeof Contract.Get>['lines'][number] & { order_id: number })[]> {
  const ids = orders.map(({ id }) => id)
  const ofOrders = sql`select id from order_line where order_id = any(${ids}::bigint[])`
  const [lines, { rows: held }] = await Promise.all([
    db.selectFrom('order_line').selectAll().where('order_id', 'in', ids).orderBy('seq').execute(),
    sql<Held>`select held.line_id, device.device_no, device.status from ${heldDevices(ofOrders)} held
      join device on device.id = held.device_id order by device.device_no`.execute(db),
  ])
  const statusOf = new Map(orders.map(({ id, status }) => [id, status]))
  return lines.map((line) => {
    const returnable = returnableIn(statusOf.get(line.order_id) ?? 0)
    const mine = held.filter(({ line_id, status }) => line_id === line.id && status === returnable)
    return { ...line, device_nos: mine.map(({ device_no }) => device_no) }
  })
}
