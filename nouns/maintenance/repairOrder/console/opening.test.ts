import { expect, test } from 'vitest'
import { openingQuery } from './opening.ts'

const may =
  (...operations: string[]) =>
  (_: string, operation: string) =>
    operations.includes(operation)

test('an outlet opens on what it confirms, then on what came back to it, else on all that is open', () => {
  const outlet = may('confirm', 'edit', 'rate')
  const opens = (counts: object) => openingQuery('Repair/GetRequestPageList', outlet, { ...counts })
  expect(opens({ 5: 1, 6: 4, 8: 2 })).toEqual(['status', '5'])
  expect(opens({ 6: 4, 8: 2 })).toEqual(['status', '8'])
  expect(opens({ 6: 4, 7: 9 })).toEqual(['status', '6'])
  expect(opens({ 7: 9 })).toEqual(['open', '1'])
})

test('the branch opens on what it dispatches, a vendor on what it accepts, then on what it repairs', () => {
  const counts = { 1: 2, 2: 3, 4: 1 }
  expect(openingQuery('Repair/GetPageList', may('process'), counts)).toEqual(['status', '1'])
  expect(openingQuery('Repair/GetPageList', may('accept', 'fix'), counts)).toEqual(['status', '2'])
  expect(openingQuery('Repair/GetPageList', may('accept', 'fix'), { 4: 1 })).toEqual(['status', '3,4'])
  expect(openingQuery('Repair/GetPageList', may(), counts)).toEqual(['open', '1'])
})
