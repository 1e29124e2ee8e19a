import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { sql } from 'kysely'
import { changeBalance } from '../../consumeBalance/server/changeBalance.ts'
import { moveDevice } from '../../device/server/moveDevice.ts'
import { unbindDevice, withoutMember } from '../../memberDevice/server/unbind.ts'
import { byConsume, ownerOf } from './complete.ts'
import { changeStock } from './goods.ts'
import { postRefund } from './postRefund.ts'
import { afterRefund, type Part, type Refund } from './refunds.ts'
import { returnCommission } from './returnCommission.ts'
import { type Order, recordOf, status } from './types.ts'

/** `device.status`: came back, and is looked at. */
const RETURNED = 6

/**
 * What a refund undoes of its pieces: stock, what the buyer got, their part of the commission, and at last the money (domain 11.7).
 * @returns the number of the transaction by which it was paid back
 */
export async function giveBackOrder(ctx: Ctx, order: Order, refund: Refund): Promise<string> {
  const { from_status: from, is_sent, parts } = refund
  // Before its approval nothing was set aside for an order.
  if (from !== status.paid)
    await changeStock(
      ctx,
      is_sent ? 'back' : 'release',
      order,
      parts.map(({ line, qty }) => ({ ...line, quantity: qty })),
    )
  if (from === status.done) await undoGrants(ctx, order, refund)
  for (const line of afterRefund(refund))
    await ctx.db
      .updateTable('order_line')
      .set({ refunded_qty: line.refunded_qty, returned_qty: line.returned_qty })
      .where('id', '=', line.id)
      .execute()
  if (from === status.done) await returnCommission(ctx, order, refund)
  return postRefund(ctx, order, refund)
}

/** Devices come back, authorisations that were not used are taken back (1007), a lease is as long as before. */
async function undoGrants(ctx: Ctx, order: Order, { parts, seq }: Refund): Promise<void> {
  const { db, user, now } = ctx
  await returnDevices(
    ctx,
    order,
    parts.flatMap(({ deviceIds }) => deviceIds),
  )
  const consumes = parts.filter(({ line }) => line.consume_id !== null)
  for (const { line, qty } of consumes.toSorted((one, two) => byConsume(one.line, two.line))) {
    const { pieces } = await db
      .selectFrom('consume')
      .select('pieces')
      .where('id', '=', line.consume_id)
      .executeTakeFirstOrThrow()
    const owner = { type: ownerOf(order), id: order.buyer_id }
    const change = { owner, consumeId: line.consume_id as number, qty: pieces * qty, type: 'givenBack' } as const
    const why = { record: recordOf(order), part: String(seq), operator: user, memo: order.bill_no }
    await changeBalance(db, { ...change, direction: 'less', ...why }, now)
  }
  for (const { line } of parts) if (line.binding_id !== null) await shortenLease(ctx, line)
}

async function returnDevices({ db, user, now }: Ctx, { bill_no: note }: Order, ids: readonly number[]): Promise<void> {
  const devices = await everything(db)
    .selectFrom('device')
    .select(['id', 'status'])
    .where('id', 'in', [0, ...ids])
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const device of devices) {
    await unbindDevice(db, device, { note, operator: user }, now)
    await moveDevice(db, device, RETURNED, { action: 'return', note, operator: user, columns: withoutMember }, now)
  }
}

const shortenLease = ({ db }: Ctx, { binding_id, months }: Part['line']): Promise<unknown> =>
  everything(db)
    .updateTable('member_device')
    .set({ lease_end: sql<string>`(lease_end - make_interval(months => ${months}::int))::date` })
    .where('id', '=', binding_id)
    .execute()
