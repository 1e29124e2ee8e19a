import type { Input, Result } from '@shouya/contract/action'
import { searchText } from '@shouya/noun/searchText'
import { enteredOf } from '@shouya/noun/values'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { checkCodes } from '@shouya/server/noun/checkCodes.ts'
import { insertRow, updateRow } from '@shouya/server/noun/store.ts'
import { toMove } from '@shouya/server/noun/write.ts'
import { tradeNumber } from '../../server/tradeNumber.ts'
import type * as Contract from '../contract.ts'
import { order } from '../noun.ts'
import { isPhysical, orderType, totalsOf } from '../rules.ts'
import { buyerNamed } from './buyers.ts'
import { checkInvoice } from './checkInvoice.ts'
import { addStep } from './flow.ts'
import { type Offer, offersFor } from './offers.ts'
import { overQuota } from './overQuota.ts'
import { reachedAt } from './reachedAt.ts'
import { whyNot } from './rules.ts'
import { type Order, status, table } from './types.ts'

type Content = Input<typeof Contract.Save>
type Priced = Offer & { readonly qty: number; readonly months: number }

/** Enters an order, or changes one that nobody has begun to pay. */
export async function saveOrder(ctx: Ctx, input: Content): Promise<Result<typeof Contract.Save>> {
  const { id, version, submit } = input
  const before = id === undefined ? null : await toMove(ctx, order, { id, version }, 'edit', whyNot(ctx, 'edit'))
  await checkCodes(ctx.db, order, input)
  if (before && (before.buyer_type !== input.buyer_type || before.buyer_id !== input.buyer_id))
    failAt('buyer_id', 'order.refused.otherBuyer')
  const buyer = await buyerNamed(ctx, input)
  // What somebody outside pays for the way is not theirs to say.
  if (ctx.user.scope.kind === 'party' && input.freight !== (before?.freight ?? 0))
    failAt('freight', 'order.refused.freight')
  const lines = pricedLines(input, await offersFor(ctx, buyer, input.order_type))
  const totals = totalsOf(lines, buyer.discount_rate, input.freight)
  if (totals.total !== input.total_amount) failAt('total_amount', 'order.refused.total', { total: totals.total / 100 })
  const over = await overQuota(ctx, buyer, lines, before?.id ?? null)
  if (over) failAt(`lines.${over.at}.qty`, 'order.refused.quota', { left: over.left })
  checkInvoice(input)
  const content = { ...input, ...reachedAt(input, buyer) }
  const isOrdered = submit || before?.status === status.ordered
  if (isOrdered) checkComplete(content, totals.total)
  const row = {
    ...enteredOf(order, content),
    ...{ buyer_type: buyer.buyer_type, buyer_id: buyer.buyer_id, buyer_name: buyer.name },
    ...{ agent_id: buyer.agent_id, member_id: buyer.member_id },
    ...{ goods_amount: totals.goods, discount_amount: totals.discount, freight: input.freight },
    status: isOrdered ? status.ordered : status.draft,
    ...(before && { edit_user_id: ctx.user.userId }),
    ...(isOrdered && before?.status !== status.ordered && { submit_time: ctx.now, submit_user_id: ctx.user.userId }),
  }
  const bill_no = before?.bill_no ?? (await tradeNumber(ctx, order.prefix))
  const words = [searchText(order, { ...row, bill_no }), ...lines.map(({ item_name }) => item_name.toLowerCase())]
  const values = { ...row, search_text: words.join(' ') }
  const saved = before
    ? await updateRow(ctx, table, before.id, values)
    : await insertRow(ctx, table, { ...values, bill_no })
  await writeLines(ctx, saved.id, lines)
  ctx.note({ table, id: saved.id, billNo: bill_no, before, after: row })
  await flowOf(ctx, saved.id, before, row.status)
  return { ...saved, bill_no }
}

/** The lines at the prices of today; each thing stands in one line. */
function pricedLines({ lines, order_type }: Content, offers: readonly Offer[]): Priced[] {
  const keyOf = ({
    product_id,
    consume_id,
    binding_id,
  }: Omit<Offer, 'item_name' | 'item_spec' | 'price' | 'deposit'>) =>
    binding_id !== null ? `b${binding_id}` : consume_id !== null ? `c${consume_id}` : `p${product_id}`
  const byKey = new Map(offers.map((offer) => [keyOf(offer), offer]))
  const isMonthly = order_type === orderType.lease || order_type === orderType.renewal
  const seen = new Set<string>()
  return lines.map(({ qty, months, ...line }, at) => {
    const offer = byKey.get(keyOf(line))
    if (!offer) return failAt(`lines.${at}`, 'order.refused.offer')
    if (seen.has(keyOf(line))) failAt(`lines.${at}`, 'order.refused.twice')
    seen.add(keyOf(line))
    if (order_type === orderType.renewal && qty !== 1) failAt(`lines.${at}.qty`, 'order.refused.renewal')
    return { ...offer, qty, months: isMonthly ? months : 1 }
  })
}

/** What an order needs before somebody pays it. */
export function checkComplete(
  row: Pick<Order, 'order_type' | 'contact_name' | 'phone' | 'address'>,
  total: number,
): void {
  if (total === 0) failAt('lines', 'order.refused.nothingToPay')
  if (!isPhysical(row.order_type)) return
  for (const field of ['contact_name', 'phone', 'address'] as const)
    if (row[field] === null) failAt(field, 'order.refused.whereTo')
}

async function writeLines({ db }: Ctx, order_id: number, lines: readonly Priced[]): Promise<void> {
  await db.deleteFrom('order_line').where('order_id', '=', order_id).execute()
  await db
    .insertInto('order_line')
    .values(lines.map((line, at) => ({ ...line, order_id, seq: at + 1 })))
    .execute()
}

async function flowOf(
  { db, user, now }: Ctx,
  order_id: number,
  before: Order | null,
  to_status: number,
): Promise<void> {
  const from_status = before?.status ?? null
  const action = before === null ? 'add' : 'edit'
  const { draft } = status
  await addStep(
    everything(db),
    { order_id, action, from_status, to_status: before === null ? draft : before.status },
    user,
    now,
  )
  if (to_status !== (before?.status ?? draft))
    await addStep(everything(db), { order_id, action: 'submit', from_status: draft, to_status }, user, now)
}
