import { expect, test } from 'vitest'
import { crewFlaws, directionsOf, isFixed, isOpen, unsaid } from './rules.ts'

const types = [1, 2, 3, 4, 5, 6]

test('deliveries go one way, collections the other, cash for machines and vouchers both', () => {
  expect(types.map(directionsOf)).toEqual([[1], [2], [1], [2], [1, 2], [1, 2]])
  expect(types.filter(isFixed)).toEqual([1, 2])
  expect([0, 1, 2, 3, 4, 5].filter((status) => isOpen({ status }))).toEqual([0, 1])
})

test('a crew has its guards and a courier, all as on their photos', () => {
  const member = (duty_type: number, photo_match?: number) => ({ duty_type, photo_match })
  const crew = [member(2, 1), member(2, 1), member(3, 1)]
  const reasons = (more: ReturnType<typeof member>[], min: number) => crewFlaws(more, min).map(({ reason }) => reason)
  expect(crewFlaws(crew, 2)).toEqual([])
  expect(reasons(crew, 3)).toEqual(['moneyBox.refused.guards'])
  expect(reasons([member(2, 1), member(2, 1), member(6, 1)], 2)).toEqual(['moneyBox.refused.cashier'])
  // Each person's photo must be confirmed by the user.
  expect(crewFlaws([...crew, member(1, 2), member(1)], 2).map(({ path }) => path)).toEqual([
    'crew.3.photo_match',
    'crew.4.photo_match',
  ])
})

test('of a box that is there somebody says its seal, and whether seal and lock are whole', () => {
  expect(unsaid({ seal_no: '', seal_ok: null })).toEqual(['seal_no', 'seal_ok', 'lock_ok'])
  expect(unsaid({ seal_no: 'FQ1', seal_ok: 2, lock_ok: 1 })).toEqual([])
})
