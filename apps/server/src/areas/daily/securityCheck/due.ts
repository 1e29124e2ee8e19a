import { type RawBuilder, sql } from 'kysely'
import { worksOn } from '../../tasks/public.ts'

/**
 * Whether a unit of the query checks on a day: an outlet that has hours and works then (domain 1.1, 5.2). `dept` is the
 * table's name in the query.
 */
export const checksOn = (day: string): RawBuilder<boolean> =>
  sql`dept.dept_type = 4 and dept.business_begin is not null and ${worksOn(day)}`

/** How many sessions a day has. */
export const SESSIONS_A_DAY = 3
