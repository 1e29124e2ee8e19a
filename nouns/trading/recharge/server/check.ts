import { accountTypes, ownerType } from '@shouya/server/core/ledger/accountTypes.ts'
import { signedAmount } from '@shouya/server/core/ledger/book.ts'
import type { Difference, RecordCheck } from '@shouya/server/core/ledger/reconcile.ts'
import { sql } from 'kysely'
import { status } from './types.ts'

const { cash, refundsUnderWay } = accountTypes

/** What recharges say was paid and paid back is what was posted for them, less what was reversed (domain 11.1 rule 7). */
export const rechargeCheck: RecordCheck = async (db) => {
  const { rows } = await sql<Difference>`
    with said as (
      select id, member_id, case when pay_time is null then 0 else pay_amount end as paid,
        case when status = ${status.refunded} then refund_amount else 0 end as refunded
      from recharge_order
    ), posted as (
      select txn.biz_id as id,
        -sum(${signedAmount}) filter (where txn.event = 'recharged' and account.account_type = ${cash.code}) as paid,
        sum(${signedAmount}) filter (where txn.event = 'recharge_refund_sent' and account.account_type = ${refundsUnderWay.code}) as refunded
      from ledger_txn txn
      join ledger_entry entry on entry.txn_id = txn.id and entry.occur_time = txn.occur_time
      join ledger_account account on account.id = entry.account_id
      where txn.biz_type = 'recharge_order'
      group by txn.biz_id
    )
    select 'record' as kind, 'recharge_order' as biz_type, said.id as biz_id, ${ownerType.member}::smallint as owner_type,
      said.member_id as owner_id, (said.paid - said.refunded)::bigint as expected,
      (coalesce(posted.paid, 0) - coalesce(posted.refunded, 0))::bigint as actual
    from said left join posted on posted.id = said.id
    where said.paid <> coalesce(posted.paid, 0) or said.refunded <> coalesce(posted.refunded, 0)
    order by said.id`.execute(db)
  return rows
}
