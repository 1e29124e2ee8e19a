import { compile } from '@shouya/forms/compile'
import { readDocument } from '@shouya/forms/readDocument'
import { expect, test } from 'vitest'
import { readOnly } from './readOnly.ts'

test('every field is closed, those in layouts and in rows too', () => {
  const input = (model: string) => ({ type: 'input', key: model, model, options: {} })
  const read = readDocument({
    list: [
      input('a'),
      {
        type: 'card',
        key: 'card',
        list: [input('b'), { type: 'button', key: 'button', options: { handle: 'submit' } }],
      },
      { type: 'batch', key: 'rows', model: 'rows', options: {}, list: [input('c')] },
    ],
    config: { layout: 'horizontal' },
  })
  if (!read.ok) throw new Error('not a form')
  const fields = [...compile(readOnly(read.document)).byId.values()]
  expect(fields).toHaveLength(6)
  expect(fields.map(({ field }) => field.options?.disabled)).toEqual(fields.map(() => true))
})
