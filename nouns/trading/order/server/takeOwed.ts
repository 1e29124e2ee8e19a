import { type Operator, post } from '@shouya/server/core/ledger/post.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import { recordOf } from './types.ts'

type Earned = { readonly agent: number; readonly amount: number; readonly orderId: number }

/**
 * What an agent owes of commissions that went back (`returnCommission`) is taken from what it has just earned with another order, the oldest
 * first. After the posting of that, whose lock on the agent's account keeps others from taking the same.
 */
export async function takeOwed(
  db: Kysely<DB>,
  { agent, amount: earned, orderId }: Earned,
  operator: Operator | null,
  at: Date,
): Promise<void> {
  const refunds = await db
    .selectFrom('order_refund')
    .innerJoin('trade_order', 'trade_order.id', 'order_refund.order_id')
    .select(['order_refund.id', 'order_id', 'seq', 'bill_no', 'commission_short', 'commission_taken'])
    .where('commission_agent_id', '=', agent)
    .whereRef('commission_taken', '<', 'commission_short')
    .orderBy('order_refund.id')
    .execute()
  let left = earned
  for (const { id, order_id, seq, bill_no, commission_short, commission_taken } of refunds) {
    const amount = Math.min(left, commission_short - commission_taken)
    if (amount === 0) return
    left -= amount
    const record = recordOf({ id: order_id })
    // By the order that it is taken from: a debt may be paid by several.
    const why = { record, part: `${seq}:${orderId}`, operator, memo: bill_no }
    const posting = { event: 'commission_returned', owners: { agent }, amounts: { amount, goods: 0 }, ...why } as const
    await post(db as unknown as Kysely<Unscoped>, posting, at)
    await db
      .updateTable('order_refund')
      .set({ commission_taken: commission_taken + amount })
      .where('id', '=', id)
      .execute()
  }
}
