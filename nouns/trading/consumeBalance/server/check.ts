import type { Difference, RecordCheck } from '@shouya/server/core/ledger/reconcile.ts'
import { sql } from 'kysely'
import { adjustmentStatus, consumeBalance } from '../noun.ts'

/**
 * Pieces are what their log adds up to, each change follows the one before it, and what is set aside is what waits to be taken away (domain
 * 11.1 rules 7 and 8). Money is not concerned: nobody's payouts are stopped.
 */
export const balanceCheck: RecordCheck = async (db) => {
  const { rows } = await sql<Difference>`
    with logged as (
      select balance_id, before, after, sum(case direction when 1 then qty else -qty end) over (partition by balance_id) as total,
        coalesce(lag(after) over (partition by balance_id order by id), 0) as follows,
        row_number() over (partition by balance_id order by id desc) as nth
      from consume_balance_log
    ), waiting as (
      select balance_id, sum(greatest(-change, 0)) as frozen
      from consume_adjustment where status = ${adjustmentStatus.waiting} group by balance_id
    ), compared as (
      select balance.id, coalesce(logged.total, 0) as expected, balance.quantity as actual
      from consume_balance balance left join logged on logged.balance_id = balance.id and nth = 1
      union all
      select balance_id, follows, before from logged
      union all
      select balance.id, coalesce(waiting.frozen, 0), balance.frozen
      from consume_balance balance left join waiting on waiting.balance_id = balance.id
    )
    select 'quantity' as kind, ${consumeBalance.table} as biz_type, id as biz_id, expected::bigint, actual::bigint
    from compared where expected <> actual order by id`.execute(db)
  return rows
}
