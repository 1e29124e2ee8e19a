import type { BodyOf, RowOf } from '@shouya/console/api/path.ts'

export type FaultRow = RowOf<'FaultRepair/GetPageList'>
export type FaultDetail = RowOf<'FaultRepair/Get'>
export type FaultValues = BodyOf<'FaultRepair/Save'>
export type Move = FaultRow['allowed'][number]

/** The filters of the book (domain 4.8). */
export const faultShape = {
  dept_id: 'int',
  include_child: 'int',
  begin_date: 'today',
  end_date: 'today',
  or_open: 'open',
  device_type: 'ints',
  impact: 'ints',
  status: 'ints',
  open: 'flag',
  escalated: 'flag',
  backfill: 'flag',
} as const

export const faultSorts = ['bill_no', 'fault_time', 'create_time'] as const
