import type { Json } from '@shouya/forms/json'
import dayjs, { type Dayjs } from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'

dayjs.extend(customParseFormat)

/** What a picker shows of a text in the field's format; what is no date shows nothing and stays until it is changed. */
export function momentOf(value: Json | undefined, format: string): Dayjs | null {
  if (typeof value !== 'string' || value === '') return null
  const moment = dayjs(value, format)
  return moment.isValid() ? moment : null
}

/** `YYYY-MM` picks months and `YYYY` years (forms.md 1.5). */
export const pickerOf = (format: string): 'date' | 'month' | 'year' =>
  /[DHms]/.test(format) ? 'date' : format.includes('M') ? 'month' : 'year'
