import { contentHash } from '@shouya/server/core/signatures/signatures.ts'
import { instant } from '@shouya/server/core/time/local.ts'
import type { Entry } from './rules.ts'

const fields = [
  'bill_no',
  'biz_date',
  'dept_id',
  'person_type',
  'name',
  'gender',
  'company',
  'cert_type',
  'personal_digest',
  'letter_no',
  'letter_file_ids',
  'areas',
  'visit_reason',
  'reason',
  'approver_user_id',
  'oa_examine_id',
  'oa_examine_no',
  'accompany_user_id',
  'belongings',
  'tools_list',
  'weapon_check',
  'privacy_told',
  'person_count',
  'visitor_sign_file_id',
  'face_photo_file_id',
  'is_backfill',
  'backfill_reason',
  'replaces_id',
  'remark',
] as const

type Content = Pick<Entry, (typeof fields)[number] | 'in_time' | 'filed_at'>

/**
 * What the visitor's signature stands under. Of the personal numbers only their salted hash: it holds when the numbers are
 * forgotten. Times as instants, so that another business time zone changes nothing.
 */
export function signedHash(row: Content, timezone: string): string {
  const at = (time: string | null) => time && instant(time, timezone).toISOString()
  return contentHash({
    ...Object.fromEntries(fields.map((field) => [field, row[field]])),
    in_time: at(row.in_time),
    filed_at: at(row.filed_at),
  })
}
