import type { DataOf, RowOf } from '@shouya/console/api/path.ts'
import { shapeOf } from '@shouya/console/noun/shapeOf.ts'
import { order } from '../noun.ts'

export type OrderRow = RowOf<'Order/GetPageList'>
export type OrderDetail = DataOf<'Order/Get'>
export type OrderMove = OrderRow['allowed'][number]
export type Offer = DataOf<'Order/GetOfferList'>['offers'][number]

/** The filters of the list. */
export const orderShape = shapeOf(order, { agent_id: 'int', buyer_type: 'int', days_of: 'text' })
