import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Values } from './document.ts'
import { decodeStrings, encodeStrings } from './outputStrings.ts'

test('the original’s form [F-5-15]', () => {
  expect(encodeStrings({ a: 'text', b: 7, c: true, d: ['x'], e: null })).toEqual({
    a: 'text',
    b: 'k-form-design#number#7',
    c: 'k-form-design#boolean#true',
    d: 'k-form-design#object#["x"]',
    e: 'k-form-design#object#null',
  })
})

test('read without the original’s faults', () => {
  const decode = (value: string | number) => decodeStrings({ a: value }).a
  expect(decode('k-form-design#object#["#fff","/a#b"]')).toEqual(['#fff', '/a#b'])
  expect(decode('k-form-design#boolean#false')).toBe(false)
  expect(decode(7)).toBe(7)
  for (const text of ['k-form-design#', 'k-form-design#object#{', 'k-form-design#number#x', 'k-form-design#symbol#1'])
    expect(decode(text)).toBe(text)
})

test('property: there and back is the same [F-5-15]', () => {
  const values = fc.dictionary(
    fc.string(),
    fc.oneof(
      fc.jsonValue(),
      fc.string().map((text) => `k-form-design#${text}`),
    ),
  )
  fc.assert(
    fc.property(values, (entered) => {
      const json = JSON.parse(JSON.stringify(entered)) as Values
      expect(decodeStrings(encodeStrings(json))).toEqual(json)
    }),
  )
})
