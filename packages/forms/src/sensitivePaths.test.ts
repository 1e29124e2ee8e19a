import { expect, test } from 'vitest'
import { createField } from './createField.ts'
import { emptyDocument } from './defaultConfig.ts'
import { inspect } from './inspect.ts'
import { sensitivePaths } from './sensitivePaths.ts'

const secret = { options: { sensitive: true } }

test('the places of sensitive values, row by row', () => {
  const people = {
    ...createField('batch', 1, 'CN'),
    model: 'people',
    list: [{ type: 'input', key: 'i', model: 'id_card', ...secret }],
  }
  const document = {
    ...emptyDocument,
    list: [{ type: 'card', key: 'c', list: [{ type: 'input', key: 'p', model: 'phone', ...secret }] }, people],
  }
  const values = { phone: '1', people: [{ id_card: '2' }, { other: 1 }, { id_card: '3' }] }
  expect(sensitivePaths(document, values)).toEqual([['phone'], ['people', 0, 'id_card'], ['people', 2, 'id_card']])
  expect(inspect(document)).toEqual([])
})

test('a mark that is no yes or no is told', () => {
  const document = {
    ...emptyDocument,
    list: [{ type: 'input', key: 'a', model: 'a', options: { sensitive: 'yes', operation: { id: 'x' } } }],
  }
  expect(inspect(document).map(({ code }) => code)).toEqual(['design.permission', 'design.sensitive'])
})
