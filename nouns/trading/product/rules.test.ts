import { expect, test } from 'vitest'
import { fitsParam, keptParam, type Param, paramIssues, paramType, priceIssues } from './rules.ts'

const prices = { sale_mode: 1, price: 100, agent_price: 100, lease_fee: null, deposit: null }
const pathsOf = (issues: readonly { path: string }[]) => issues.map(({ path }) => path)

test('an agent pays no more than others; what is leased has its fee and deposit', () => {
  expect(priceIssues(prices)).toEqual([])
  expect(pathsOf(priceIssues({ ...prices, agent_price: 101 }))).toEqual(['agent_price'])
  expect(pathsOf(priceIssues({ ...prices, sale_mode: 2 }))).toEqual(['lease_fee', 'deposit'])
  expect(priceIssues({ ...prices, sale_mode: 3, lease_fee: 1, deposit: 0 })).toEqual([])
})

const { whole, decimal, text, onOff } = paramType
const param = (more: Partial<Param> = {}): Param => ({
  ...{ key: 'volume', label: '音量', type: whole, min: null, max: null, default: null, unit: null },
  ...more,
})

test.for<[Partial<Param>, unknown, boolean]>([
  [{ min: 0, max: 10 }, 10, true],
  [{ min: 0, max: 10 }, 11, false],
  [{ min: 0, max: 10 }, -1, false],
  [{}, 1.5, false],
  [{}, '1', false],
  [{ type: decimal }, 1.5, true],
  [{ type: text, min: 2, max: 3 }, 'ab', true],
  [{ type: text, min: 2, max: 3 }, 'a', false],
  [{ type: text }, 1, false],
  [{ type: onOff }, false, true],
  [{ type: onOff }, 0, false],
])('of a parameter %j the value %j fits: %s', ([more, value, fits]) => {
  expect(fitsParam(param(more), value)).toBe(fits)
})

test.for<[Partial<Param>[], string[]]>([
  [[{ default: 5, min: 0, max: 10 }], []],
  [
    [{}, {}],
    ['param_schema.1.key', 'param_schema.1.label'],
  ],
  [[{ min: 3, max: 2 }], ['param_schema.0.max']],
  [[{ min: 0.5 }], ['param_schema.0.min']],
  [[{ type: decimal, min: 0.5, max: 1.5 }], []],
  [[{ type: text, min: -1, max: 101 }], ['param_schema.0.min', 'param_schema.0.max']],
  [[{ default: 11, max: 10 }], ['param_schema.0.default']],
])('the faults of the parameters %j are at %j', ([params, paths]) => {
  expect(pathsOf(paramIssues(params.map(param)))).toEqual(paths)
})

test('what is on or off has neither limits nor a unit', () => {
  expect(keptParam(param({ type: onOff, min: 1, unit: 'x', default: true }))).toEqual(
    param({ type: onOff, default: true }),
  )
  expect(keptParam(param({ min: 1 }))).toEqual(param({ min: 1 }))
})
