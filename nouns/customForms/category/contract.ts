import { categoryActions } from '@shouya/contract/category'

/** What forms are sorted by. */
export const { GetCategoryList, SaveCategory, DeleteCategory } = categoryActions('CustomForm', 'queryForm', 'forms')
