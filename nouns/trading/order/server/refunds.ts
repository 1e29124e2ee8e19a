import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { type Selectable, sql } from 'kysely'
import { refundStatus } from '../noun.ts'
import { sentOf } from '../rules.ts'
import { linesOf } from './goods.ts'
import type { Line, Order } from './types.ts'

/** How much of a line goes back, with the devices that come back. */
export type Part = { readonly line: Line; readonly qty: number; readonly deviceIds: readonly number[] }

export type Refund = Selectable<DB['order_refund']> & {
  /** All lines of the order, as they are without it. */
  readonly lines: readonly Line[]
  readonly parts: readonly Part[]
}

/** The refund of an order that finance decides on. The order is locked. */
export async function openRefund(ctx: Pick<Ctx, 'db'>, { id }: Pick<Order, 'id'>): Promise<Refund> {
  const { db } = ctx
  const refund = await db
    .selectFrom('order_refund')
    .selectAll()
    .where('order_id', '=', id)
    .where('status', '=', refundStatus.asked)
    .executeTakeFirst()
  if (!refund) fail('WrongState')
  const lines = await linesOf(ctx, id)
  const rows = await db.selectFrom('order_refund_line').selectAll().where('refund_id', '=', refund.id).execute()
  const parts = lines.flatMap((line): Part[] => {
    const row = rows.find(({ line_id }) => line_id === line.id)
    return row ? [{ line, qty: row.qty, deviceIds: row.device_ids }] : []
  })
  return { ...refund, lines, parts }
}

/** Enters what was asked back. */
export async function insertRefund(
  { db, user, now }: Ctx,
  order: Pick<Order, 'id' | 'status'>,
  { parts, ...asked }: Pick<Refund, 'is_sent' | 'unopened' | 'amount' | 'reason' | 'parts'>,
): Promise<void> {
  const { id } = await db
    .insertInto('order_refund')
    .values({
      ...{ order_id: order.id, from_status: order.status, ...asked },
      seq: sql<number>`(select count(*)::int + 1 from order_refund where order_id = ${order.id})`,
      ...{ apply_user_id: user.userId, apply_user_name: user.name, apply_time: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('order_refund_line')
    .values(
      parts.map(({ line, qty, deviceIds }) => ({
        ...{ refund_id: id, line_id: line.id, qty, device_ids: [...deviceIds] },
      })),
    )
    .execute()
}

/** Writes what was decided: with the transaction by which it was paid back, or without one. */
export async function decideRefund(
  { db, user, now }: Ctx,
  { id }: Pick<Refund, 'id'>,
  opinion: string | null,
  txn_no: string | null,
): Promise<void> {
  await db
    .updateTable('order_refund')
    .set({
      ...{ status: txn_no === null ? refundStatus.refused : refundStatus.paid, opinion, txn_no },
      ...{ decide_user_id: user.userId, decide_user_name: user.name, decide_time: now },
    })
    .where('id', '=', id)
    .execute()
}

/** The lines of an order as they are once a refund was paid back. */
export const afterRefund = ({ lines, parts, is_sent }: Pick<Refund, 'lines' | 'parts' | 'is_sent'>): Line[] =>
  lines.map((line) => {
    const qty = parts.find((part) => part.line.id === line.id)?.qty ?? 0
    const returned = is_sent ? Math.min(qty, sentOf(line)) : 0
    return { ...line, refunded_qty: line.refunded_qty + qty, returned_qty: line.returned_qty + returned }
  })
