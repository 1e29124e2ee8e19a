import type { BodyOf } from '@shouya/console/api/path.ts'
import type { SignDraft } from '@shouya/console/ui/signDraft.ts'
import { enteredOf } from '@shouya/noun/values'
import { isBackfill } from '../../console/entry/isBackfill.ts'
import { visitor } from '../noun.ts'
import { neededPermit, needsLetter } from '../rules.ts'
import type { LastVisit, VisitorDetail } from './visitorList.ts'

type SaveBody = BodyOf<'OutInside/Save'>

/** The values of the form: the drawing before its upload, and the reason of a refusal. */
export type VisitorValues = Omit<SaveBody, 'visitor_sign_file_id' | 'in_time'> & {
  in_time: string
  sign: SignDraft
  close_reason?: string
}

/** The known values of an entry; the server takes over the personal numbers. */
function knownValues(row: LastVisit): Partial<VisitorValues> {
  const filledIn = Object.entries(enteredOf(visitor, row)).filter(([, value]) => value !== null)
  const fellows = row.fellow_list.map(({ name }) => ({ name }))
  return { ...Object.fromEntries(filledIn), dept_id: row.dept_id, fellows }
}

/** For a returning visitor. Letter and permit are valid once. */
export const copiedValues = (row: LastVisit): Partial<VisitorValues> => ({
  ...knownValues({ ...row, letter_no: null }),
  copy_id: row.id,
})

/** For a correction, which must be signed again. */
export const correctedValues = (row: VisitorDetail): Partial<VisitorValues> => ({
  ...knownValues(row),
  id: row.id,
  version: row.version,
  in_time: row.in_time,
  weapon_check: false,
  privacy_told: false,
})

/** The body for a visitor. `proposed`: the default time, which is not sent, as the server sets it. */
export function askedOf(values: VisitorValues, proposed: string) {
  const { dept_id, copy_id, cert_no, phone, fellows, in_time } = values
  return {
    ...{ dept_id, copy_id },
    ...enteredOf(visitor, values),
    // Fields that are hidden by another choice are not sent.
    ...(!needsLetter(values) && { letter_no: null, letter_file_ids: [] }),
    ...(neededPermit(values) === null && { oa_examine_id: null }),
    ...(!isBackfill(in_time, proposed || in_time) && { backfill_reason: null }),
    cert_no: cert_no || undefined,
    phone: phone || undefined,
    fellows: fellows?.map((fellow) => ({ name: fellow.name, cert_no: fellow.cert_no || undefined })),
    in_time: in_time === proposed ? undefined : in_time,
  }
}
