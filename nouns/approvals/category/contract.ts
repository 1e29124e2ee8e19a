import { categoryActions } from '@shouya/contract/category'

/** What flows are sorted by. */
export const { GetCategoryList, SaveCategory, DeleteCategory } = categoryActions('OaExamine', 'sys_examine', 'flows')
