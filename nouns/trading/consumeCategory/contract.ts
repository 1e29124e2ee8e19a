import { categoryActions } from '@shouya/contract/category'

/** The categories of consumables. */
export const { GetCategoryList, SaveCategory, DeleteCategory } = categoryActions('Consume', 'consume', 'consumes')
