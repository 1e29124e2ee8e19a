import fc from 'fast-check'
import { expect, test } from 'vitest'
import { circleIn, type Formula, FormulaFault, formulaOf, keysIn, worthOf } from './formula.ts'

const numbers: Readonly<Record<string, number | null>> = { a: 6, b: 4, c: 0, empty: null }
const worth = (text: string) => worthOf(formulaOf(text), (key) => numbers[key] ?? null)

test.for([
  ['a + b × 2', 14],
  ['(a + b) × 2', 20],
  ['a - b - 1', 1],
  ['a ÷ b ÷ 2', 0.75],
  ['（a − b）/ b * 100', 50],
  ['1.5*a', 9],
  ['a ÷ c', null],
  ['a + empty', null],
  ['100 - a ÷ (b - 4)', null],
] as const)('%s is %s', ([text, value]) => {
  expect(worth(text)).toBe(value)
})

test.for([
  ['', 'operand', 1],
  ['a +', 'operand', 4],
  ['a b', 'operator', 3],
  ['a ** b', 'operand', 4],
  ['-a', 'operand', 1],
  ['(a + b', 'close', 7],
  ['a) + b', 'open', 2],
  ['a; drop', 'sign', 2],
  ['A + 1', 'sign', 1],
  ['a ^ 2', 'sign', 3],
  ['1.', 'sign', 2],
] as const)('%s is none: %s at %i', ([text, fault, at]) => {
  expect(() => formulaOf(text)).toThrow(new FormulaFault(fault, at))
})

/** A formula, how somebody writes it, and what it is worth by itself. */
const written = fc.letrec<{ sum: { text: string; value: number | null } }>((tie) => ({
  sum: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    fc.integer({ min: 0, max: 9999 }).map((value) => ({ text: String(value), value })),
    fc.constantFrom('a', 'b', 'c', 'empty').map((text) => ({ text, value: numbers[text] ?? null })),
    fc
      .tuple(tie('sum'), fc.constantFrom('+', '-', '−', '*', '×', '/', '÷'), tie('sum'), fc.constantFrom('', ' '))
      .map(([left, sign, right, gap]) => ({
        text: `(${left.text}${gap}${sign}${gap}${right.text})`,
        value: plainly(left.value, sign, right.value),
      })),
  ),
}))

function plainly(left: number | null, sign: string, right: number | null): number | null {
  if (left === null || right === null) return null
  if (sign === '+') return left + right
  if (sign === '-' || sign === '−') return left - right
  if (sign === '*' || sign === '×') return left * right
  return right === 0 ? null : left / right
}

test('whatever is written with brackets is worth what its parts are', () => {
  fc.assert(
    fc.property(written.sum, ({ text, value }) => {
      const found = worth(text)
      if (value === null || !Number.isFinite(value)) expect(found).toBeNull()
      else expect(found).toBeCloseTo(value, 6)
    }),
  )
})

test('any text is a formula, or has its fault within', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'ab1.+-×÷()（ ') })), (text) => {
      try {
        const formula: Formula = formulaOf(text)
        for (const { key, at } of keysIn(formula)) expect(text.slice(at - 1, at - 1 + key.length)).toBe(key)
      } catch (error) {
        expect(error).toBeInstanceOf(FormulaFault)
        expect((error as FormulaFault).at).toBeGreaterThanOrEqual(1)
        expect((error as FormulaFault).at).toBeLessThanOrEqual(text.length + 1)
      }
    }),
  )
})

test('a circle is found wherever it begins', () => {
  const needs = (of: Record<string, string[]>) => new Map(Object.entries(of))
  expect(circleIn(needs({ a: ['b', 'c'], b: ['c'], c: [] }))).toBeUndefined()
  expect(circleIn(needs({ x: ['a'], a: ['b'], b: ['a'] }))).toEqual(['a', 'b', 'a'])
  expect(circleIn(needs({ a: ['a'] }))).toEqual(['a', 'a'])
})
