import type { Row } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import type { LedgerRecord } from '@shouya/server/core/ledger/ledgerRecord.ts'
import { sql } from 'kysely'
import type { Get } from '../contract.ts'

type Shown = Row<typeof Get>

/** Payments in the caller's scope. */
export const selectPayments = ({ scoped }: Pick<Ctx, 'scoped'>) =>
  scoped
    .rows('payment')
    .select(['id', 'pay_no', 'provider', 'amount', 'paid_amount', 'trade_no', 'status', 'expire_time', 'pay_time'])
    .select(['refund_amount', 'code_url'])
    .select(
      sql<string | null>`(select max(arrive_time) from payment_refund back where back.payment_id = payment.id
        having bool_and(arrive_time is not null))`.as('refund_time'),
    )

/** The payments of records of a table that were found in scope, the last first. */
export async function paymentsOfAll(ctx: Pick<Ctx, 'scoped'>, table: string, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await selectPayments(ctx)
    .select('biz_id')
    .where('biz_type', '=', table)
    .where('biz_id', 'in', ids)
    .orderBy('id', 'desc')
    .execute()
  return rows as (Shown & { biz_id: number })[]
}

/** The payments of one. */
export const paymentsOf = (ctx: Pick<Ctx, 'scoped'>, { table, id }: LedgerRecord): Promise<Shown[]> =>
  paymentsOfAll(ctx, table, [id])
