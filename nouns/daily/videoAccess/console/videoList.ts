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

/** The action behind each move. */
export const movePath = {
  edit: 'VideoAccess/Save',
  takeOver: 'Common/TakeOver',
  register: 'VideoAccess/Register',
  sign: 'VideoAccess/Sign',
  return: 'VideoAccess/Return',
  refuse: 'VideoAccess/Refuse',
} as const satisfies Record<Move, string>

/** Where it is looked at: 1 at the outlet, 2 in the monitoring centre of its branch. */
export const placeOf = (location: number) => (location === 2 ? 'videos.place.centre' : 'videos.place.outlet')

/** Dictionary video_mode: what leaves the house. */
export const COPY = 3

/** Applicants who come with a document of their own; all others, and every copy, need a request (domain 4.6). */
export const needsRequest = (applicant: number | undefined, mode: number | undefined): boolean =>
  mode === COPY || (applicant !== undefined && ![1, 2, 5].includes(applicant))
