import { expect, test } from 'vitest'
import { placeNames } from './placeNames.ts'

const document = {
  list: [
    { type: 'tabs', label: '', columns: [{ value: '1', label: 'One', list: [{ type: 'input', model: 'name' }] }] },
    { type: 'batch', label: 'People', list: [{ type: 'input', label: 'Card', rules: [{}, { pattern: '(' }] }] },
  ],
  config: {},
}

test('names the fields on the way to a place', () => {
  expect(placeNames(document, ['list', 1, 'list', 0, 'rules', 1, 'pattern'])).toEqual(['People', 'Card'])
  expect(placeNames(document, ['list', 0, 'columns', 0, 'list', '0', 'model'])).toEqual(['tabs', 'name'])
})

test('a place that is not there, or belongs to the form itself, has no name', () => {
  expect(placeNames(document, ['config', 'labelCol'])).toEqual([])
  expect(placeNames(document, ['list', 9, 'label'])).toEqual([])
})
