import type { BodyOf, RowOf } from '@shouya/console/api/path.ts'

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

/** When an item wants a photo, by its code. */
export const photoKinds = ['never', 'abnormal', 'always'] as const

/** The fields of a row that its form changes. */
export function valuesOf(row: ItemRow): ItemValues {
  const { mine: _, status: __, owner_dept_name: ___, create_time: ____, ...values } = row
  return values as ItemValues
}
