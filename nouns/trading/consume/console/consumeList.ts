import type { BodyOf, DataOf, RowOf } from '@shouya/console/api/path.ts'
import { shapeOf } from '@shouya/console/noun/shapeOf.ts'
import { consume } from '../noun.ts'

export type ConsumeRow = RowOf<'Consume/GetPageList'>
export type ConsumeDetail = DataOf<'Consume/Get'>
export type ConsumeValues = BodyOf<'Consume/Save'>

/** The filters of the list. */
export const consumeShape = shapeOf(consume)
