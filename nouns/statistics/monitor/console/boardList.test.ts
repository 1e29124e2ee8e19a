import { expect, test } from 'vitest'
import { type BoardColumn, groupsOf, linesOf } from './boardList.ts'

test('outlets stand in their branch before its total, all at the end', () => {
  const row = (dept_id: number, branch_id: number | null) => ({ dept_id, branch_id }) as never
  const total = (branch_id: number | null, dept_name: string | null) => ({ branch_id, dept_name }) as never
  const keys = (data: Parameters<typeof linesOf>[0]) => linesOf(data).map(({ key }) => key)
  const whole = {
    rows: [row(1, 7), row(2, 7), row(3, 8)],
    totals: [total(7, '甲'), total(8, '乙')],
    sum: total(null, null),
  }
  expect(keys({ day: '', ...whole })).toEqual(['unit 1', 'unit 2', 'branch 7', 'unit 3', 'branch 8', 'all'])
  expect(keys({ day: '', rows: [row(1, null)], totals: [total(null, null)], sum: total(null, null) })).toEqual([
    'unit 1',
    'all',
  ])
  expect(keys({ day: '', rows: [], totals: [], sum: total(null, null) })).toEqual([])
})

test('only neighbours of the same group have a common head', () => {
  const columns = ['甲', '甲', null, null, '乙', '甲'].map(
    (group, index) => ({ key: String(index), group }) as BoardColumn,
  )
  expect(groupsOf(columns).map(({ group, columns: { length } }) => [group, length])).toEqual([
    ['甲', 2],
    [null, 1],
    [null, 1],
    ['乙', 1],
    ['甲', 1],
  ])
})
