import { type RawBuilder, sql } from 'kysely'
import { status } from './types.ts'

const { waiting, dispatched, working, suspended } = status
const isOf = (...codes: number[]) => sql`repair_order.status in (${sql.join(codes.map((code) => sql.lit(code)))})`

/**
 * The deadline that an order has to meet next (domain 8.3): to be answered, then to have arrived, then to be repaired; empty once it
 * is repaired or ended, or waits for its author.
 */
export const dueTime: RawBuilder<string | null> = sql<string | null>`case
  when ${isOf(waiting, dispatched)} then repair_order.respond_due
  when ${isOf(working, suspended)} then
    case when repair_order.arrive_time is null then least(repair_order.arrive_due, repair_order.fix_due) else repair_order.fix_due end
  end`

/** Whether that deadline has passed; while it is on hold the clock stands still. */
export const isOverdue = (now: Date): RawBuilder<boolean> => sql<boolean>`coalesce(${dueTime}
  < case when ${isOf(suspended)} then repair_order.suspend_time else ${now}::timestamptz end, false)`
