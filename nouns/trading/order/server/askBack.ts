import type { Input } from '@shouya/contract/action'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import { sql } from 'kysely'
import { ownerType as balanceOwner } from '../../consumeBalance/noun.ts'
import { heldDevices } from '../../server/sentDevices.ts'
import type * as Contract from '../contract.ts'
import { refundOf } from '../refundOf.ts'
import { isSentIn, REFUND_DAYS, refundableOf, sentOf } from '../rules.ts'
import { ownerOf } from './complete.ts'
import { linesOf } from './goods.ts'
import { insertRefund, type Part } from './refunds.ts'
import { returnableIn } from './returnable.ts'
import { type Line, type Order, status } from './types.ts'

type Wish = NonNullable<Input<typeof Contract.UpdateStatus>['back']>
type Device = { readonly id: number; readonly device_no: string }

/**
 * Asks back what somebody wishes, or all that is left, and answers the columns of the order that waits for finance then.
 * @throws 1001 for more than is left, devices that a line does not have, another amount than the server computes, received goods that nobody
 * says are unopened; 1004 nothing is left, or of an order that was sent in part, what was sent longer ago than a refund can be asked for; 1007
 * for authorisations that were used
 */
export async function askBack(
  ctx: Ctx,
  before: Order,
  { reason, back: wish, unopened }: { reason: string; back: Wish | null; unopened: boolean },
) {
  const lines = await linesOf(ctx, before.id)
  const is_sent = isSentIn(before.status) ?? wish?.is_sent ?? false
  if (is_sent && before.status === status.partly) await checkDays(ctx, before)
  const parts = wish
    ? await partsWished(ctx, before, lines, wish, is_sent)
    : await allParts(ctx, before, lines, is_sent)
  const amount = refundOf(before, lines, (line) => parts.find((part) => part.line === line)?.qty ?? 0)
  if (wish && wish.amount !== amount) failAt('back.amount', 'order.refused.backAmount', { amount: amount / 100 })
  if (amount === 0) fail('WrongState', { reason: 'order.refused.nothingBack' })
  if (before.status === status.done) await checkUnused(ctx, before, parts)
  // Of a renewal, or a repair, nothing is ever sent.
  const wasSent = is_sent && parts.some(({ line }) => sentOf(line) > 0)
  const isReceived = wasSent && before.status === status.done
  if (isReceived && !unopened) failAt('unopened', 'order.refused.opened')
  await insertRefund(ctx, before, { is_sent: wasSent, unopened: isReceived, amount, reason, parts })
  return { status: status.refunding, refund_apply_user_id: ctx.user.userId }
}

async function partsWished(
  ctx: Ctx,
  before: Order,
  lines: readonly Line[],
  wish: Wish,
  isSent: boolean,
): Promise<Part[]> {
  const parts: Part[] = []
  for (const [at, { line_id, qty, device_nos }] of wish.lines.entries()) {
    const path = `back.lines.${at}`
    const line = lines.find((each) => each.id === line_id)
    if (!line || parts.some((part) => part.line === line)) failAt(`${path}.line_id`, 'order.refused.line')
    if (qty > refundableOf(before.status, isSent, line)) failAt(`${path}.qty`, 'order.refused.moreToRefund')
    const count = devicesIn(line, qty, isSent)
    if (device_nos.length !== count) failAt(`${path}.device_nos`, 'order.refused.deviceCount')
    const known = count === 0 ? [] : await devicesOf(ctx, before, line)
    const numbers = device_nos.map((number) => number.toUpperCase())
    const wrong = numbers.find(
      (number, index) => known.every(({ device_no }) => device_no !== number) || numbers.indexOf(number) !== index,
    )
    if (wrong !== undefined) failAt(`${path}.device_nos`, 'order.refused.deviceNotSent', { number: wrong })
    const deviceIds = known.filter(({ device_no }) => numbers.includes(device_no)).map(({ id }) => id)
    parts.push({ line, qty, deviceIds })
  }
  return parts
}

/** All that is left, with all devices. */
async function allParts(ctx: Ctx, before: Order, lines: readonly Line[], isSent: boolean): Promise<Part[]> {
  const parts: Part[] = []
  for (const line of lines) {
    const qty = refundableOf(before.status, isSent, line)
    if (qty === 0) continue
    const count = devicesIn(line, qty, isSent)
    const known = count === 0 ? [] : await devicesOf(ctx, before, line)
    if (known.length !== count) fail('WrongState', { reason: 'order.refused.deviceGone' })
    parts.push({ line, qty, deviceIds: known.map(({ id }) => id) })
  }
  if (parts.length === 0) fail('WrongState', { reason: 'order.refused.nothingBack' })
  return parts
}

/** How many devices come back with so many pieces: none of what is no device, was not sent, or was repaired. */
const devicesIn = (line: Line, qty: number, isSent: boolean): number =>
  isSent && line.product_id !== null && sentOf(line) > 0 ? qty : 0

/** The devices of a line that can come back. */
async function devicesOf({ db }: Ctx, before: Order, line: Line): Promise<Device[]> {
  return everything(db)
    .selectFrom('device')
    .select(['id', 'device_no'])
    .where(sql<boolean>`id in (select device_id from ${heldDevices(sql`${line.id}::bigint`)} held)`)
    .where('status', '=', returnableIn(before.status))
    .orderBy('id')
    .execute()
}

/** What was sent of an order that is not complete yet can be asked back as long as what was delivered. */
async function checkDays({ db, now }: Ctx, { id }: Order): Promise<void> {
  const { rows } = await sql<{ isLate: boolean }>`
    select coalesce(max(create_time) < ${now}::timestamptz - make_interval(days => ${REFUND_DAYS}), true) as "isLate"
    from order_delivery where order_id = ${id}`.execute(db)
  if (rows[0]?.isLate) fail('WrongState', { reason: 'order.refused.refundLate' })
}

/** Of what was received, only authorisations that nobody has used are taken back: said at once, and once more when it is decided. */
async function checkUnused({ db }: Ctx, before: Order, parts: readonly Part[]): Promise<void> {
  for (const { line, qty } of parts.filter((part) => part.line.consume_id !== null)) {
    const { rows } = await sql<{ isLeft: boolean }>`
      select coalesce(max(quantity - frozen), 0) >= ${qty} * (select pieces from consume where id = ${line.consume_id}) as "isLeft"
      from consume_balance
      where owner_type = ${balanceOwner[ownerOf(before)]} and owner_id = ${before.buyer_id} and consume_id = ${line.consume_id}`.execute(
      db,
    )
    if (!rows[0]?.isLeft) fail('Insufficient', { reason: 'consumeBalance.refused.insufficient' })
  }
}
