import type { BodyOf, RowOf } from '@shouya/console/api/path.ts'
import { shapeOf } from '@shouya/console/noun/shapeOf.ts'
import { drillRecord } from '../noun.ts'

export type DrillRow = RowOf<'DrillRecord/GetPageList'>
export type DrillDetail = RowOf<'DrillRecord/Get'>
export type DrillMove = DrillRow['allowed'][number]
export type PlannedValues = BodyOf<'DrillRecord/Save'>
export type HappenedValues = BodyOf<'DrillRecord/Do'>

export const drillShape = shapeOf(drillRecord, { period_key: 'text' })
