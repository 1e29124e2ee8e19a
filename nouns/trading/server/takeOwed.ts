import { type Operator, post } from '@shouya/server/core/ledger/post.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'

type Got = {
  readonly agent: number
  /** Where it has just arrived, and how much: fen. */
  readonly account: 'commission' | 'goods'
  readonly amount: number
  /** What it came with, in the key of the posting: a debt may be paid by several. */
  readonly source: string
}

type Owed = { id: number; order_id: number; seq: number; bill_no: string; owed: number }

/**
 * What an agent owes of commissions that went back and could not be taken then (`returnCommission`): refunds, the oldest first. Locked, since
 * one may earn commission while it pays in, and these are two accounts.
 */
const owedBy = (db: Kysely<Unscoped>, agent: number) =>
  sql<Owed>`
    select refund.id, refund.order_id, refund.seq, goods.bill_no, refund.commission_short - refund.commission_taken as owed
    from order_refund refund join trade_order goods on goods.id = refund.order_id
    where refund.commission_agent_id = ${agent} and refund.commission_taken < refund.commission_short
    order by refund.id for update of refund`.execute(db)

/**
 * What an agent owes of commissions is taken from what it has just earned with another order, or paid in. After the posting of that.
 */
export async function takeOwed(
  db: Kysely<Unscoped>,
  { agent, account, amount: got, source }: Got,
  operator: Operator | null,
  at: Date,
): Promise<void> {
  const { rows } = await owedBy(db, agent)
  let left = got
  for (const { id, order_id, seq, bill_no, owed } of rows) {
    const taken = Math.min(left, owed)
    if (taken === 0) return
    left -= taken
    const why = { record: { table: 'trade_order', id: order_id }, part: `${seq}:${source}`, operator, memo: bill_no }
    const amounts = account === 'commission' ? { amount: taken, goods: 0 } : { amount: 0, goods: taken }
    await post(db, { event: 'commission_returned', owners: { agent }, amounts, ...why }, at)
    await sql`update order_refund set commission_taken = commission_taken + ${taken} where id = ${id}`.execute(db)
  }
}
