import type { BodyOf, RowOf } from '@shouya/console/api/path.ts'

export type BoxRow = RowOf<'Escort/GetBoxPageList'>
export type BoxValues = BodyOf<'Escort/SaveBox'>

/** The filters of the list (domain 3.4). */
export const boxShape = {
  dept_id: 'int',
  include_child: 'int',
  box_type: 'ints',
  position: 'ints',
  status: 'ints',
} as const

export const boxSorts = ['create_time', 'box_no', 'position_time'] as const
