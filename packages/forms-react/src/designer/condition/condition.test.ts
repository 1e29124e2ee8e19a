import { compile } from '@shouya/forms/compile'
import type { FormDocument, Values } from '@shouya/forms/document'
import { evaluateExpression } from '@shouya/forms/evaluateExpression'
import type { Expression } from '@shouya/forms/expression'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expressionOf, type Groups, groupsOf, isWhole, type Row } from './conditionRows.ts'
import { wantsOf } from './operators.ts'
import { subjectsOf } from './subjects.ts'

const options = [
  { value: 'a', label: '甲' },
  { value: 'b', label: '乙' },
]

const document = {
  list: [
    { type: 'number', label: '金额', model: 'amount', key: 'number_1', options: {} },
    { type: 'input', label: '事由', model: 'reason', key: 'input_1', options: {} },
    { type: 'radio', label: '类型', model: 'kind', key: 'radio_1', options: { options } },
    { type: 'checkbox', label: '区域', model: 'area', key: 'checkbox_1', options: { options } },
    { type: 'switch', label: '动火', model: 'hot', key: 'switch_1', options: {} },
    { type: 'date', label: '日期', model: 'day', key: 'date_1', options: {} },
    { type: 'uploadFile', label: '附件', model: 'files', key: 'uploadFile_1', options: {} },
    {
      type: 'batch',
      label: '明细',
      model: 'items',
      key: 'batch_1',
      options: {},
      list: [{ type: 'number', label: '单价', model: 'price', key: 'number_2', options: {} }],
    },
  ],
  config: {},
} as FormDocument

const subjects = subjectsOf(compile(document).top, {}, 'CN')

const row = (subject: string, operator: Row['operator'], value: Row['value'] = null): Row => ({
  subject,
  operator,
  value,
})

function holds(groups: Groups, values: Values): unknown {
  const expression = expressionOf(groups, subjects)
  return expression && evaluateExpression(document, values, expression)
}

test.each<[Row, Values, unknown]>([
  [row('field amount', 'gt', 5), { amount: 6 }, true],
  [row('field amount', 'gt', 5), { amount: 5 }, false],
  [row('field kind', 'in', ['a']), { kind: 'a' }, true],
  [row('field kind', 'notIn', ['a']), { kind: 'a' }, false],
  [row('field area', 'hasAny', ['a', 'b']), { area: ['b'] }, true],
  [row('field area', 'hasAny', ['a', 'b']), { area: [] }, false],
  [row('field area', 'notContains', 'a'), { area: ['b'] }, true],
  [row('field hot', 'isOff'), {}, true],
  [row('field hot', 'isOn'), { hot: true }, true],
  [row('field reason', 'notEmpty'), { reason: '' }, false],
  [row('field day', 'ge', '2026-03-01'), { day: '2026-03-01' }, true],
  [row('field files', 'empty'), {}, true],
  [row('count items', 'ge', 2), { items: [{ price: 1 }, { price: 2 }] }, true],
  [row('count items', 'ge', 2), { items: [{ price: 1 }] }, false],
  [row('sum items price', 'gt', 2), { items: [{ price: 1 }, { price: 2 }] }, true],
])('%j on %j: %s', (row, values, expected) => expect(holds([[row]], values)).toBe(expected))

describe('what rows cannot show is left as it is', () => {
  const field: Expression = { op: 'field', model: 'amount' }
  const five: Expression = { op: 'literal', value: 5 }
  const greater: Expression = { op: 'gt', args: [field, five] }
  test.each<Expression>([
    { op: 'not', args: [greater] },
    { op: 'gt', args: [five, field] },
    { op: 'gt', args: [field, field] },
    { op: 'gt', args: [{ op: 'add', args: [field, five] }, five] },
    { op: 'gt', args: [{ op: 'field', model: 'gone' }, five] },
    { op: 'and', args: [{ op: 'and', args: [greater, { op: 'or', args: [greater, greater] }] }] },
    { op: 'literal', value: true },
  ])('%j', (expression) => expect(groupsOf(expression, subjects)).toBeUndefined())
})

test('rows that are not whole yet say nothing', () => {
  expect(expressionOf([[row('field amount', 'gt')], [row('field kind', 'in', [])]], subjects)).toBeUndefined()
})

const wholeRow = fc
  .constantFrom(...subjects)
  .chain((subject) => fc.constantFrom(...subject.operators).map((operator) => ({ key: subject.key, operator })))
  .chain(({ key, operator }) => {
    const scalar = fc.oneof(fc.integer(), fc.constantFrom('a', 'b', '2026-01-01'))
    const value = {
      one: scalar,
      many: fc.uniqueArray(scalar, { minLength: 1, maxLength: 3 }),
      nothing: fc.constant(null),
    }
    return value[wantsOf(operator)].map((entered): Row => row(key, operator, entered))
  })

test('an expression made of rows shows the same rows again', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(wholeRow, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
      (groups) => {
        expect(groups.flat().every(isWhole)).toBe(true)
        const expression = expressionOf(groups, subjects)
        expect(expression && groupsOf(expression, subjects)).toEqual(groups)
      },
    ),
  )
})
