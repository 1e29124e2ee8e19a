import type { Row } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { sql } from 'kysely'
import type * as Contract from '../contract.ts'

type Shown = Row<typeof Contract.Get>['refunds'][number]

/** The refunds of orders that were found in scope, the last first, each with its pieces. */
export async function refundsOfAll({ db, user }: Pick<Ctx, 'db' | 'user'>, orderIds: readonly number[]) {
  const refunds = await db
    .selectFrom('order_refund')
    .leftJoin('ledger_txn', 'ledger_txn.txn_no', 'order_refund.txn_no')
    .selectAll('order_refund')
    .select('ledger_txn.id as txn_id')
    .where('order_id', 'in', orderIds)
    .orderBy('seq', 'desc')
    .execute()
  const { rows: parts } = await sql<{ refund_id: number } & Shown['lines'][number]>`
    select part.refund_id, part.line_id, line.item_name, part.qty,
      array(select device_no from device where id = any(part.device_ids) order by device_no)::text[] as device_nos
    from order_refund_line part join order_line line on line.id = part.line_id
    where line.order_id = any(${[...orderIds]}::bigint[]) order by line.seq`.execute(db)
  return refunds.map((refund) => ({
    ...refund,
    status: refund.status as Shown['status'],
    // What an agent owes is nothing for its buyers, or for those below it.
    ...(user.scope.kind === 'party' && { commission_short: null, commission_taken: null }),
    lines: parts.filter(({ refund_id }) => refund_id === refund.id),
  }))
}
