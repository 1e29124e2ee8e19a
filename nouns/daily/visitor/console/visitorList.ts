import type { DataOf, RowOf } from '@shouya/console/api/path.ts'

export type VisitorRow = RowOf<'OutInside/GetPageList'>
export type VisitorDetail = RowOf<'OutInside/Get'>
export type LastVisit = NonNullable<DataOf<'OutInside/GetLast'>>
export type Move = VisitorRow['allowed'][number]

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
