import { contentHash } from '@shouya/server/core/signatures/signatures.ts'
import { instant } from '@shouya/server/core/time/local.ts'
import type { Access } from './rules.ts'

const fields = [
  'bill_no',
  'dept_id',
  'applicant_type',
  'applicant_name',
  'applicant_unit',
  'personal_digest',
  'fellow_names',
  'legal_doc_type',
  'legal_doc_no',
  'legal_doc_file_ids',
  'video_reason',
  'reason',
  'oa_examine_id',
  'oa_examine_no',
  'location',
  'camera_list',
  'access_mode',
  'operator_user_id',
  'supervisor_user_id',
  'result',
  'copy_media',
  'media_no',
  'file_count',
  'file_hash',
  'receiver_sign_file_id',
  'return_due',
  'remark',
] as const

const moments = ['video_begin', 'video_end', 'access_begin', 'access_end'] as const

export type Content = Pick<Access, (typeof fields)[number] | (typeof moments)[number]>

/** What operator, supervisor and receiver sign. Times as instants, so that another business time zone changes nothing. */
export function signedHash(row: Content, timezone: string): string {
  const at = (time: string | null) => time && instant(time, timezone).toISOString()
  return contentHash({
    ...Object.fromEntries(fields.map((field) => [field, row[field]])),
    ...Object.fromEntries(moments.map((moment) => [moment, at(row[moment])])),
  })
}
