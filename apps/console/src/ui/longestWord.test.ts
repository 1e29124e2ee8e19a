import { expect, test } from 'vitest'
import { longestWord } from './longestWord.ts'

test('counts the letters of the longest word; Chinese has none', () => {
  expect(longestWord(['Boxes (in/out)', 'Responsible'])).toBe(11)
  expect(longestWord(['箱数(送/收)', '责任人', ''])).toBe(1)
  expect(longestWord([])).toBe(0)
})
