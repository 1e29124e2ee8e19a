import type { Input, Result } from '@shouya/contract/action'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { tiePhotos } from '@shouya/server/core/files/photos.ts'
import { checkCodes } from '@shouya/server/noun/checkCodes.ts'
import { toMove } from '@shouya/server/noun/write.ts'
import { sql } from 'kysely'
import { isUnderWay } from '../../server/sentDevices.ts'
import type * as Contract from '../contract.ts'
import { order, orderDelivery } from '../noun.ts'
import { leftToSend } from '../rules.ts'
import { checkQuota } from './checkQuota.ts'
import { changeStock, linesOf } from './goods.ts'
import { IN_STOCK } from './returnable.ts'
import { step } from './step.ts'
import { type Line, status, table } from './types.ts'

type Sent = { readonly line: Line; readonly qty: number; readonly deviceIds: readonly number[] }

/** Sends what was approved, or a part of it: the rest follows with another delivery. */
export async function deliver(
  ctx: Ctx,
  { id, version, lines: wanted, ...delivery }: Input<typeof Contract.Deliver>,
): Promise<Result<typeof Contract.Deliver>> {
  const before = await toMove(ctx, order, { id, version }, 'deliver')
  await checkCodes(ctx.db, { ...order, fields: orderDelivery.fields }, delivery)
  const lines = await linesOf(ctx, id)
  const sent: Sent[] = []
  for (const [at, { line_id, qty, device_nos }] of wanted.entries()) {
    const line = lines.find((each) => each.id === line_id)
    if (!line || sent.some((each) => each.line === line)) failAt(`lines.${at}.line_id`, 'order.refused.line')
    if (qty > leftToSend(line)) failAt(`lines.${at}.qty`, 'order.refused.moreThanLeft')
    const isDevice = line.product_id !== null
    if (device_nos.length !== (isDevice ? qty : 0)) failAt(`lines.${at}.device_nos`, 'order.refused.deviceCount')
    sent.push({ line, qty, deviceIds: isDevice ? await devicesNamed(ctx, line.product_id, device_nos, at) : [] })
  }
  checkWay(delivery, sent)
  await checkQuota(ctx, before)
  await tiePhotos(ctx, [{ path: 'file_ids', ids: delivery.file_ids }], { table, id })
  await changeStock(
    ctx,
    'take',
    before,
    sent.map(({ line, qty }) => ({ ...line, quantity: qty })),
  )
  await writeDelivery(ctx, id, delivery, sent)
  const sentOf = (line: Line) => sent.find((each) => each.line === line)?.qty ?? 0
  const isAll = lines.every((line) => leftToSend(line) === sentOf(line))
  const to = isAll ? status.delivered : status.partly
  const change = { status: to, ...(isAll && { deliver_time: ctx.now }) }
  const saved = await step(ctx, before, 'deliver', change, delivery.express_no ?? delivery.note)
  return { ...saved, status: to }
}

/** How it goes is said: by a carrier under a number, or of devices to whom they were handed over. */
function checkWay({ express_company, express_no, note }: Delivery, sent: readonly Sent[]): void {
  if (express_company !== null && express_no !== null) return
  const hasDevices = sent.some(({ deviceIds }) => deviceIds.length > 0)
  if (hasDevices && note !== null) return
  if (express_company !== null) failAt('express_no', 'order.refused.expressNo')
  if (hasDevices && express_no === null) failAt('note', 'order.refused.handOver')
  failAt('express_company', 'order.refused.express')
}

/** Devices in stock of a product by their numbers, locked; none that is on its way to somebody else. */
async function devicesNamed(
  { db }: Ctx,
  productId: number | null,
  numbers: readonly string[],
  at: number,
): Promise<number[]> {
  const rows = await everything(db)
    .selectFrom('device')
    .select(['id', 'device_no'])
    .where('device_no', 'in', ['', ...numbers.map((number) => number.toUpperCase())])
    .where('product_id', '=', productId)
    .where('status', '=', IN_STOCK)
    .orderBy('id')
    .forUpdate()
    .execute()
  // Asked under the lock: what another delivery has just sent is seen.
  const { rows: sent } = await sql<{ id: number }>`
    select id from unnest(${rows.map(({ id }) => id)}::bigint[]) as named (id) where ${isUnderWay(sql`named.id`)}`.execute(
    db,
  )
  const isSent = new Set(sent.map(({ id }) => id))
  const known = new Set(rows.flatMap(({ id, device_no }) => (isSent.has(id) ? [] : device_no)))
  const wrong = numbers.find((number, index) => !known.has(number.toUpperCase()) || numbers.indexOf(number) !== index)
  if (wrong !== undefined) failAt(`lines.${at}.device_nos`, 'order.refused.deviceNo', { number: wrong })
  return rows.map(({ id }) => id)
}

type Delivery = Pick<Input<typeof Contract.Deliver>, 'express_company' | 'express_no' | 'note' | 'file_ids'>

async function writeDelivery({ db, user, now }: Ctx, order_id: number, delivery: Delivery, sent: readonly Sent[]) {
  const { id } = await db
    .insertInto('order_delivery')
    .values({
      ...{ ...delivery, order_id, user_id: user.userId, user_name: user.name, create_time: now },
      seq: sql<number>`(select count(*)::int + 1 from order_delivery where order_id = ${order_id})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('order_delivery_line')
    .values(
      sent.map(({ line, qty, deviceIds }) => ({ delivery_id: id, line_id: line.id, qty, device_ids: [...deviceIds] })),
    )
    .execute()
  for (const { line, qty } of sent)
    await db
      .updateTable('order_line')
      .set({ delivered_qty: line.delivered_qty + qty })
      .where('id', '=', line.id)
      .execute()
}
