import { contentHash } from '@shouya/server/core/signatures/signatures.ts'
import { instant } from '@shouya/server/core/time/local.ts'
import type { Handover } from './rules.ts'

const fields = [
  'bill_no',
  'biz_date',
  'dept_id',
  'handover_type',
  'keys',
  'from_user_id',
  'to_user_id',
  'supervisor_user_id',
  'reason',
  'seal_before',
  'seal_after',
  'password_changed',
  'place_under_monitor',
  'is_backfill',
  'backfill_reason',
  'remark',
] as const

type Content = Pick<
  Handover,
  (typeof fields)[number] | 'handover_time' | 'expect_return_time' | 'filed_at' | 'oa_examine_id' | 'oa_examine_no'
>

/** What the signatures stand under. Times as instants, so that another business time zone changes nothing. */
export function signedHash(row: Content, timezone: string): string {
  const at = (time: string | null) => time && instant(time, timezone).toISOString()
  return contentHash({
    ...Object.fromEntries(fields.map((field) => [field, row[field]])),
    // Only handovers that have one: those from before there were permits, or a time of the device, keep their hash.
    ...(row.oa_examine_id === null ? {} : { oa_examine_id: row.oa_examine_id, oa_examine_no: row.oa_examine_no }),
    ...(row.filed_at === null ? {} : { filed_at: at(row.filed_at) }),
    handover_time: at(row.handover_time),
    expect_return_time: at(row.expect_return_time),
  })
}
