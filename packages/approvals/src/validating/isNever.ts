import { isList, isObject, type Json } from '@shouya/forms/json'
import { isOneThing } from './isAlways.ts'
import { type Limit, limitOf, rangeOf } from './limits.ts'

const UNEQUAL: ReadonlySet<unknown> = new Set(['ne', 'lt', 'gt'])

/**
 * Whether a condition obviously never holds: `false`, something unequal to itself, or limits on one field that exclude
 * every number. False for unknown forms.
 */
export function isNever(condition: Json): boolean {
  if (!isObject(condition)) return false
  if (condition.op === 'literal') return condition.value !== true
  const parts = isList(condition.args) ? condition.args : []
  if (condition.op === 'or') return parts.length > 0 && parts.every(isNever)
  if (UNEQUAL.has(condition.op)) return isOneThing(parts)
  if (condition.op !== 'and') return false
  return parts.some(isNever) || contradicts(parts.flatMap((part) => limitOf(part) ?? []))
}

const contradicts = (limits: readonly Limit[]): boolean =>
  limits.some((a) => limits.some((b) => a !== b && a.model === b.model && excludes(a, b)))

/** No value satisfies both limits. */
function excludes(a: Limit, b: Limit): boolean {
  const [low, high] = [rangeOf(a), rangeOf(b)]
  if (!low || !high || low.low < high.high) return false
  return low.low > high.high || low.openLow || high.openHigh
}
