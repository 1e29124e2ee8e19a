import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Selectable } from 'kysely'
import { staff } from '../noun.ts'
import type { Facts } from './rules.ts'

export type Staff = Selectable<DB['escort_staff']>
/** The facts of a row; the state of its company is always the current one. */
export type Own = Omit<Facts, 'company_status'>

/** The facts of a row as they are now; a voided pass does not count. */
export const ownFacts = (row: Staff): Own => ({
  status: row.status,
  duty_type: row.duty_type,
  pass_begin: row.pass_void_time === null ? row.pass_begin : null,
  pass_end: row.pass_void_time === null ? row.pass_end : null,
  guard_cert: row.guard_cert_mask !== null,
  gun_cert_end: row.gun_cert_end,
  drive_end: row.drive_end,
  bg_check_date: row.bg_check_date,
  bg_check_result: row.bg_check_result,
})

/** The facts that count on a day: while a change waits for approval, those from before the change until midnight. */
export const factsOn = (row: Staff, day: string): Own =>
  row.status === staff.states.codes.waiting && row.snapshot_day !== null && day <= row.snapshot_day
    ? (row.snapshot as Own)
    : ownFacts(row)
