import type { Row } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import type { LedgerRecord } from '@shouya/server/core/ledger/ledgerRecord.ts'
import type { Get } from '../contract.ts'

type Shown = Row<typeof Get> & { readonly biz_id: number; readonly code_url: string | null }
type Reader = Pick<Ctx, 'db' | 'scoped'>

/** Payments in the caller's scope. */
const selectPayments = ({ scoped }: Reader) =>
  scoped
    .rows('payment')
    .select(['id', 'pay_no', 'provider', 'amount', 'paid_amount', 'trade_no', 'status', 'expire_time', 'pay_time'])
    .select(['refund_amount', 'code_url', 'biz_id'])

/** Payments with what went back of each. */
async function withRefunds(
  { db }: Reader,
  rows: Awaited<ReturnType<ReturnType<typeof selectPayments>['execute']>>,
): Promise<Shown[]> {
  const refunds = await db
    .selectFrom('payment_refund')
    .select(['payment_id', 'refund_no', 'amount', 'arrive_time'])
    .where('payment_id', 'in', [0, ...rows.map(({ id }) => id)])
    .orderBy('id')
    .execute()
  const ofRow = (id: number) => refunds.filter(({ payment_id }) => payment_id === id)
  return rows.map((row) => ({ ...row, refunds: ofRow(row.id) }) as Shown)
}

/** A payment that was found in scope. */
export async function paymentFound(ctx: Reader, id: number): Promise<Shown> {
  const row = await selectPayments(ctx).where('id', '=', id).executeTakeFirstOrThrow()
  const [payment] = await withRefunds(ctx, [row])
  return payment as Shown
}

/** The payments of records of a table that were found in scope, the last first. */
export async function paymentsOfAll(ctx: Reader, table: string, ids: readonly number[]): Promise<Shown[]> {
  if (ids.length === 0) return []
  const rows = await selectPayments(ctx)
    .where('biz_type', '=', table)
    .where('biz_id', 'in', ids)
    .orderBy('id', 'desc')
    .execute()
  return withRefunds(ctx, rows)
}

/** The payments of one. */
export const paymentsOf = (ctx: Reader, { table, id }: LedgerRecord): Promise<Shown[]> =>
  paymentsOfAll(ctx, table, [id])
