import type { LastVisit, VisitorDetail, VisitorValues } from './visitorList.ts'

/** What an entry and its copy have in common; numbers are taken over by the server. */
function common(row: LastVisit): Partial<VisitorValues> {
  const { dept_id, person_type, name, gender, company, cert_type, areas, visit_reason, reason } = row
  const { approver_user_id, accompany_user_id, belongings, tools_list } = row
  const who = { dept_id, name, gender, ...said({ person_type, company, cert_type, visit_reason }) }
  const why = { areas, reason, approver_user_id, accompany_user_id, belongings, tools_list }
  return { ...who, ...why, fellows: row.fellow_list.map((fellow) => ({ name: fellow.name })) }
}

/** What was known of them: of somebody who was refused perhaps the name alone. */
const said = <T extends object>(known: T) =>
  Object.fromEntries(Object.entries(known).filter(([, value]) => value !== null)) as {
    [K in keyof T]?: NonNullable<T[K]>
  }

/** Somebody who comes again. A letter and a permit are for one time. */
export const copiedValues = (row: LastVisit): Partial<VisitorValues> => ({ ...common(row), copy_id: row.id })

/** The same entry once more, to be signed anew. */
export const correctedValues = (row: VisitorDetail): Partial<VisitorValues> => ({
  ...common(row),
  id: row.id,
  version: row.version,
  letter_no: row.letter_no,
  letter_file_ids: row.letter_file_ids,
  oa_examine_id: row.oa_examine_id,
  in_time: row.in_time,
  backfill_reason: row.backfill_reason,
  face: row.face_photo_file_id === null ? [] : [row.face_photo_file_id],
  weapon_check: false,
  privacy_told: false,
  remark: row.remark,
})
