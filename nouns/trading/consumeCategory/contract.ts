import { categoryActions } from '@shouya/contract/category'

const categories = categoryActions('Consume', 'consume', 'consumes')

/** The categories of consumables. */
export const { SaveCategory, DeleteCategory } = categories

/** For whoever sees consumables: nobody else chooses among them. */
export const GetCategoryList = { ...categories.GetCategoryList, access: { id: 'consume', operation: 'query' } as const }
