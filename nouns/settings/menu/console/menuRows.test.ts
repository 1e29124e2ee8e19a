import { expect, test } from 'vitest'
import { dropPlace, flatItems, keepItems, type MenuRow, menuItems, step } from './menuRows.ts'

const row = (id: number, parent_id: number | null, menu_type = 2) =>
  ({ id, parent_id, menu_type, title_cn: `页${id}` }) as unknown as MenuRow
// 1 (2 3 4)  5 (6 (7))  8
const rows = [row(1, null, 1), row(2, 1), row(3, 1), row(4, 1), row(5, null, 1), row(6, 5, 1), row(7, 6), row(8, null)]
const of = (id: number) => rows.find((row) => row.id === id) as MenuRow

test('the tree, and what a search leaves of it', () => {
  expect(flatItems(menuItems(rows)).map(({ id, depth }) => [id, depth])).toEqual([
    [1, 0],
    [2, 1],
    [3, 1],
    [4, 1],
    [5, 0],
    [6, 1],
    [7, 2],
    [8, 0],
  ])
  const keptIds = (fits: number) => flatItems(keepItems(menuItems(rows), ({ id }) => id === fits)).map(({ id }) => id)
  expect(keptIds(7)).toEqual([5, 6, 7])
  expect(keptIds(6)).toEqual([5, 6, 7])
})

test('one up, one down, nowhere at the ends', () => {
  expect(step(rows, of(3), -1)).toEqual({ parent_id: 1, before_id: 2 })
  expect(step(rows, of(2), 1)).toEqual({ parent_id: 1, before_id: 4 })
  expect(step(rows, of(3), 1)).toEqual({ parent_id: 1, before_id: null })
  expect(step(rows, of(2), -1)).toBeUndefined()
  expect(step(rows, of(8), 1)).toBeUndefined()
})

test('a drop before, after and into another', () => {
  expect(dropPlace(rows, of(4), of(2), 'before')).toEqual({ parent_id: 1, before_id: 2 })
  expect(dropPlace(rows, of(7), of(4), 'after')).toEqual({ parent_id: 1, before_id: null })
  expect(dropPlace(rows, of(2), of(3), 'after')).toEqual({ parent_id: 1, before_id: 4 })
  expect(dropPlace(rows, of(2), of(6), 'into')).toEqual({ parent_id: 6, before_id: null })
  expect(dropPlace(rows, of(7), of(1), 'before')).toEqual({ parent_id: null, before_id: 1 })
})

test('no drop into itself, below itself, into a page, or where it already is', () => {
  expect(dropPlace(rows, of(5), of(5), 'into')).toBeUndefined()
  expect(dropPlace(rows, of(5), of(7), 'before')).toBeUndefined()
  expect(dropPlace(rows, of(2), of(8), 'into')).toBeUndefined()
  expect(dropPlace(rows, of(2), of(3), 'before')).toBeUndefined()
  expect(dropPlace(rows, of(3), of(2), 'after')).toBeUndefined()
  expect(dropPlace(rows, of(2), of(1), 'into')).toBeUndefined()
})
