import { type RawBuilder, sql } from 'kysely'

/**
 * Whether a unit of the query checks on a day: an outlet that has hours, is open, and has its business day then (domain 1.1,
 * 5.2). `dept` is the table's name in the query.
 */
export const checksOn = (day: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`dept.dept_type = 4 and dept.status = 1 and dept.business_begin is not null
    and coalesce(dept.open_date, dept.create_time::date) <= ${day}
    and dept.create_time::date <= ${day}
    and extract(isodow from ${day})::text = any(string_to_array(dept.business_days, ','))`

/** How many sessions a day has. */
export const SESSIONS_A_DAY = 3
