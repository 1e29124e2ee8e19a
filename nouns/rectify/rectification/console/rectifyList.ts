import type { BodyOf, RowOf } from '@shouya/console/api/path.ts'
import { shapeOf } from '@shouya/console/noun/shapeOf.ts'
import { rectification } from '../noun.ts'

export type RectifyRow = RowOf<'Rectification/GetPageList'>
export type RectifyDetail = RowOf<'Rectification/Get'>
export type RectifyValues = BodyOf<'Rectification/Save'>
export type Move = RectifyRow['allowed'][number]

export const rectifyShape = shapeOf(rectification, {
  category: 'ints',
  close_begin_date: 'text',
  close_end_date: 'text',
  due_begin_date: 'text',
  due_end_date: 'text',
  overdue: 'flag',
})
