import type { Difference, RecordCheck } from '@shouya/server/core/ledger/reconcile.ts'
import { sql } from 'kysely'

/** What orders say was paid, less what was paid back, is what was posted for them (domain 11.1 rule 7, 17.4 check 12). */
export const orderCheck: RecordCheck = async (db) => {
  const { rows } = await sql<Difference>`
    with posted as (
      select txn.biz_id as id, sum(case when txn.event like 'order_paid_%' then entry.amount else -entry.amount end) as amount
      from ledger_txn txn
      join ledger_entry entry on entry.txn_id = txn.id and entry.occur_time = txn.occur_time
      join ledger_account account on account.id = entry.account_id and account.account_type = 92
      where txn.biz_type = 'trade_order' and txn.event like 'order\\_%'
      group by txn.biz_id
    )
    select 'record' as kind, 'trade_order' as biz_type, trade_order.id as biz_id,
      (paid_amount - refund_amount)::bigint as expected, coalesce(posted.amount, 0)::bigint as actual
    from trade_order left join posted on posted.id = trade_order.id
    where paid_amount - refund_amount <> coalesce(posted.amount, 0)
    order by trade_order.id`.execute(db)
  return rows
}
