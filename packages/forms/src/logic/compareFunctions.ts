import { isList, type Json } from '../json.ts'
import { sameJson } from '../sameJson.ts'
import { isBlank, type LogicFunction } from './logicFunction.ts'

/** Numbers with numbers, texts (and so dates) with texts; with anything else, or with nothing, it is not known. */
function order(a: Json, b: Json): number | undefined {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  if (typeof a !== 'string' || typeof b !== 'string' || a === '' || b === '') return undefined
  // A day compares with a moment by the day.
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

/** As SQL: what is not known (null) decides nothing, unless the others decide without it. */
function decide(all: readonly Json[], deciding: boolean): Json {
  if (all.includes(deciding)) return deciding
  return all.every((each) => each === !deciding) ? !deciding : null
}

/** Comparison, membership and the words between conditions. */
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
  /** The list has the item, or the text has the part. */
  contains: {
    params: ['any', 'any'],
    result: 'boolean',
    run: (a = null, b = null) =>
      isList(a) ? a.some((item) => sameJson(item, b)) : typeof a === 'string' && typeof b === 'string' && a.includes(b),
  },
  empty: { params: ['any'], result: 'boolean', run: (a = null) => isBlank(a) },
  and: { params: ['boolean'], rest: true, result: 'boolean', run: (...all) => decide(all, false) },
  or: { params: ['boolean'], rest: true, result: 'boolean', run: (...all) => decide(all, true) },
  not: { params: ['boolean'], result: 'boolean', run: (a = null) => (typeof a === 'boolean' ? !a : null) },
  if: {
    params: ['boolean', 'any', 'any'],
    result: 'any',
    run: (test = null, then = null, otherwise = null) => (test === true ? then : otherwise),
  },
} satisfies Record<string, LogicFunction>
