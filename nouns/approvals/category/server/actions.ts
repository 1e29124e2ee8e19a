import { handle } from '@shouya/server/core/handle.ts'
import * as Category from '../contract.ts'
import { flowCategories } from './category.ts'

export const flowCategory = handle(Category, {
  async GetCategoryList(ctx) {
    const rows = await flowCategories.list(ctx)
    return rows.map(({ members, ...row }) => ({ ...row, flows: members }))
  },
  SaveCategory: flowCategories.save,
  DeleteCategory: flowCategories.remove,
})
