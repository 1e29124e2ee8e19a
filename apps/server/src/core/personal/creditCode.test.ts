import { expect, test } from 'vitest'
import { creditCheck, isCreditCode } from './creditCode.ts'

test('a credit code has its check digit', () => {
  // The example of the standard's annex.
  expect(isCreditCode('91350100M000100Y43')).toBe(true)
  expect(isCreditCode('91350100M000100Y44')).toBe(false)
  expect(isCreditCode('91350100M000100YI3')).toBe(false)
  expect(isCreditCode('91350100M000100Y4')).toBe(false)
  expect(creditCheck('91350100M000100Y4')).toBe('3')
})
