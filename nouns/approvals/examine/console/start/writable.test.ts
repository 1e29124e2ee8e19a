import { expect, test } from 'vitest'
import { writable } from './startValues.ts'

test('only what may be written travels; a field that no right names may be', () => {
  expect(writable({ a: 1, b: 2, c: 3, toString: 4 }, { a: 'read', b: 'hidden', c: 'write' })).toEqual({
    c: 3,
    toString: 4,
  })
})
