import type { Field } from '../document.ts'
import { type Finding, finding } from '../issue.ts'
import type { Json } from '../json.ts'
import { isMultiple, numberLimits } from '../numberLimits.ts'
import { readOption } from '../readOptions.ts'

/** Decimal digits of the number as a person would write it. */
function digitsOf(value: number): number {
  const [mantissa = '', exponent = '0'] = String(value).split('e')
  return Math.max(0, (mantissa.split('.')[1]?.length ?? 0) - Number(exponent))
}

/** A number within its limits, with no more digits than `precision`; of a slider with input a multiple of its step. */
export function checkNumber(field: Field, value: Json): readonly Finding[] {
  if (typeof value !== 'number' || !Number.isFinite(value)) return [finding('issue.number')]
  const { min, max, step, digits } = numberLimits(field)
  const stepped = field.type === 'rate' || (field.type === 'slider' && readOption(field, 'showInput') === true)
  const findings: Finding[] = []
  if (min !== null && value < min) findings.push(finding('issue.min', { min }))
  if (max !== null && value > max) findings.push(finding('issue.max', { max }))
  if (digits !== null && digitsOf(value) > digits) findings.push(finding('issue.precision', { digits }))
  if (stepped && step > 0 && !isMultiple(value, step)) findings.push(finding('issue.step', { step }))
  return findings
}
