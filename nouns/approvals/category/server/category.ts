import { categories } from '@shouya/server/core/categories/categories.ts'

/** What flows are sorted by. */
export const flowCategories = categories({
  table: 'appr_category',
  members: 'appr_flow',
  name: 'approval.categoryName',
  closed: 'approval.category',
})
