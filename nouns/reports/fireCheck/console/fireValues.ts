import type { BodyOf, DataOf, RowOf } from '@shouya/console/api/path.ts'
import { enteredOf } from '@shouya/noun/values'
import { fireCheck } from '../noun.ts'

export type FireDetail = RowOf<'FireCheck/Get'>
export type FireValues = BodyOf<'FireCheck/Save'>
type Blank = DataOf<'FireCheck/GetBlank'>

/** A new report begins with the extinguishers of the last one. */
export const beginFire = (blank: object): Partial<FireValues> => ({
  extinguishers: (blank as Blank).extinguishers,
  ...{ exit_signs_ok: true, power_off_ok: true, fire_lane_ok: true, fire_files_ok: true, in_decoration: false },
})

export const writtenFire = (row: FireDetail): Partial<FireValues> => ({
  ...enteredOf(fireCheck, row),
  extinguishers: row.extinguishers,
})
