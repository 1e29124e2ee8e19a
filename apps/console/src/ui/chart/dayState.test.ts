import { expect, test } from 'vitest'
import { dayState } from './dayState.ts'

test.each([
  [{ done: 0, waiting: 0, late: 0 }, 'none'],
  [{ done: 3, waiting: 0, late: 0 }, 'done'],
  [{ done: 3, waiting: 1, late: 0 }, 'waiting'],
  [{ done: 0, waiting: 1, late: 0 }, 'waiting'],
  [{ done: 3, waiting: 1, late: 1 }, 'overdue'],
  [{ done: 0, waiting: 0, late: 1 }, 'overdue'],
] as const)('a day of %o is %s', (counts, state) => {
  expect(dayState(counts)).toBe(state)
})
