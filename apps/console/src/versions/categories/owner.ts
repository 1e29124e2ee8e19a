import type { DataOf } from '../../api/path.ts'

/** The noun of the categories: forms or flows. */
export type Owner = 'CustomForm' | 'OaExamine'

export type Category = DataOf<`${Owner}/GetCategoryList`>[number]

/** The number of forms or flows in it. */
export const heldBy = (row: Category): number => ('forms' in row ? row.forms : row.flows)
