import type { Json } from '@shouya/forms/json'
import dayjs, { type Dayjs } from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'

dayjs.extend(customParseFormat)

/** The value of a picker for a text in the field's format; invalid text stays until the user picks a date. */
export function momentOf(value: Json | undefined, format: string): Dayjs | null {
  if (typeof value !== 'string' || value === '') return null
  const moment = dayjs(value, format)
  return moment.isValid() ? moment : null
}

/** The format `YYYY-MM` picks months, `YYYY` years (forms.md 1.5). */
export const pickerOf = (format: string): 'date' | 'month' | 'year' =>
  /[DHms]/.test(format) ? 'date' : format.includes('M') ? 'month' : 'year'
