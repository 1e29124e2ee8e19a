import { isList, type Json } from '../json.ts'
import { sameJson } from '../sameJson.ts'
import { isBlank, type LogicFunction } from './logicFunction.ts'

/** Compares numbers with numbers and texts (and so dates) with texts; undefined for anything else and for null. */
function order(a: Json, b: Json): number | undefined {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  if (typeof a !== 'string' || typeof b !== 'string' || a === '' || b === '') return undefined
  // A day and a moment are compared by day.
  const length = isDay(a) || isDay(b) ? 10 : undefined
  const [x, y] = [a.slice(0, length), b.slice(0, length)]
  return x < y ? -1 : x > y ? 1 : 0
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)

const compare = (holds: (sign: number) => boolean): LogicFunction => ({
  params: ['any', 'any'],
  result: 'boolean',
  run: (a = null, b = null) => {
    const sign = order(a, b)
    return sign === undefined ? null : holds(sign)
  },
})

const same = (a: Json, b: Json) => sameJson(a, b) || (isBlank(a) && isBlank(b))

/** Three-valued logic as in SQL: null is unknown; the result is null unless the other operands decide it. */
function decide(operands: readonly Json[], deciding: boolean): Json {
  if (operands.includes(deciding)) return deciding
  return operands.every((operand) => operand === !deciding) ? !deciding : null
}

/** Comparison, membership and logical operators. */
export const compareFunctions = {
  eq: { params: ['any', 'any'], result: 'boolean', run: (a = null, b = null) => same(a, b) },
  ne: { params: ['any', 'any'], result: 'boolean', run: (a = null, b = null) => !same(a, b) },
  lt: compare((sign) => sign < 0),
  le: compare((sign) => sign <= 0),
  gt: compare((sign) => sign > 0),
  ge: compare((sign) => sign >= 0),
  /** The first is one of the second. */
  in: {
    params: ['any', 'list'],
    result: 'boolean',
    run: (a = null, b = null) => isList(b) && b.some((item) => sameJson(item, a)),
  },
  /** The list contains the item, or the text contains the substring. */
  contains: {
    params: ['any', 'any'],
    result: 'boolean',
    run: (a = null, b = null) =>
      isList(a) ? a.some((item) => sameJson(item, b)) : typeof a === 'string' && typeof b === 'string' && a.includes(b),
  },
  empty: { params: ['any'], result: 'boolean', run: (a = null) => isBlank(a) },
  and: { params: ['boolean'], rest: true, result: 'boolean', run: (...operands) => decide(operands, false) },
  or: { params: ['boolean'], rest: true, result: 'boolean', run: (...operands) => decide(operands, true) },
  not: { params: ['boolean'], result: 'boolean', run: (a = null) => (typeof a === 'boolean' ? !a : null) },
  if: {
    params: ['boolean', 'any', 'any'],
    result: 'any',
    run: (test = null, then = null, otherwise = null) => (test === true ? then : otherwise),
  },
} satisfies Record<string, LogicFunction>
