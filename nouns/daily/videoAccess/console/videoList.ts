import type { BodyOf, RowOf } from '@shouya/console/api/path.ts'

export type VideoRow = RowOf<'VideoAccess/GetPageList'>
export type VideoDetail = RowOf<'VideoAccess/Get'>
export type VideoValues = BodyOf<'VideoAccess/Submit'>
export type Move = VideoRow['allowed'][number]

/** The filters of the register (domain 4.6). */
export const videoShape = {
  dept_id: 'int',
  include_child: 'int',
  begin_date: 'today',
  end_date: 'today',
  or_open: 'open',
  applicant_type: 'ints',
  access_mode: 'ints',
  status: 'ints',
  mine: 'flag',
  overdue: 'flag',
} as const

export const videoSorts = ['create_time', 'bill_no', 'biz_date', 'video_begin'] as const
