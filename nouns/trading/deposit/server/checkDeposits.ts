import { accountTypes, ownerType } from '@shouya/server/core/ledger/accountTypes.ts'
import type { RecordCheck } from '@shouya/server/core/ledger/reconcile.ts'
import { sql } from 'kysely'
import { paymentStatus } from '../../payment/contract.ts'
import { pledge, pledgeTypes } from '../../pledge/noun.ts'

const { done } = pledge.states.codes
const { paid, added, refund, deducted, transfer } = pledgeTypes

/**
 * Compares what deposit records add up to with the members' deposits in the ledger, with the figures of the bindings, and with what
 * providers have been paid for them and have paid back.
 */
export const checkDeposits: RecordCheck = async (db) => {
  const { rows } = await sql<{
    account_id: number | null
    owner_type: number
    owner_id: number
    biz_type: string
    biz_id: number
    expected: number
    actual: number
  }>`
    with moved as (
      select member_id, binding_id, case when type in (${paid}, ${added}) then amount else -amount end as amount
        from cash_pledge where status = ${done} and type in (${paid}, ${added}, ${refund}, ${deducted}, ${transfer})
      union all
      select member_id, to_binding_id, amount from cash_pledge where status = ${done} and type = ${transfer}
    ), members as (
      select member_id, sum(amount)::bigint as total from moved group by member_id
    ), bindings as (
      select binding_id, sum(amount)::bigint as total from moved group by binding_id
    )
    select account.id as account_id, ${ownerType.member}::smallint as owner_type,
      coalesce(account.owner_id, members.member_id) as owner_id, 'member' as biz_type, coalesce(account.owner_id, members.member_id) as biz_id,
      coalesce(members.total, 0)::bigint as expected, coalesce(account.balance, 0)::bigint as actual
    from (select id, owner_id, balance from ledger_account
      where owner_type = ${ownerType.member} and account_type = ${accountTypes.deposit.code}) account
    full join members on members.member_id = account.owner_id
    where coalesce(members.total, 0) <> coalesce(account.balance, 0)
    union all
    select null, ${ownerType.member}, bound.member_id, 'member_device', bound.id, coalesce(bindings.total, 0)::bigint,
      bound.deposit_paid - bound.deposit_deducted - bound.deposit_refunded
    from member_device bound left join bindings on bindings.binding_id = bound.id
    where coalesce(bindings.total, 0) <> bound.deposit_paid - bound.deposit_deducted - bound.deposit_refunded
    union all
    select null, ${ownerType.member}, record.member_id, 'cash_pledge', record.id, through.amount, case record.status when ${done} then record.amount else 0 end
    from (select biz_id, paid_amount as amount from payment where biz_type = 'cash_pledge' and status = ${paymentStatus.paid}
      union all select biz_id, amount from payment_refund where biz_type = 'cash_pledge' and arrive_time is not null) through
    join cash_pledge record on record.id = through.biz_id
    where record.status <> ${done} or record.amount <> through.amount`.execute(db)
  return rows.map((row) => ({ kind: 'record', ...row }))
}
