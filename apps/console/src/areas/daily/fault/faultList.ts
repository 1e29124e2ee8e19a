import type { BodyOf, RowOf } from '../../../api/path.ts'

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

/** The action behind each move. */
export const movePath = {
  edit: 'FaultRepair/Save',
  start: 'FaultRepair/Start',
  finish: 'FaultRepair/Finish',
  giveUp: 'FaultRepair/GiveUp',
  delete: 'FaultRepair/Delete',
  void: 'FaultRepair/Void',
} as const satisfies Record<Move, string>

/** Dictionary impact_level from which on somebody has to stand in. */
export const SECURITY = 3

/** `handle_mode` in its order. */
export const modes = [1, 2, 3] as const

/** The words of a `handle_mode`. */
export const modeKey = (mode: number) =>
  mode === 1
    ? ('faults.mode.own' as const)
    : mode === 2
      ? ('faults.mode.vendor' as const)
      : ('faults.mode.phone' as const)
