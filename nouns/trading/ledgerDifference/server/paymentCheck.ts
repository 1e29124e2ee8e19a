import { ownerType } from '@shouya/server/core/ledger/accountTypes.ts'
import type { Difference, RecordCheck } from '@shouya/server/core/ledger/reconcile.ts'
import { sql } from 'kysely'
import { order, refundStatus } from '../../order/noun.ts'
import { paymentStatus } from '../../payment/contract.ts'
import { payType } from '../../payment/noun.ts'
import { recharge } from '../../recharge/noun.ts'

const paidBack = recharge.states.codes.refunded

/**
 * What providers were paid and have paid back is what orders and recharges say of themselves (domain 11.1 rule 7), also of those that name a
 * provider and have no payment; deposits are compared with their records.
 */
export const paymentCheck: RecordCheck = async (db) => {
  const { rows } = await sql<Difference>`
    with paid as (
      select ${order.table} as biz_type, id as biz_id, paid_amount as amount, member_id, agent_id, pay_type
      from trade_order where pay_time is not null
      union all
      select ${recharge.table}, id, pay_amount, member_id, agent_id, pay_type from recharge_order where pay_time is not null
    ), paid_back as (
      select 'order_refund' as biz_type, id as biz_id, amount from order_refund where status = ${refundStatus.paid}
      union all
      select ${recharge.table}, id, refund_amount from recharge_order where status = ${paidBack}
    ), through as (
      select biz_type, biz_id, min(member_id) as member_id, min(agent_id) as agent_id, sum(amount) as amount
      from payment where status = ${paymentStatus.paid} and biz_type in (${order.table}, ${recharge.table}) group by 1, 2
    ), through_back as (
      select payment.biz_type as of_type, payment.biz_id as of_id, member_id, agent_id, refund.biz_type, refund.biz_id, refund.amount
      from payment_refund refund join payment on payment.id = refund.payment_id
      where arrive_time is not null and payment.biz_type in (${order.table}, ${recharge.table})
    ), compared as (
      select biz_type, biz_id, through.member_id, through.agent_id, through.amount as expected, coalesce(paid.amount, 0) as actual
      from through left join paid using (biz_type, biz_id)
      union all
      select biz_type, biz_id, paid.member_id, paid.agent_id, 0, paid.amount
      from paid left join through using (biz_type, biz_id)
      where through.biz_id is null and pay_type in (${payType.wechat}, ${payType.alipay})
      union all
      select of_type, of_id, member_id, agent_id, through_back.amount, coalesce(paid_back.amount, 0)
      from through_back left join paid_back using (biz_type, biz_id)
    )
    select 'record' as kind, biz_type, biz_id, expected::bigint, actual::bigint,
      (case when member_id is null then ${ownerType.agent}::int else ${ownerType.member}::int end) as owner_type,
      coalesce(member_id, agent_id) as owner_id
    from compared where expected <> actual order by biz_type, biz_id`.execute(db)
  return rows
}
