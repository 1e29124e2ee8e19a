import { sql } from 'kysely'
import { FEE_LIMIT, VENDOR_BEARS } from '../rules.ts'
import { status } from './types.ts'

/** The rule `isUnapproved` in SQL. */
export const unapproved = sql<boolean>`(repair_order.status = ${sql.lit(status.confirming)}
  and repair_order.total_fee > ${sql.lit(FEE_LIMIT)} and repair_order.fee_bearer <> ${sql.lit(VENDOR_BEARS)}
  and coalesce(repair_order.fee_approved, 0) < repair_order.total_fee)`
