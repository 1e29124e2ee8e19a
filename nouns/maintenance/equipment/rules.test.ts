import { expect, test } from 'vitest'
import { equipmentIssues, labelPath, nextEquipNo } from './rules.ts'

test('numbers begin with the unit and count on past four digits', () => {
  expect(nextEquipNo('CL020317', 3)).toBe('EQ0317-0004')
  expect(nextEquipNo('CL020317', 9999)).toBe('EQ0317-10000')
})

test('a warranty does not end before the purchase', () => {
  expect(equipmentIssues({ buy_date: '2026-03-02', warranty_end: '2026-03-01' })).toMatchObject([
    { path: 'warranty_end' },
  ])
  expect(equipmentIssues({ buy_date: '2026-03-02', warranty_end: '2026-03-02' })).toEqual([])
  expect(equipmentIssues({ buy_date: null, warranty_end: '2026-03-01' })).toEqual([])
})

test('the address of a label does not depend on what it leads to', () => {
  expect(labelPath('EQ0317-0004')).toBe('/list/device?no=EQ0317-0004')
})
