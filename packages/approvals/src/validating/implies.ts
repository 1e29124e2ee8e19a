import { isList, isObject, type Json } from '@shouya/forms/json'
import { canonical } from '../canonical.ts'
import { isAlways } from './isAlways.ts'
import { type Limit, limitOf, type Range, rangeOf } from './limits.ts'

/** Whether `a` implies `b`, as far as that is easily seen; false for unknown forms. */
export function implies(a: Json, b: Json): boolean {
  if (isAlways(b) || canonical(a) === canonical(b)) return true
  const [all, some] = [partsOf(b, 'and'), partsOf(a, 'or')]
  if (all) return all.every((part) => implies(a, part))
  if (some) return some.every((part) => implies(part, b))
  if (partsOf(b, 'or')?.some((part) => implies(a, part)) || partsOf(a, 'and')?.some((part) => implies(part, b)))
    return true
  const [narrow, wide] = [limitOf(a), limitOf(b)]
  return narrow !== undefined && wide !== undefined && narrow.model === wide.model && isWithin(narrow, wide)
}

const partsOf = (condition: Json, op: 'and' | 'or'): readonly Json[] | undefined =>
  isObject(condition) && condition.op === op && isList(condition.args) && condition.args.length > 0
    ? condition.args
    : undefined

function isWithin(a: Limit, b: Limit): boolean {
  const [inner, outer] = [rangeOf(a), rangeOf(b)]
  if (inner && outer) return startsLater(inner, outer) && endsEarlier(inner, outer)
  const [values, allowed] = [valuesOf(a), valuesOf(b)]
  if (!values) return false
  if (allowed) return values.every((value) => allowed.includes(value))
  return b.op === 'ne' && !values.includes(canonical(b.value))
}

const startsLater = (inner: Range, outer: Range) =>
  inner.low > outer.low || (inner.low === outer.low && (inner.openLow || !outer.openLow))

const endsEarlier = (inner: Range, outer: Range) =>
  inner.high < outer.high || (inner.high === outer.high && (inner.openHigh || !outer.openHigh))

/** The values one of which a field must have. */
function valuesOf({ op, value }: Limit): readonly string[] | undefined {
  if (op === 'eq' && value !== null && value !== '') return [canonical(value)]
  return op === 'in' && isList(value) ? value.map(canonical) : undefined
}
