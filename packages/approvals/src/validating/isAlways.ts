import { isList, isObject, type Json } from '@shouya/forms/json'
import { canonical } from '../canonical.ts'

/** Whether a condition obviously always holds: `true`, or something compared with itself. */
export function isAlways(condition: Json): boolean {
  if (!isObject(condition)) return false
  if (condition.op === 'literal') return condition.value === true
  const parts = isList(condition.args) ? condition.args : []
  if (condition.op === 'or') return parts.some(isAlways)
  if (condition.op === 'and') return parts.length > 0 && parts.every(isAlways)
  return condition.op === 'eq' && isOneThing(parts)
}

/** Both operands of a comparison are the same. */
export const isOneThing = ([a, b]: readonly Json[]): boolean =>
  a !== undefined && b !== undefined && canonical(a) === canonical(b)
