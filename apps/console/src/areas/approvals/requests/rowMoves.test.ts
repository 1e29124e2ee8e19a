import { expect, test } from 'vitest'
import { rowMoves } from './rowMoves.ts'

test('a draft is filled in or deleted, what runs urged or withdrawn, what came back filled in, what failed begun again', () => {
  expect(rowMoves(0)).toEqual(['fill', 'delete'])
  expect(rowMoves(1)).toEqual(['urge', 'withdraw'])
  expect(rowMoves(6)).toEqual(['fill', 'withdraw'])
  expect([rowMoves(3), rowMoves(4)]).toEqual([['again'], ['again']])
  expect([rowMoves(2), rowMoves(5)]).toEqual([[], []])
})
