import type { FormDocument } from '@shouya/forms/document'
import { expect, test } from 'vitest'
import { fieldAlone } from './changedFields.ts'

const field = { type: 'input', label: '费用', model: 'cost', key: 'a', options: { hidden: true } }
const document = {
  list: [
    { type: 'card', label: '', key: 'c', list: [{ ...field, logic: { visible: { op: 'literal', value: false } } }] },
    { type: 'input', label: '标题', model: 'title', key: 'b', options: {} },
  ],
  config: { layout: 'vertical' },
} as unknown as FormDocument

test('one field, wherever it stands, without what hides it; a field that is gone leaves nothing', () => {
  expect(fieldAlone(document, 'cost')).toEqual({
    list: [{ ...field, options: { hidden: false } }],
    config: { layout: 'vertical' },
  })
  expect(fieldAlone(document, 'gone').list).toEqual([])
})
