import type { BodyOf, RowOf } from '@shouya/console/api/path.ts'
import type { StatusKind } from '@shouya/console/ui/status.ts'

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

/** The states of a box by their code, with the kind of each. */
export const boxStates = [
  { value: 1, name: 'inUse', kind: 'done' },
  { value: 2, name: 'stopped', kind: 'void' },
  { value: 3, name: 'scrapped', kind: 'refused' },
] as const satisfies { value: number; name: string; kind: StatusKind }[]

export const SCRAPPED = 3

/** On its way: unit and state stay until it is somewhere. */
export const UNDERWAY = 2
