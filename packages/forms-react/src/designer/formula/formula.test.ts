import { compile } from '@shouya/forms/compile'
import { defaultConfig } from '@shouya/forms/defaultConfig'
import type { Field } from '@shouya/forms/document'
import type { Expression } from '@shouya/forms/expression'
import { functionNames, functionOf } from '@shouya/forms/logicFunctions'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formulaNames } from './formulaNames.ts'
import { formulaText } from './formulaText.ts'
import { parseFormula } from './parseFormula.ts'

const field = (type: string, label: string, model: string, more: Partial<Field> = {}): Field => ({
  type,
  label,
  model,
  key: `${type}_${model}`,
  ...more,
})

const list = [
  field('number', '数量', 'qty'),
  field('number', '单价', 'price'),
  field('input', '外出 事由（必填）', 'reason'),
  field('input', '备注', 'note_1'),
  field('input', '备注', 'note_2'),
  // Names that already have a meaning in formulas.
  field('number', '且', 'and_field'),
  field('number', 'sum', 'sum_field'),
  field('batch', '明细', 'items', { list: [field('number', '金额', 'amount')] }),
]
const names = formulaNames(compile({ list, config: defaultConfig }).top, 'CN')

const of = (model: string): Expression => ({ op: 'field', model })
const literal = (value: string | number | boolean | null | (string | number)[]): Expression => ({
  op: 'literal',
  value,
})
const read = (text: string) => parseFormula(text, names)

test.each<[string, Expression, string?]>([
  ['数量 * 单价', { op: 'multiply', args: [of('qty'), of('price')] }],
  ['数量 + 单价 + 1', { op: 'add', args: [of('qty'), of('price'), literal(1)] }],
  ['数量 - 单价 - 1', { op: 'subtract', args: [{ op: 'subtract', args: [of('qty'), of('price')] }, literal(1)] }],
  ['1 - (数量 - 单价)', { op: 'subtract', args: [literal(1), { op: 'subtract', args: [of('qty'), of('price')] }] }],
  ['(数量 + 1) * 单价', { op: 'multiply', args: [{ op: 'add', args: [of('qty'), literal(1)] }, of('price')] }],
  [
    'sum(明细.金额) / 2',
    { op: 'divide', args: [{ op: 'sum', args: [{ op: 'column', batch: 'items', model: 'amount' }] }, literal(2)] },
  ],
  [
    '数量 >= 2 且 单价 <> -5',
    {
      op: 'and',
      args: [
        { op: 'ge', args: [of('qty'), literal(2)] },
        { op: 'ne', args: [of('price'), literal(-5)] },
      ],
    },
  ],
  [
    'note_1 = "急" 或 note_2 in ["a", "b"]',
    {
      op: 'or',
      args: [
        { op: 'eq', args: [of('note_1'), literal('急')] },
        { op: 'in', args: [of('note_2'), literal(['a', 'b'])] },
      ],
    },
  ],
  ['非 empty({外出 事由（必填）})', { op: 'not', args: [{ op: 'empty', args: [of('reason')] }] }],
  ['{且} + {sum}', { op: 'add', args: [of('and_field'), of('sum_field')] }],
  [
    'if(数量 > 1, 是, 空)',
    { op: 'if', args: [{ op: 'gt', args: [of('qty'), literal(1)] }, literal(true), literal(null)] },
  ],
  ['$option.value = "1"', { op: 'eq', args: [{ op: 'option', part: 'value' }, literal('1')] }],
  // Other ways of typing.
  ['数量×单价', { op: 'multiply', args: [of('qty'), of('price')] }, '数量 * 单价'],
  [
    'qty == 1 AND price != 2',
    {
      op: 'and',
      args: [
        { op: 'eq', args: [of('qty'), literal(1)] },
        { op: 'ne', args: [of('price'), literal(2)] },
      ],
    },
    '数量 = 1 且 单价 <> 2',
  ],
  ['ROUND（数量，1）', { op: 'round', args: [of('qty'), literal(1)] }, 'round(数量, 1)'],
  ['note_1=“急”', { op: 'eq', args: [of('note_1'), literal('急')] }, 'note_1 = "急"'],
])('%s', (text, expression, written = text) => {
  expect(read(text)).toEqual({ expression })
  expect(formulaText(expression, names, 'CN')).toBe(written)
})

test('nothing is no expression', () => expect(read('  ')).toEqual({ expression: undefined }))

test.each([
  ['数量 *', 'formula.unfinished', 4],
  ['(数量', 'formula.unfinished', 3],
  ['数量 单价', 'formula.unexpected', 3],
  ['数量 ; 1', 'formula.unexpected', 3],
  ['数目 + 1', 'formula.unknownName', 0],
  ['明细.单价', 'formula.unknownName', 3],
  // Two fields have this title.
  ['备注 = "a"', 'formula.unknownName', 0],
  ['数量 in [单价]', 'formula.unexpected', 7],
])('%s: told with its place', (text, code, at) => {
  expect(read(text)).toMatchObject({ fault: { code, at } })
})

const operand = fc.oneof(
  fc
    .oneof(
      fc.integer(),
      fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => (Object.is(n, -0) ? 0 : n)),
      fc.string(),
      fc.boolean(),
      fc.constant(null),
    )
    .map(literal),
  fc.array(fc.oneof(fc.string(), fc.integer()), { maxLength: 3 }).map(literal),
  fc.constantFrom(...names.fields.map(({ model }) => of(model))),
  fc.constant<Expression>({ op: 'column', batch: 'items', model: 'amount' }),
)
const { tree } = fc.letrec<{ tree: Expression }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 5 },
    operand,
    fc.constantFrom(...functionNames).chain((op) => {
      const { params = [], rest } = functionOf(op) ?? {}
      const count = params.length
      return fc
        .array(tie('tree'), { minLength: count, maxLength: rest ? count + 2 : count })
        .map((args): Expression => ({ op, args }))
    }),
  ),
}))

test('what is written is read again as the same expression, in every language', () => {
  fc.assert(
    fc.property(tree, fc.constantFrom('CN' as const, 'HK' as const, 'US' as const), (expression, lang) => {
      const text = formulaText(expression, names, lang)
      expect(text).toBeDefined()
      expect(read(text ?? '')).toEqual({ expression })
    }),
    { numRuns: 500 },
  )
})

test('no text makes the reader stumble', () => {
  fc.assert(fc.property(fc.string(), (text) => void read(text)))
})
