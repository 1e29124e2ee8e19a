import type { BodyOf, RowOf } from '@shouya/console/api/path.ts'
import { shapeOf } from '@shouya/console/noun/shapeOf.ts'
import { faultRepair } from '../noun.ts'

export type FaultRow = RowOf<'FaultRepair/GetPageList'>
export type FaultDetail = RowOf<'FaultRepair/Get'>
export type FaultValues = BodyOf<'FaultRepair/Save'>
export type Move = FaultRow['allowed'][number]

export const faultShape = shapeOf(faultRepair)
