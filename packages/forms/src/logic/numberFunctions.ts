import { isList, type Json } from '../json.ts'
import { clean, isBlank, type LogicFunction, numberOf } from './logicFunction.ts'

/** Arithmetic over all arguments; a non-number makes the result null. */
const reckon = (
  params: LogicFunction['params'],
  run: (...numbers: number[]) => number,
  rest?: true,
): LogicFunction => ({
  params,
  ...(rest && { rest }),
  result: 'number',
  run: (...args) => {
    const numbers = args.map(numberOf)
    return numbers.every((number) => number !== null) ? clean(run(...numbers)) : null
  },
})

const numbersOf = (list: Json): number[] => (isList(list) ? list.map(numberOf).filter((number) => number !== null) : [])

/** Over a list, e.g. a batch's column: non-numbers (a row not filled in yet) are skipped. */
const aggregate = (run: (numbers: number[]) => number | null): LogicFunction => ({
  params: ['list'],
  result: 'number',
  run: (list = null) => run(numbersOf(list)),
})

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

function round(value: number, digits: number): number {
  const places = Math.min(Math.max(Math.trunc(digits), 0), 15)
  // Rounds by decimal digits, so that 1.005 rounds to 1.01 as on paper; half away from zero, as the bank does.
  const scaled = Number(`${Math.abs(value)}e${places}`)
  const integer = Number.isFinite(scaled) ? Number(`${Math.round(scaled)}e-${places}`) : Math.abs(value)
  return Math.sign(value) * integer
}

/** Arithmetic and aggregates. Division by null or by 0 is null. */
export const numberFunctions = {
  add: reckon(['number'], (...all) => total(all), true),
  subtract: reckon(['number', 'number'], (a = 0, b = 0) => a - b),
  multiply: reckon(['number'], (...factors) => factors.reduce((product, factor) => product * factor, 1), true),
  divide: reckon(['number', 'number'], (a = 0, b = 0) => a / b),
  round: reckon(['number', 'number'], (value = 0, digits = 0) => round(value, digits)),
  floor: reckon(['number'], (value = 0) => Math.floor(value)),
  ceil: reckon(['number'], (value = 0) => Math.ceil(value)),
  abs: reckon(['number'], (value = 0) => Math.abs(value)),
  sum: aggregate((all) => clean(total(all))),
  average: aggregate((all) => (all.length > 0 ? clean(total(all) / all.length) : null)),
  min: aggregate((all) => (all.length > 0 ? all.reduce((a, b) => Math.min(a, b)) : null)),
  max: aggregate((all) => (all.length > 0 ? all.reduce((a, b) => Math.max(a, b)) : null)),
  /** The number of filled in items of the list. */
  count: {
    params: ['list'],
    result: 'number',
    run: (list = null) => (isList(list) ? list.filter((item) => !isBlank(item)).length : 0),
  },
} satisfies Record<string, LogicFunction>
