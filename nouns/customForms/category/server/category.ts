import { categories } from '@shouya/server/versions/categories.ts'

/** The categories of forms. */
export const formCategories = categories({
  table: 'form_category',
  members: 'custom_form',
  held: 'forms',
  name: 'form.categoryName',
  closed: 'form.refused.category',
})
