import { expect, test } from 'vitest'
import { type CellKind, cellValue } from './cellValue.ts'

const words = new Map([
  ['post 柜员', '09'],
  ['post teller', '09'],
  ['risk_level level 2', '2'],
])
const read = (cell: string | number | boolean | Date, kind: CellKind) => {
  const result = cellValue(cell, kind, words)
  return 'value' in result ? result.value : result.reason
}

test.for([
  [13800000000, 'text', '13800000000'],
  [' 机构 ', 'text', '机构'],
  [new Date('2026-03-02T00:00:00Z'), 'text', '2026-03-02'],
  ['120.5', 'number', 120.5],
  ['12a', 'number', 'import.number'],
  ['是', 'bool', true],
  ['NO', 'bool', false],
  [1, 'bool', true],
  [false, 'bool', false],
  ['maybe', 'bool', 'import.yesNo'],
  ['2026/3/2', 'date', '2026-03-02'],
  ['2026.03.02', 'date', '2026-03-02'],
  [new Date('2026-03-02T00:00:00Z'), 'date', '2026-03-02'],
  ['2026-02-30', 'date', 'import.date'],
  [46083, 'date', 'import.date'],
  ['9:05', 'time', '09:05'],
  ['17:30:00', 'time', '17:30'],
  [0.375, 'time', '09:00'],
  [17 / 24, 'time', '17:00'],
  [new Date('1899-12-30T08:20:00Z'), 'time', '08:20'],
  [24, 'time', 'import.time'],
  ['noon', 'time', 'import.time'],
  ['Teller', { dict: 'post', text: true }, '09'],
  ['LEVEL 2', { dict: 'risk_level' }, 2],
  ['level 9', { dict: 'risk_level' }, 'input.dict'],
] as [string | number | boolean | Date, CellKind, unknown][])('%s as %j is %s', ([cell, kind, expected]) => {
  expect(read(cell, kind)).toBe(expected)
})
