import { expect, test } from 'vitest'
import { statusKind, statusPalette } from './status.ts'

test('a handover moves from waiting to done, and zero is a value', () => {
  expect([1, 2, 3, 4, 5, 9].map((value) => statusKind('key_status', value))).toEqual([
    'waiting',
    'done',
    'active',
    'done',
    'refused',
    'void',
  ])
  expect(statusKind('enable', 0)).toBe('void')
  expect(statusKind('user_status', '2')).toBe('overdue')
})

test('an unknown value still has a colour', () => {
  expect(statusPalette[statusKind('later', 7)]).toBe('neutral')
})
