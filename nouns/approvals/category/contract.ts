import { categoryActions } from '@shouya/contract/category'

/** The categories of flows. */
export const { GetCategoryList, SaveCategory, DeleteCategory } = categoryActions('OaExamine', 'sys_examine', 'flows')
