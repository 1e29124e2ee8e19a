import type { BodyOf, RowOf } from '@shouya/console/api/path.ts'
import { shapeOf } from '@shouya/console/noun/shapeOf.ts'
import { productConsume } from '../noun.ts'

export type NeededRow = RowOf<'Product/GetConsumePageList'>
export type NeededValues = BodyOf<'Product/SaveConsume'>

/** The filters of the list. */
export const neededShape = shapeOf(productConsume)
