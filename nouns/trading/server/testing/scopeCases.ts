import type { Case, Cases } from '@shouya/server/testing/matrix/scopeCase.ts'

const goods: Case = {
  free: 'products and consumables belong to no unit; outsiders see those on sale (goods.db.test.ts)',
}
const category: Case = { free: 'categories of products and consumables belong to no unit' }
const picture: Case = { free: 'the caller’s own upload, or a picture of the product, else 1001 (`checkFiles`)' }

/** What names a row in the actions of products and consumables. */
export default {
  'Product/Get id': goods,
  'Product/GetPageList category_id': category,
  'Product/Save id': goods,
  'Product/Save category_id': category,
  'Product/Save cover_file_id': picture,
  'Product/Save image_file_ids': picture,
  'Product/ChangeStatus id': goods,
  'Product/Delete id': goods,
  'Product/SaveCategory id': category,
  'Product/SaveCategory parent_id': category,
  'Product/DeleteCategory id': category,
  'Product/GetConsumePageList product_id': goods,
  'Product/GetConsumePageList consume_id': goods,
  'Product/SaveConsume id': goods,
  'Product/SaveConsume product_id': goods,
  'Product/SaveConsume consume_id': goods,
  'Product/DeleteConsume id': goods,
  'Product/Relate id': goods,
  'Product/Relate consumes.consume_id': goods,
  'Consume/Get id': goods,
  'Consume/GetPageList category_id': category,
  'Consume/Save id': goods,
  'Consume/Save category_id': category,
  'Consume/ChangeStatus id': goods,
  'Consume/Delete id': goods,
  'Consume/SaveCategory id': category,
  'Consume/DeleteCategory id': category,
} satisfies Cases
