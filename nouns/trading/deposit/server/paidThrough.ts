import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { paymentStatus } from '../../payment/contract.ts'
import type { ProviderName } from '../../payment/noun.ts'
import { pledge } from '../../pledge/noun.ts'

/**
 * The record whose payment through a provider is the money of a record, which may have come on by transfers from other devices, and the
 * provider; undefined where it was paid otherwise.
 */
export async function paidThrough(db: Kysely<Unscoped>, pledgeNo: string) {
  const { rows } = await sql<{ id: number; provider: ProviderName }>`
    with recursive way as (
      select id, origin_pledge_no from cash_pledge where pledge_no = ${pledgeNo}
      union all
      select came.id, came.origin_pledge_no from cash_pledge came join way on came.pledge_no = way.origin_pledge_no
    )
    select way.id, provider from way join payment
      on biz_type = ${pledge.table} and biz_id = way.id and payment.status = ${paymentStatus.paid}`.execute(db)
  return rows[0]
}
