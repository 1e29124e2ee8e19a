import type { DataOf } from '../../api/path.ts'

/** The controller of the categories: of forms, flows or consumables. */
export type Owner = 'CustomForm' | 'OaExamine' | 'Consume'

export type Category = DataOf<`${Owner}/GetCategoryList`>[number]

/** The number of forms, flows or consumables in it. */
export function heldBy(row: Category): number {
  if ('forms' in row) return row.forms
  return 'flows' in row ? row.flows : row.consumes
}
