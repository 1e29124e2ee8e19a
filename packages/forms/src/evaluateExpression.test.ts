import { expect, test } from 'vitest'
import type { FormDocument } from './document.ts'
import { evaluateExpression } from './evaluateExpression.ts'
import type { Expression } from './expression.ts'

const document = {
  list: [
    { type: 'number', model: 'days', key: 'number_1', options: {} },
    { type: 'date', model: 'day', key: 'date_1', options: { format: 'DD.MM.YYYY' } },
    {
      type: 'batch',
      model: 'rows',
      key: 'batch_1',
      list: [{ type: 'number', model: 'price', key: 'number_2', options: {} }],
    },
  ],
  config: {},
} as FormDocument

const field = (model: string): Expression => ({ op: 'field', model })

test('fields, dates in canonical form, columns; what is not there is nothing', () => {
  const values = { days: 3, day: '05.03.2026', rows: [{ price: 2 }, { price: 3 }] }
  const ask = (expression: Expression) => evaluateExpression(document, values, expression)
  expect(ask(field('days'))).toBe(3)
  expect(ask({ op: 'month', args: [field('day')] })).toBe(3)
  expect(ask({ op: 'sum', args: [{ op: 'column', batch: 'rows', model: 'price' }] })).toBe(5)
  expect(ask(field('nobody'))).toBeNull()
})

test('models beside the form are answered by the host', () => {
  const beside = (model: string) => (model === '$who' ? 7 : undefined)
  expect(evaluateExpression(document, {}, field('$who'), beside)).toBe(7)
  expect(evaluateExpression(document, { days: 1 }, field('days'), beside)).toBe(1)
})
