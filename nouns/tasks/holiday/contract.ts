import { action } from '@shouya/contract/action'
import { date, id, version } from '@shouya/contract/fields'
import { deleteAction } from '@shouya/contract/nounActions'
import { enteredFields, grantOf, listFields } from '@shouya/contract/nounSchemas'
import { z } from 'zod'
import { holiday, holidayKind } from './noun.ts'

/** Holidays apply to the whole bank: only head office has the operations of the page `remind` that change them. */
const grant = grantOf(holiday)

const kind = z.union([z.literal(holidayKind.off), z.literal(holidayKind.worked)])

export const holidayRow = z.object({
  id,
  version,
  ...listFields(holiday),
  kind,
})

/** The days off and the days worked instead of one year, in their order. */
export const GetList = action('Holiday', 'GetList', {
  kind: 'read',
  access: grant('query'),
  in: z.strictObject({ year: z.int().min(2000).max(2999) }),
  out: z.array(holidayRow),
})

/**
 * Sets inclusive days, at most 31, to days off or days worked; days that had another meaning take the new one.
 * 1001 days that are not ahead (what was due on them is already there), an end before its beginning.
 */
export const Save = action('Holiday', 'Save', {
  kind: 'write',
  access: grant('enable'),
  in: z.strictObject({
    begin_date: date,
    end_date: date,
    ...enteredFields(holiday),
    kind,
  }),
  out: z.object({ days: z.int() }),
})

/** The day goes by the week again. 1004 one that is not ahead. */
export const Delete = deleteAction(holiday)
