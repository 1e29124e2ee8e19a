import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { asksFor } from './asksFor.ts'
import { versionsPublishing } from './publishing.ts'

/** What an approved purchase publishes: it pays for the repair order that its form names in `repair_order_no`. */
export const PURCHASE = 'purchase.register'

/** Submitted purchases that name a repair order, of units that may ask for it; the last first. */
export const requestsPayingFor = (db: Kysely<Unscoped>, order: { bill_no: string; dept_id: number }) =>
  db
    .selectFrom('appr_instance')
    .select(['id', 'bill_no', 'status'])
    .where('flow_id', 'in', versionsPublishing(db, PURCHASE).select('flow_id'))
    .where(sql<boolean>`state -> 'form' @> ${JSON.stringify({ repair_order_no: order.bill_no })}::jsonb`)
    .where(asksFor(sql.ref('appr_instance.dept_id'), sql`${order.dept_id}`))
    .orderBy('create_time', 'desc')
    .orderBy('id', 'desc')
