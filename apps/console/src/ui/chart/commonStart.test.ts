import { expect, test } from 'vitest'
import { commonStart } from './commonStart.ts'

test.each([
  [['abcx', 'abcy'], 3],
  [['abc', 'abcd'], 2],
  [['abc', 'xyz'], 0],
  [['abc', 'abc'], 2],
  [['abc'], 0],
  [['', ''], 0],
  [[], 0],
])('%j begin with %i characters', (names, length) => {
  expect(commonStart(names)).toBe(length)
})
