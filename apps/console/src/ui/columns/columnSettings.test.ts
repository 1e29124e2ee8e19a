import { describe, expect, test } from 'vitest'
import { moveColumn, noSettings, orderColumns, readSettings, shownColumns } from './columnSettings.ts'

const columns = ['bill_no', 'dept_name', 'keys', 'status'].map((key) => ({ key }))
const keys = (list: { key: string }[]) => list.map((column) => column.key)

describe('column settings', () => {
  test('a new column follows its neighbour, a removed one is forgotten', () => {
    expect(keys(orderColumns(columns, ['status', 'gone', 'bill_no', 'dept_name']))).toEqual([
      'status',
      'bill_no',
      'dept_name',
      'keys',
    ])
    expect(keys(orderColumns(columns, []))).toEqual(keys(columns))
  })

  test('the first column cannot be hidden, pinned ones stand at the sides', () => {
    const shown = shownColumns(columns, {
      ...noSettings,
      hidden: ['bill_no', 'keys'],
      right: ['dept_name'],
      left: ['status'],
    })
    expect(keys(shown)).toEqual(['status', 'bill_no', 'dept_name'])
    expect(shown.map((column) => column.fixed)).toEqual(['left', undefined, 'right'])
  })

  test('moves by one and stops at the ends', () => {
    expect(moveColumn(columns, [], 'keys', -1)).toEqual(['bill_no', 'keys', 'dept_name', 'status'])
    expect(moveColumn(columns, [], 'bill_no', -1)).toEqual(keys(columns))
  })

  test('takes any kept value', () => {
    expect(readSettings('x', columns)).toEqual(noSettings)
    expect(readSettings({ order: [1, 'keys'], density: 'small', index: true, hidden: null }, columns)).toEqual({
      ...noSettings,
      order: ['keys'],
      density: 'small',
      index: true,
    })
    const own = [{ key: 'a' }, { key: 'b', hidden: true }, { key: 'c', pin: 'right' as const }]
    expect(readSettings(null, own)).toEqual({ ...noSettings, hidden: ['b'], right: ['c'] })
    expect(readSettings({ right: [] }, own).right).toEqual([])
  })
})
