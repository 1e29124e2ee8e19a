import type { DataOf } from '../../api/path.ts'

/** Whose categories: of forms, or of flows. */
export type Owner = 'CustomForm' | 'OaExamine'

export type Category = DataOf<`${Owner}/GetCategoryList`>[number]

/** How many forms or flows are in it. */
export const heldBy = (row: Category): number => ('forms' in row ? row.forms : row.flows)
