import { categories } from '@shouya/server/versions/categories.ts'

/** The categories of flows. */
export const flowCategories = categories({
  table: 'appr_category',
  members: 'appr_flow',
  held: 'flows',
  name: 'flow.categoryName',
  closed: 'flow.refused.category',
})
