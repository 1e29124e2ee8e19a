import { expect, test } from 'vitest'
import { inOrder } from './inOrder.ts'
import type { DemoPart } from './part.ts'

const part = (title: string, ...after: string[]): DemoPart => ({ title, after, tables: [], fill: async () => ({}) })

test('parts come after those they need, else as they are listed', () => {
  const parts = { a: part('a', 'c'), b: part('b'), c: part('c', 'b'), d: part('d') }
  expect(inOrder(parts).map(({ title }) => title)).toEqual(['b', 'c', 'a', 'd'])
})

test('parts that wait for each other, or for one that does not exist, are refused', () => {
  expect(() => inOrder({ a: part('a', 'b'), b: part('b', 'a') })).toThrow('a,b')
  expect(() => inOrder({ a: part('a', 'x') })).toThrow('a')
})
