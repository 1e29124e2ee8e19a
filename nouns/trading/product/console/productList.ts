import type { BodyOf, DataOf, RowOf } from '@shouya/console/api/path.ts'
import { shapeOf } from '@shouya/console/noun/shapeOf.ts'
import { product } from '../noun.ts'

export type ProductRow = RowOf<'Product/GetPageList'>
export type ProductDetail = DataOf<'Product/Get'>
export type ProductValues = BodyOf<'Product/Save'>

/** The filters of the list. */
export const productShape = shapeOf(product, { category_id: 'int' })
