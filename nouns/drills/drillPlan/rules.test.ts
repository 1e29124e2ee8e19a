import { expect, test } from 'vitest'
import { nextVersion, yearAfter } from './rules.ts'

test('a revision counts on from the version before it', () => {
  expect(['V1.0', 'V3.2', 'V2.9', 'V1.999'].map(nextVersion)).toEqual(['V1.1', 'V3.3', 'V2.10', 'V2.0'])
})

test('a review is due a year later, also on the day that comes every fourth year', () => {
  expect(['2026-03-02', '2028-02-29', '2027-12-31'].map(yearAfter)).toEqual(['2027-03-02', '2029-02-28', '2028-12-31'])
})
