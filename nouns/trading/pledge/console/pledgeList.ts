import type { RowOf } from '@shouya/console/api/path.ts'
import { shapeOf } from '@shouya/console/noun/shapeOf.ts'
import { pledge } from '../noun.ts'

export type PledgeRow = RowOf<'Member/GetCashPledgePageList'>
export type PledgeDetail = RowOf<'Member/GetCashPledge'>

/** The filters of the list (domain 11.11). */
export const pledgeShape = shapeOf(pledge)
