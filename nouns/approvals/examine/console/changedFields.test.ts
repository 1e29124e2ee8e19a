import { expect, test } from 'vitest'
import { changedFields, changedModels } from './changedFields.ts'

test('equal is what is equal on the wire, in whatever order', () => {
  const before = { a: { x: 1, y: [1, 2] }, b: null }
  expect(changedModels(before, { a: { y: [1, 2], x: 1 } })).toEqual([])
  expect(changedModels(before, { a: { x: 1, y: [2, 1] }, b: '' })).toEqual(['a', 'b'])
})

test('only fields that may be written and were changed are sent; what was emptied is sent as nothing', () => {
  const rights = { title: 'read', cost: 'write', car: 'write', note: 'write', memo: 'hidden' }
  const before = { title: '甲', cost: 1, car: '苏A', note: '同' }
  const after = { title: '乙', cost: 2, car: undefined, note: '同', memo: '偷' }
  expect(changedFields(before, after as never, rights)).toEqual({ cost: 2, car: null })
})
