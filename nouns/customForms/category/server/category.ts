import { categories } from '@shouya/server/core/categories/categories.ts'

/** What forms are sorted by. */
export const formCategories = categories({
  table: 'form_category',
  members: 'custom_form',
  name: 'customForm.categoryName',
  closed: 'customForm.category',
})
