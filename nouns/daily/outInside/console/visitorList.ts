import type { BodyOf, DataOf, RowOf } from '@shouya/console/api/path.ts'
import type { SignDraft } from '@shouya/console/ui/signDraft.ts'

export type VisitorRow = RowOf<'OutInside/GetPageList'>
export type VisitorDetail = RowOf<'OutInside/Get'>
export type LastVisit = NonNullable<DataOf<'OutInside/GetLast'>>
export type Move = VisitorRow['allowed'][number]
type SaveBody = BodyOf<'OutInside/Save'>

/** What the form holds: a photo as a list of one, the drawing until it is sent. */
export type VisitorValues = Omit<SaveBody, 'visitor_sign_file_id' | 'face_photo_file_id' | 'in_time'> & {
  in_time: string
  face: number[]
  sign: SignDraft
  close_reason?: string
}

/** The filters of the register (domain 4.5). */
export const visitorShape = {
  dept_id: 'int',
  include_child: 'int',
  begin_date: 'today',
  end_date: 'today',
  or_open: 'open',
  person_type: 'ints',
  area: 'int',
  status: 'ints',
  overdue: 'flag',
  backfill: 'flag',
} as const

export const visitorSorts = ['bill_no', 'in_time', 'out_time', 'create_time'] as const

/** The action behind each move. */
export const movePath = {
  edit: 'OutInside/Save',
  leave: 'OutInside/Leave',
  void: 'OutInside/Void',
} as const satisfies Record<Move, string>
