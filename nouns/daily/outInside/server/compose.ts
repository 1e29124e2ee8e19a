import type { Keys } from '@shouya/server/core/keys/keys.ts'
import type { Personal } from '../../server/personal.ts'
import { signedHash } from './content.ts'
import { personalColumns } from './personal.ts'
import { leaveDue, status } from './rules.ts'

type Person = { id: number; name: string }

export type Composition = {
  bill_no: string
  unit: { id: number; dept_name: string; business_end: string | null }
  person_type: number | null
  name: string
  gender: number
  company: string | null
  cert_type: number | null
  personal: Personal
  letter_no: string | null
  letter_file_ids: readonly number[]
  areas: readonly number[]
  visit_reason: number | null
  reason: string | null
  approver: Person | null
  permit: { oa_examine_id: number | null; oa_examine_no: string | null }
  accompany: Person | null
  belongings: string | null
  tools_list: string | null
  weapon_check: boolean
  privacy_told: boolean
  visitor_sign_file_id: number | null
  face_photo_file_id: number | null
  /** As `entryTimes` answers them. */
  times: {
    time: string
    biz_date: string
    is_backfill: boolean
    backfill_reason: string | null
    filed_at: string | null
  }
  /** When they left, if they have. */
  out_time: string | null
  /** Why they were not let in. */
  refused: string | null
  replaces_id: number | null
  remark: string | null
  by: Person
  now: Date
  timezone: string
  keys: Keys
}

/** A new entry: the row with its hash, what is to be sealed, and what the audit log says of it. */
export function compose(input: Composition) {
  const { unit, times, approver, accompany, by, out_time } = input
  const { kept, columns } = personalColumns(input.keys, input.personal)
  const { cert_hash, ...shown } = columns
  const content = {
    bill_no: input.bill_no,
    biz_date: times.biz_date,
    dept_id: unit.id,
    person_type: input.person_type,
    name: input.name,
    gender: input.gender,
    company: input.company,
    cert_type: input.cert_type,
    letter_no: input.letter_no,
    letter_file_ids: [...input.letter_file_ids],
    areas: [...new Set(input.areas)].sort((a, b) => a - b),
    visit_reason: input.visit_reason,
    reason: input.reason,
    approver_user_id: approver?.id ?? null,
    ...input.permit,
    accompany_user_id: accompany?.id ?? null,
    belongings: input.belongings,
    tools_list: input.tools_list,
    weapon_check: input.weapon_check,
    privacy_told: input.privacy_told,
    visitor_sign_file_id: input.visitor_sign_file_id,
    face_photo_file_id: input.face_photo_file_id,
    in_time: times.time,
    is_backfill: times.is_backfill,
    backfill_reason: times.backfill_reason,
    filed_at: times.filed_at,
    replaces_id: input.replaces_id,
    remark: input.remark,
  }
  const state = input.refused !== null ? status.refused : out_time === null ? status.inside : status.left
  const row = {
    ...content,
    ...shown,
    cert_hash,
    dept_name: unit.dept_name,
    approver_user_name: approver?.name ?? null,
    accompany_user_name: accompany?.name ?? null,
    status: state,
    out_time,
    leave_due: leaveDue(times.time, unit.business_end, input.timezone),
    out_user_id: out_time === null ? null : by.id,
    out_user_name: out_time === null ? null : by.name,
    close_reason: input.refused,
    sign_hash: signedHash({ ...content, ...shown }, input.timezone),
    search_text: [
      input.bill_no,
      input.name,
      input.company,
      unit.dept_name,
      approver?.name,
      accompany?.name,
      input.letter_no,
      input.permit.oa_examine_no,
    ]
      .filter(Boolean)
      .join(' ')
      .toLowerCase(),
    create_user_id: by.id,
    create_user_name: by.name,
    create_time: input.now,
  }
  const { personal_digest: _, fellow_list: __, ...masks } = shown
  return { row, kept, audited: { ...content, ...masks, status: state, out_time } }
}
