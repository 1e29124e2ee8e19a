import { categories } from '@shouya/server/versions/categories.ts'

/** The categories of consumables. */
export const consumeCategories = categories({
  table: 'consume_category',
  members: 'consume',
  held: 'consumes',
  name: 'consume.categoryName',
  closed: 'consume.refused.category',
})
