import { handle } from '@shouya/server/core/handle.ts'
import * as Category from '../contract.ts'
import { formCategories } from './category.ts'

export const formCategory = handle(Category, {
  async GetCategoryList(ctx) {
    const rows = await formCategories.list(ctx)
    return rows.map(({ members, ...row }) => ({ ...row, forms: members }))
  },
  SaveCategory: formCategories.save,
  DeleteCategory: formCategories.remove,
})
