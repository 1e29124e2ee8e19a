import { expect, test } from 'vitest'
import { greetingOf } from './greeting.ts'

test.each([
  [0, 'early'],
  [8, 'early'],
  [9, 'morning'],
  [11, 'morning'],
  [12, 'noon'],
  [13, 'noon'],
  [14, 'afternoon'],
  [20, 'afternoon'],
  [21, 'evening'],
  [23, 'evening'],
])('at %i it is %s [C-9-17]', (hour, greeting) => {
  expect(greetingOf(hour)).toBe(greeting)
})
