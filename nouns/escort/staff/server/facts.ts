import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Selectable } from 'kysely'
import { staff } from '../noun.ts'
import type { Facts } from './rules.ts'

export type Staff = Selectable<DB['escort_staff']>
/** What a row says about itself; whether its company works with the bank is never frozen. */
export type Own = Omit<Facts, 'company_status'>

/** A pass that was voided is none. */
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

/** What counts on a day: while somebody waits for approval of a change, what counted before until that midnight. */
export const factsOn = (row: Staff, day: string): Own =>
  row.status === staff.states.codes.waiting && row.snapshot_day !== null && day <= row.snapshot_day
    ? (row.snapshot as Own)
    : ownFacts(row)
