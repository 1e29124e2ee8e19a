import type { BodyOf } from '@shouya/console/api/path.ts'
import { signInput } from '@shouya/console/ui/signDraft.ts'
import { isBackfill } from '../../roomKey/console/handoverRules.ts'
import type { VisitorValues } from './visitorList.ts'
import { neededPermit, needsLetter } from './visitorRules.ts'

/** The drawing of the visitor, uploaded once. */
async function drawn(sign: VisitorValues['sign']): Promise<number> {
  const sent = await signInput(sign)
  return sent.method === 1 ? sent.file_id : 0
}

/** What the form sends. `proposed`: the time it began with, which the server's clock says better. */
export async function bodyOf(
  values: VisitorValues,
  proposed: string,
  signs: boolean,
): Promise<BodyOf<'OutInside/Save'>> {
  const { sign, face, in_time, close_reason: _, letter_no, letter_file_ids, oa_examine_id, ...rest } = values
  const letter = needsLetter(values.person_type)
  return {
    ...rest,
    cert_no: values.cert_no || undefined,
    phone: values.phone || undefined,
    fellows: values.fellows?.map(({ name, cert_no }) => ({ name, cert_no: cert_no || undefined })),
    // Fields that went out of sight with another choice say nothing.
    letter_no: letter ? letter_no : null,
    letter_file_ids: letter ? letter_file_ids : [],
    oa_examine_id: neededPermit(values.person_type, values.areas) ? oa_examine_id : null,
    backfill_reason: isBackfill(in_time, proposed || in_time) ? values.backfill_reason : null,
    in_time: in_time === proposed ? undefined : in_time,
    face_photo_file_id: face?.[0] ?? null,
    visitor_sign_file_id: signs ? await drawn(sign) : 0,
  }
}
