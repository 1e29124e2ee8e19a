import type { Ctx } from '@shouya/server/core/context.ts'
import { post } from '@shouya/server/core/ledger/post.ts'
import { sql } from 'kysely'
import { refundStatus } from '../noun.ts'
import { share } from '../rules.ts'
import type { Refund } from './refunds.ts'
import { type Order, recordOf, status, table } from './types.ts'

type Earned = {
  /** The agent that earned it. */
  readonly agent: number
  /** What was earned, and what of it is still there: fen. */
  readonly earned: number
  readonly kept: number
}

/**
 * Takes back as much of an order's commission as the refund is of what it was earned from; with the last piece, what is left of it. In the
 * transaction of the refund, before that is written as paid back.
 * @throws 1007 if the agent has been paid it out
 */
export async function returnCommission(ctx: Ctx, order: Order, { seq, amount }: Refund): Promise<void> {
  const { db, user, now } = ctx
  const commission = await commissionOfOrder(ctx, order)
  if (!commission) return
  const left = order.paid_amount - order.refund_amount - amount
  const back = commission.kept - share(commission.earned, left, await paidAtReceipt(ctx, order))
  if (back <= 0) return
  const why = { record: recordOf(order), part: String(seq), operator: user, memo: order.bill_no }
  const owners = { agent: commission.agent }
  await post(db, { event: 'commission_returned', owners, amounts: { amount: back }, ...why }, now)
}

async function commissionOfOrder({ db }: Ctx, { id }: Order): Promise<Earned | undefined> {
  const signed = sql`case entry.direction when 2 then entry.amount else -entry.amount end`
  const { rows } = await sql<Earned>`
    select account.owner_id as agent, sum(${signed})::bigint as kept,
      coalesce(sum(${signed}) filter (where txn.event = 'commission_earned'), 0)::bigint as earned
    from ledger_txn txn
    join ledger_entry entry on entry.txn_id = txn.id and entry.occur_time = txn.occur_time
    join ledger_account account on account.id = entry.account_id and account.account_type = 12
    where txn.biz_type = ${table} and txn.biz_id = ${id} and txn.event in ('commission_earned', 'commission_returned')
    group by account.owner_id`.execute(db)
  return rows[0]
}

/** What the commission was earned from: what was paid, without what had gone back before the receipt. */
async function paidAtReceipt({ db }: Ctx, { id, paid_amount }: Order): Promise<number> {
  const { before } = await db
    .selectFrom('order_refund')
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('before'))
    .where('order_id', '=', id)
    .where('status', '=', refundStatus.paid)
    .where('from_status', '<>', status.done)
    .executeTakeFirstOrThrow()
  return paid_amount - before
}
