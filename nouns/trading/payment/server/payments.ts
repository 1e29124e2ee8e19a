import type { Row } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import type { LedgerRecord } from '@shouya/server/core/ledger/ledgerRecord.ts'
import type { Get } from '../contract.ts'

type Shown = Row<typeof Get>

/** Payments in the caller's scope. */
export const selectPayments = ({ scoped }: Pick<Ctx, 'scoped'>) =>
  scoped
    .rows('payment')
    .select(['id', 'pay_no', 'provider', 'amount', 'paid_amount', 'trade_no', 'status', 'expire_time', 'pay_time'])
    .select(['refund_amount', 'refund_time', 'code_url'])

/** The payments of a record that was found in scope, the last first. */
export const paymentsOf = async (ctx: Pick<Ctx, 'scoped'>, { table, id }: LedgerRecord): Promise<Shown[]> => {
  const rows = await selectPayments(ctx)
    .where('biz_type', '=', table)
    .where('biz_id', '=', id)
    .orderBy('id', 'desc')
    .execute()
  return rows as Shown[]
}
