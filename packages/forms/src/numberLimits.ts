import type { Field } from './document.ts'
import { readOption } from './readOptions.ts'

/** The original ignores a precision above this (spec 001 section 3). */
const MOST_DIGITS = 50

/** The limits of a number, a slider or a rating; null is none. */
export function numberLimits(field: Field): {
  min: number | null
  max: number | null
  step: number
  digits: number | null
} {
  const read = (name: string) => {
    const value = readOption(field, name)
    return typeof value === 'number' ? value : null
  }
  if (field.type === 'rate')
    return { min: 0, max: read('max'), step: readOption(field, 'allowHalf') === true ? 0.5 : 1, digits: null }
  const digits = read('precision')
  const valid = digits !== null && Number.isInteger(digits) && digits >= 0 && digits <= MOST_DIGITS ? digits : null
  return { min: read('min'), max: read('max'), step: read('step') ?? 1, digits: valid }
}

/** Whether a value is a multiple of the step, tolerant of 0.1 + 0.2. */
export function isMultiple(value: number, step: number): boolean {
  const times = value / step
  return Math.abs(times - Math.round(times)) < 1e-9 * Math.max(1, Math.abs(times))
}
