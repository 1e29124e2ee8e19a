import type { BodyOf, RowOf } from '@shouya/console/api/path.ts'
import { shapeOf } from '@shouya/console/noun/shapeOf.ts'
import type { SignDraft } from '@shouya/console/ui/signDraft.ts'
import { repairOrder } from '../noun.ts'

export type RepairRow = RowOf<'Repair/GetPageList'>
export type RepairDetail = RowOf<'Repair/Get'>
export type RepairMove = RepairRow['allowed'][number]
export type RepairValues = Omit<BodyOf<'Repair/RequestRepair'>, 'sign'> & { sign: SignDraft }

/** The filters of the lists (domain 8.3). `every`: all orders; the server is not asked for it, but an empty address asks for nothing yet. */
export const repairShape = shapeOf(repairOrder, { every: 'flag' })

/** The list of a page: of those who ask for repairs, or of branch and vendor. */
export type OrderList = 'Repair/GetRequestPageList' | 'Repair/GetPageList'
