import { expect, test } from 'vitest'
import { placeOf } from './placeOf.ts'

const document = {
  list: [
    { type: 'tabs', label: '', columns: [{ value: '1', label: 'One', list: [{ type: 'input', model: 'name' }] }] },
    { type: 'batch', label: 'People', list: [{ type: 'input', label: 'Card', rules: [{}, { pattern: '(' }] }] },
  ],
  config: {},
}

test('names the fields on the way to a place', () => {
  expect(placeOf(document, 'list.1.list.0.rules.1.pattern')).toEqual(['People', 'Card'])
  expect(placeOf(document, 'list.0.columns.0.list.0.model')).toEqual(['tabs', 'name'])
})

test('a place that is not there, or belongs to the form itself, has no name', () => {
  expect(placeOf(document, 'config.labelCol')).toEqual([])
  expect(placeOf(document, 'list.9.label')).toEqual([])
})
