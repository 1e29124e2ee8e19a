import type { BodyOf, RowOf } from '@shouya/console/api/path.ts'

export type RectifyRow = RowOf<'Rectification/GetPageList'>
export type RectifyDetail = RowOf<'Rectification/Get'>
export type RectifyValues = BodyOf<'Rectification/Save'>
export type Move = RectifyRow['allowed'][number]

/** The filters of the register (domain 4.3). */
export const rectifyShape = {
  dept_id: 'int',
  include_child: 'int',
  source_type: 'ints',
  hazard_level: 'ints',
  category: 'ints',
  status: 'ints',
  begin_date: 'text',
  end_date: 'text',
  close_begin_date: 'text',
  close_end_date: 'text',
  due_begin_date: 'text',
  due_end_date: 'text',
  overdue: 'flag',
  open: 'flag',
  mine: 'flag',
  to_review: 'flag',
  delay_asked: 'flag',
} as const

export const rectifySorts = ['bill_no', 'deadline', 'create_time'] as const
