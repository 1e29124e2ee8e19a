import type { BodyOf, DataOf, RowOf } from '@shouya/console/api/path.ts'
import { shapeOf } from '@shouya/console/noun/shapeOf.ts'
import { productConsume } from '../noun.ts'

export type NeededRow = RowOf<'Product/GetConsumePageList'>
export type NeededValues = BodyOf<'Product/SaveConsume'>

/** A product as its record shows what it needs. */
export type Needing = Pick<DataOf<'Product/Get'>, 'id' | 'version' | 'product_code' | 'consumes'>

/** The filters of the list. */
export const neededShape = shapeOf(productConsume)
