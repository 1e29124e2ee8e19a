import type { BodyOf, RowOf } from '@shouya/console/api/path.ts'
import { enteredOf } from '@shouya/noun/values'
import { checkItem } from '../noun.ts'

export type ItemRow = RowOf<'CheckItem/GetPageList'>
export type ItemValues = BodyOf<'CheckItem/Save'>

export const itemShape = {
  scene: 'int',
  category: 'ints',
  risk_level: 'int',
  status: 'int',
  owner_dept_id: 'int',
} as const

export const itemSorts = ['item_code', 'sort', 'create_time'] as const

/** What of an item its form changes. */
export const valuesOf = (row: ItemRow): ItemValues => ({
  id: row.id,
  version: row.version,
  ...enteredOf(checkItem, row),
})

/** What a number of it may be. */
export const limitsOf = ({ min_value, max_value }: ItemRow): string =>
  min_value === null && max_value === null ? '' : `${min_value ?? ''}–${max_value ?? ''}`
