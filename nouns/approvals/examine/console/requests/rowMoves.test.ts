import { expect, test } from 'vitest'
import { rowMoves } from './requestList.ts'

test('a row offers what the server allows, in its own order, and nothing that belongs on the request itself', () => {
  expect(rowMoves({ allowed: ['delete', 'edit', 'submit'] })).toEqual(['edit', 'delete'])
  expect(rowMoves({ allowed: ['withdraw', 'urge', 'comment', 'print'] })).toEqual(['urge', 'withdraw'])
  expect(rowMoves({ allowed: [] })).toEqual([])
})
