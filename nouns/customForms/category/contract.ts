import { categoryActions } from '@shouya/contract/category'

/** The categories of forms. */
export const { GetCategoryList, SaveCategory, DeleteCategory } = categoryActions('CustomForm', 'queryForm', 'forms')
