import type { BodyOf, DataOf, RowOf } from '@shouya/console/api/path.ts'
import { shapeOf } from '@shouya/console/noun/shapeOf.ts'
import { recharge } from '../noun.ts'

export type RechargeRow = RowOf<'Recharge/GetPageList'>
export type RechargeDetail = DataOf<'Recharge/Get'>
export type RechargeMove = RechargeRow['allowed'][number]
export type RechargeValues = BodyOf<'Recharge/Save'>

/** The filters of the list. */
export const rechargeShape = shapeOf(recharge, {
  ...{ agent_id: 'int', member_id: 'int', device_id: 'int' },
  days_of: 'text',
})
