import { signedAmount } from '@shouya/server/core/ledger/book.ts'
import type { Difference, RecordCheck } from '@shouya/server/core/ledger/reconcile.ts'
import { sql } from 'kysely'
import { refundStatus } from '../noun.ts'

/**
 * What orders say was paid is what was posted for them, and so is what was paid back, which is the sum of their refunds (domain 11.1 rule 7,
 * 17.4 check 12).
 */
export const orderCheck: RecordCheck = async (db) => {
  const { rows } = await sql<Difference>`
    with posted as (
      select txn.biz_id as id,
        coalesce(sum(${signedAmount}) filter (where txn.event like 'order\\_paid\\_%'), 0) as paid,
        coalesce(-sum(${signedAmount}) filter (where txn.event like 'order\\_refund%'), 0) as refunded
      from ledger_txn txn
      join ledger_entry entry on entry.txn_id = txn.id and entry.occur_time = txn.occur_time
      join ledger_account account on account.id = entry.account_id and account.account_type = 92
      where txn.biz_type = 'trade_order' and txn.event like 'order\\_%'
      group by txn.biz_id
    ), decided as (
      select order_id as id, sum(amount) as refunded from order_refund where status = ${refundStatus.paid} group by order_id
    ), said as (
      select id, paid_amount as expected, coalesce(posted.paid, 0) as actual from trade_order left join posted using (id)
      union all
      select id, refund_amount, coalesce(posted.refunded, 0) from trade_order left join posted using (id)
      union all
      select id, refund_amount, coalesce(decided.refunded, 0) from trade_order left join decided using (id)
    )
    select 'record' as kind, 'trade_order' as biz_type, id as biz_id, buyer_type as owner_type, buyer_id as owner_id,
      expected::bigint, actual::bigint
    from said join trade_order using (id) where expected <> actual order by id`.execute(db)
  return rows
}
