import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createField } from './createField.ts'
import { emptyDocument } from './defaultConfig.ts'
import type { Field, FormDocument } from './document.ts'
import { indexDocument } from './indexDocument.ts'
import { mockValues } from './mockValues.ts'
import { documents } from './testing/arbitrary.ts'
import { fixture, fixtureNames } from './testing/fixtures.ts'
import { validate } from './validate.ts'

const SOURCES = { 'dict.leave_type': ['1', '2', '3'].map((value) => ({ value })), users: [{ value: 1 }, { value: 2 }] }
const options: Record<string, readonly { value: string | number }[]> = SOURCES
const input = (pattern: string, rest: object = {}): FormDocument => {
  const field: Field = { ...createField('input', 1, 'CN'), rules: [{ required: true }, { pattern, message: '' }] }
  return { ...emptyDocument, list: [{ ...field, options: { ...field.options, ...rest } }] }
}

describe('real forms', () => {
  test.each(fixtureNames)('%s takes its mock values', (name) => {
    const document = fixture(name)
    const sources = {
      options: Object.fromEntries(
        indexDocument(document)
          .entries.map(({ field }) => String(field.options?.dynamicKey ?? ''))
          .map((key) => [key, options[key] ?? [{ value: 'a' }]]),
      ),
    }
    for (let seed = 1; seed <= 10; seed++) {
      const { values, issues } = mockValues(document, sources, seed)
      expect(issues).toEqual([])
      expect(validate(document, values, sources)).toMatchObject({ valid: true, values })
    }
  })
})

test.each([
  '^1[3-9]\\d{9}$',
  '^\\d{17}[\\dXx]$',
  '^[\\u4e00-\\u9fa5]{2,8}$',
  '^[\\s\\S]{5,500}$',
  '^[A-Z]{2}(-\\d{3}){2}$',
  '^(京|沪|浙)[A-Z]·?[A-Z0-9]{5}$',
  '^[\\w.+-]+@[\\w-]+(\\.[a-z]{2,})+$',
  '^(?:25[0-5]|1\\d\\d|[1-9]?\\d)(?:\\.(?:25[0-5]|1\\d\\d|[1-9]?\\d)){3}$',
  '^[^\\s]{10}$',
  '^\\d+(\\.\\d{1,2})?$',
])('a text for %s', (pattern) => {
  for (let seed = 1; seed <= 20; seed++) expect(mockValues(input(pattern), {}, seed).issues).toEqual([])
})

test('the same seed gives the same values, and what cannot be is told', () => {
  const leave = fixture('leave.json')
  expect(mockValues(leave, { options }, 7)).toEqual(mockValues(leave, { options }, 7))
  expect(mockValues(input('^a{10}$', { maxLength: 5 })).issues).toMatchObject([{ path: ['input_1'] }])
})

test('property: any form that a person can build', () => {
  fc.assert(
    fc.property(documents, fc.nat(), (document, seed) => {
      const sources = { options: { '': [] } }
      expect(mockValues(document, sources, seed).issues).toEqual([])
    }),
  )
})
