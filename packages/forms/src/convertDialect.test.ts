import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { convertDialect } from './convertDialect.ts'
import { createField } from './createField.ts'
import { emptyDocument } from './defaultConfig.ts'
import { dialectOf } from './dialectOf.ts'
import type { Field, FormDocument } from './document.ts'
import { type FieldTypeName, fieldTypes } from './fieldTypes.ts'
import { initialValues } from './initialValues.ts'
import { addonsOf } from './readOptions.ts'
import { readTable } from './readTable.ts'
import { documents } from './testing/arbitrary.ts'
import { fixture, fixtureNames } from './testing/fixtures.ts'

const names = Object.keys(fieldTypes) as FieldTypeName[]
const only = (field: Field) => ({ ...emptyDocument, list: [field] })

describe('what the originals drop', () => {
  const eight = fixture('dropped-3.8.18.json').list
  test.each(names)('%s for 3.8', (type) => {
    const original = eight.find((field) => field.type === type)
    const created = convertDialect(only(createField(type, 1_700_000_000_000, 'CN')), 'C').list[0]
    // Version 3.8 adds fonts to texts, and a minimum number of rows and rules to a batch; its upload addresses are
    // placeholders.
    const {
      action: _action,
      color: _c,
      fontFamily: _f,
      fontSize: _s,
      minLimit: _m,
      ...theirOptions
    } = original?.options ?? {}
    const { action: _ours, ...options } = created?.options ?? {}
    expect({ ...options, dynamic: null }).toEqual({ ...theirOptions, dynamic: null })
  })
})

test.each(fixtureNames)('%s in both dialects', (name) => {
  const document = fixture(name)
  for (const to of ['B', 'C'] as const) {
    const converted = convertDialect(document, to)
    expect(dialectOf(converted)).toBe(to)
    expect(convertDialect(converted, to)).toEqual(converted)
    expect(Object.keys(initialValues(converted))).toHaveLength(Object.keys(initialValues(document)).length)
  }
})

test('addons keep their meaning', () => {
  const input = only({ type: 'input', key: 'a', model: 'a', options: { prefix: '¥', suffix: '元' } })
  const eight = convertDialect(input, 'C')
  expect(eight.list[0]?.options).toMatchObject({ addonBefore: '¥', addonAfter: '元' })
  expect(addonsOf(convertDialect(eight, 'B').list[0] as Field)).toEqual({ before: '¥', after: '元' })
})

test('property: tables look the same in either notation', () => {
  fc.assert(
    fc.property(documents, (document) => {
      const tables = (form: FormDocument) =>
        form.list.filter(({ type }) => type === 'table').map((table) => readTable(table))
      const looks = (form: FormDocument) =>
        tables(form).map(({ rows, columns, cells }) => [
          rows,
          columns,
          cells.map(({ row, column, rowspan, colspan }) => [row, column, rowspan, colspan]),
        ])
      for (const to of ['B', 'C'] as const) expect(looks(convertDialect(document, to))).toEqual(looks(document))
    }),
  )
})
