import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { balancesOf } from '@shouya/server/core/ledger/balances.ts'
import { type Posting, post } from '@shouya/server/core/ledger/post.ts'
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
 * Takes back as much of an order's commission as the refund is of what it was earned from; with the last piece, what is left of it. What the
 * agent has been paid out already comes from its goods account; what is short there, too, it owes (`takeOwed`), so that no buyer waits for
 * it. In the transaction of the refund, before that is written as paid back.
 */
export async function returnCommission(ctx: Ctx, order: Order, { id, seq, amount }: Refund): Promise<void> {
  const { db, user } = ctx
  const commission = await commissionOfOrder(ctx, order)
  if (!commission) return
  const left = order.paid_amount - order.refund_amount - amount
  const stays = share(commission.earned, left, await paidAtReceipt(ctx, order))
  const back = commission.kept - (await owedOfOrder(ctx, order)) - stays
  if (back <= 0) return
  const why = { record: recordOf(order), part: String(seq), operator: user, memo: order.bill_no }
  const short = back - (await take(ctx, { agent: commission.agent, back, why }))
  if (short === 0) return
  await db
    .updateTable('order_refund')
    .set({ commission_short: short, commission_agent_id: commission.agent })
    .where('id', '=', id)
    .execute()
}

type Taking = Pick<Earned, 'agent'> & {
  readonly back: number
  readonly why: Pick<Posting<'commission_returned'>, 'record' | 'part' | 'operator' | 'memo'>
}

/** Takes what there is: commission first, then goods. Answers how much. */
async function take({ db, now }: Ctx, { agent, back, why }: Taking): Promise<number> {
  const { commission, goods } = await balancesOf(db, 'agent', agent)
  if ((commission?.available ?? 0) + (goods?.available ?? 0) <= 0) return 0
  let taken = 0
  const amounts: Posting<'commission_returned'>['amounts'] = (available) => {
    const amount = Math.min(back, available('commission'))
    const rest = Math.min(back - amount, available('goods'))
    taken = amount + rest
    // Spent since it was read: whoever pays back tries again.
    if (taken === 0) fail('Insufficient')
    return { amount, goods: rest }
  }
  await post(db, { event: 'commission_returned', owners: { agent }, amounts, ...why }, now)
  return taken
}

async function commissionOfOrder({ db }: Ctx, { id }: Order): Promise<Earned | undefined> {
  const signed = sql`case entry.direction when 2 then entry.amount else -entry.amount end`
  const { rows } = await sql<Earned>`
    select account.owner_id as agent, sum(${signed})::bigint as kept,
      coalesce(sum(${signed}) filter (where txn.event = 'commission_earned'), 0)::bigint as earned
    from ledger_txn txn
    join ledger_entry entry on entry.txn_id = txn.id and entry.occur_time = txn.occur_time
    join ledger_account account on account.id = entry.account_id and account.account_type in (11, 12)
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

/** What the agent still owes of earlier refunds of the order. */
async function owedOfOrder({ db }: Ctx, { id }: Order): Promise<number> {
  const { owed } = await db
    .selectFrom('order_refund')
    .select(sql<number>`coalesce(sum(commission_short - commission_taken), 0)::bigint`.as('owed'))
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow()
  return owed
}
