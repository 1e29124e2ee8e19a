import { expect, test } from 'vitest'
import { partsOf, ruleOf } from './rules.ts'

test.each([
  ['15:00', { anchor: 'fixed', time: '15:00', more: 0 }],
  ['opening', { anchor: 'opening', time: null, more: 0 }],
  ['deliver+60m', { anchor: 'deliver', time: null, more: 60 }],
  ['closing-5m', { anchor: 'closing', time: null, more: -5 }],
] as const)('%s in its parts and back', (rule, parts) => {
  expect(partsOf(rule)).toEqual(parts)
  expect(ruleOf(parts)).toBe(rule)
})
