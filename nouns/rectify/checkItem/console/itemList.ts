import type { BodyOf, RowOf } from '@shouya/console/api/path.ts'
import { shapeOf } from '@shouya/console/noun/shapeOf.ts'
import { enteredOf } from '@shouya/noun/values'
import { checkItem } from '../noun.ts'

export type ItemRow = RowOf<'CheckItem/GetPageList'>
export type ItemValues = BodyOf<'CheckItem/Save'>

export const itemShape = shapeOf(checkItem)

/** The fields of an item that its form changes. */
export const valuesOf = (row: ItemRow): ItemValues => ({
  id: row.id,
  version: row.version,
  ...enteredOf(checkItem, row),
})

/** The limits of a result of kind number, as text. */
export const limitsOf = ({ min_value, max_value }: ItemRow): string =>
  min_value === null && max_value === null ? '' : `${min_value ?? ''}–${max_value ?? ''}`
