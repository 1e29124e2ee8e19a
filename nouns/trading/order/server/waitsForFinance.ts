import { type RawBuilder, sql } from 'kysely'
import { payType } from '../../payment/noun.ts'
import { status } from './types.ts'

const ways = sql`${sql.lit(payType.transfer)}, ${sql.lit(payType.offline)}`

/** Whether a row of `trade_order` has a voucher of a transfer that finance is to confirm: it waits for that, and not for the clock. */
export const waitsForFinance: RawBuilder<boolean> = sql<boolean>`(trade_order.status = ${sql.lit(status.ordered)}
  and coalesce(trade_order.pay_type in (${ways}), false) and cardinality(trade_order.pay_voucher_file_ids) > 0)`
