import { expect, test } from 'vitest'
import { inOrder } from './inOrder.ts'

const columns = ['a', 'b', 'c', 'd'].map((key) => ({ key, title: key, width: 80 }))

test('what is looked for first comes first, the rest is hidden, and a column that nobody needs is among the rest', () => {
  const ordered = inOrder(columns, ['c', false, 'a'])
  expect(ordered.map(({ key, hidden }) => (hidden ? `(${key})` : key))).toEqual(['c', 'a', '(b)', '(d)'])
  expect(() => inOrder(columns, ['x'])).toThrow('no column x')
})
