import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createField } from './createField.ts'
import { emptyDocument } from './defaultConfig.ts'
import type { Field, FormDocument } from './document.ts'
import type { FieldTypeName } from './fieldTypes.ts'
import type { Json } from './json.ts'
import { migrateValues } from './migrateValues.ts'
import { mockValues } from './mockValues.ts'
import { documents } from './testing/arbitrary.ts'

const make = (type: FieldTypeName, model: string, options: object = {}, rest: object = {}): Field => {
  const field = createField(type, 1, 'CN')
  return { ...field, key: model, model, options: { ...field.options, ...options }, ...rest }
}
const form = (...list: Field[]): FormDocument => ({ ...emptyDocument, list })
const xy = { options: [{ value: 'x' }, { value: 'y' }] }

test('a field is the same by its key, then by its model', () => {
  const from = form(make('input', 'a'), make('input', 'b'), make('input', 'gone'))
  const to = form(
    make('input', 'a', {}, { model: 'renamed' }),
    make('input', 'new', {}, { model: 'b' }),
    make('number', 'n', { defaultValue: 3 }),
  )
  expect(migrateValues(from, to, { a: '1', b: '2', gone: '3' })).toEqual({
    values: { renamed: '1', b: '2', n: 3 },
    losses: [{ code: 'loss.removed', params: { label: '输入框' }, path: ['gone'], value: '3' }],
  })
  expect(migrateValues(from, to, { gone: '' }).losses).toEqual([])
})

const text = make('input', 'a')
const day = (format: string, range = false) => make('date', 'a', { format, range })

test.each<[Field, Json, Field, Json, string[]]>([
  [text, '7', make('number', 'a'), 7, []],
  [text, 'seven', make('number', 'a'), null, ['converted']],
  [make('number', 'a'), 7, text, '7', []],
  [make('select', 'a', xy), 'x', make('checkbox', 'a', xy), ['x'], []],
  [make('checkbox', 'a', xy), ['x', 'y'], make('radio', 'a', xy), 'x', ['converted']],
  [make('checkbox', 'a', xy), ['x', 'y'], text, 'x, y', []],
  [make('radio', 'a', xy), 'x', make('radio', 'a', { options: [{ value: 'y' }] }), 'x', ['refused']],
  [day('YYYY-MM-DD'), '2026-03-01', day('YYYY/MM/DD'), '2026/03/01', []],
  [day('YYYY-MM-DD HH:mm'), '2026-03-01 08:30', day('YYYY-MM-DD'), '2026-03-01', ['converted']],
  [day('YYYY-MM-DD HH:mm'), '2026-03-01 00:00', day('YYYY-MM-DD'), '2026-03-01', []],
  [day('YYYY-MM-DD'), '2026-03-01', day('YYYY-MM-DD', true), ['2026-03-01', '2026-03-01'], []],
  [day('YYYY-MM-DD', true), ['2026-03-01', '2026-03-02'], day('YYYY-MM-DD'), '2026-03-01', ['converted']],
  [text, 'a <b', make('editor', 'a'), 'a &lt;b', []],
  [text, 'a <b>', make('textarea', 'a'), 'a <b>', []],
  [make('editor', 'a'), '<p>a &lt; b</p>', text, 'a < b', ['converted']],
  [text, 'yes', make('switch', 'a'), false, ['converted']],
  [make('uploadFile', 'a'), [{ name: 'f.pdf', url: '/f', status: 'done' }], make('rate', 'a'), 0, ['converted']],
])('%#: to the form of the new field', (from, value, to, expected, codes) => {
  const migrated = migrateValues(form(from), form(to), { a: value })
  expect(migrated.values.a).toEqual(expected)
  expect(migrated.losses.map(({ code }) => code)).toEqual(codes.map((code) => `loss.${code}`))
})

test('rows go column by column and keep their key', () => {
  const batch = (...list: Field[]) => make('batch', 'rows', {}, { list })
  const from = form(batch(make('input', 'qty'), make('input', 'old')))
  const to = form(batch(make('number', 'qty'), make('input', 'note')))
  expect(migrateValues(from, to, { rows: [{ key: 'k', qty: '2', old: 'x' }] })).toMatchObject({
    values: { rows: [{ key: 'k', qty: 2, note: '' }] },
    losses: [{ code: 'loss.removed', path: ['rows', 0, 'old'] }],
  })
})

describe('properties', () => {
  test('to the same version nothing is lost', () => {
    fc.assert(
      fc.property(documents, (document) => {
        const { values } = mockValues(document)
        expect(migrateValues(document, document, values)).toEqual({ values, losses: [] })
      }),
    )
  })

  test('between any two versions it ends', () => {
    fc.assert(fc.property(documents, documents, (from, to) => void migrateValues(from, to, mockValues(from).values)))
  })
})
