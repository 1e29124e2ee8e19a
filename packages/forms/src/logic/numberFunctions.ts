import { isList, type Json } from '../json.ts'
import { clean, isBlank, type LogicFunction, numberOf } from './logicFunction.ts'

/** Reckons with all arguments; one that is no number makes the result nothing. */
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
    return numbers.every((each) => each !== null) ? clean(run(...numbers)) : null
  },
})

const numbersOf = (list: Json): number[] => (isList(list) ? list.map(numberOf).filter((each) => each !== null) : [])

/** Over a list, e.g. a batch's column: what is not a number (a row not filled in yet) does not count. */
const aggregate = (run: (numbers: number[]) => number | null): LogicFunction => ({
  params: ['list'],
  result: 'number',
  run: (list = null) => run(numbersOf(list)),
})

const total = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)

function round(value: number, digits: number): number {
  const places = Math.min(Math.max(Math.trunc(digits), 0), 15)
  // By the decimal digits, so that 1.005 rounds to 1.01 as on paper; away from zero as the bank rounds.
  const scaled = Number(`${Math.abs(value)}e${places}`)
  const whole = Number.isFinite(scaled) ? Number(`${Math.round(scaled)}e-${places}`) : Math.abs(value)
  return Math.sign(value) * whole
}

/** Arithmetic and aggregates. Division by nothing or by 0 is nothing. */
export const numberFunctions = {
  add: reckon(['number'], (...all) => total(all), true),
  subtract: reckon(['number', 'number'], (a = 0, b = 0) => a - b),
  multiply: reckon(['number'], (...all) => all.reduce((product, each) => product * each, 1), true),
  divide: reckon(['number', 'number'], (a = 0, b = 0) => a / b),
  round: reckon(['number', 'number'], (value = 0, digits = 0) => round(value, digits)),
  floor: reckon(['number'], (value = 0) => Math.floor(value)),
  ceil: reckon(['number'], (value = 0) => Math.ceil(value)),
  abs: reckon(['number'], (value = 0) => Math.abs(value)),
  sum: aggregate((all) => clean(total(all))),
  average: aggregate((all) => (all.length > 0 ? clean(total(all) / all.length) : null)),
  min: aggregate((all) => (all.length > 0 ? all.reduce((a, b) => Math.min(a, b)) : null)),
  max: aggregate((all) => (all.length > 0 ? all.reduce((a, b) => Math.max(a, b)) : null)),
  /** How many of the list are filled in. */
  count: {
    params: ['list'],
    result: 'number',
    run: (list = null) => (isList(list) ? list.filter((item) => !isBlank(item)).length : 0),
  },
} satisfies Record<string, LogicFunction>
