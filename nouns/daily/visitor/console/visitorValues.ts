import type { BodyOf } from '@shouya/console/api/path.ts'
import type { SignDraft } from '@shouya/console/ui/signDraft.ts'
import { enteredOf } from '@shouya/noun/values'
import { isBackfill } from '../../console/entry/isBackfill.ts'
import { visitor } from '../noun.ts'
import { neededPermit, needsLetter } from '../rules.ts'
import type { LastVisit, VisitorDetail } from './visitorList.ts'

type SaveBody = BodyOf<'OutInside/Save'>

/** What the form holds: the drawing until it is sent, and why somebody is refused. */
export type VisitorValues = Omit<SaveBody, 'visitor_sign_file_id' | 'in_time'> & {
  in_time: string
  sign: SignDraft
  close_reason?: string
}

/** What is known of an entry; the numbers of its people are taken over by the server. */
function known(row: LastVisit): Partial<VisitorValues> {
  const said = Object.entries(enteredOf(visitor, row)).filter(([, value]) => value !== null)
  const fellows = row.fellow_list.map(({ name }) => ({ name }))
  return { ...Object.fromEntries(said), dept_id: row.dept_id, fellows }
}

/** Somebody who comes again. A letter and a permit are for one time. */
export const copiedValues = (row: LastVisit): Partial<VisitorValues> => ({
  ...known({ ...row, letter_no: null }),
  copy_id: row.id,
})

/** The same entry once more, to be signed anew. */
export const correctedValues = (row: VisitorDetail): Partial<VisitorValues> => ({
  ...known(row),
  id: row.id,
  version: row.version,
  in_time: row.in_time,
  weapon_check: false,
  privacy_told: false,
})

/** What the form sends of whoever is at the door. `proposed`: the time it began with, which the server's clock says better. */
export function askedOf(values: VisitorValues, proposed: string) {
  const { dept_id, copy_id, cert_no, phone, fellows, in_time } = values
  return {
    ...{ dept_id, copy_id },
    ...enteredOf(visitor, values),
    // Fields that went out of sight with another choice say nothing.
    ...(!needsLetter(values) && { letter_no: null, letter_file_ids: [] }),
    ...(neededPermit(values) === null && { oa_examine_id: null }),
    ...(!isBackfill(in_time, proposed || in_time) && { backfill_reason: null }),
    cert_no: cert_no || undefined,
    phone: phone || undefined,
    fellows: fellows?.map((fellow) => ({ name: fellow.name, cert_no: fellow.cert_no || undefined })),
    in_time: in_time === proposed ? undefined : in_time,
  }
}
