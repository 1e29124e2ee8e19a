import type { BodyOf, RowOf } from '@shouya/console/api/path.ts'
import { shapeOf } from '@shouya/console/noun/shapeOf.ts'
import { drillPlan } from '../noun.ts'

export type PlanRow = RowOf<'DrillPlan/GetPageList'>
export type PlanDetail = RowOf<'DrillPlan/Get'>
export type PlanMove = PlanRow['allowed'][number]
export type PlanValues = BodyOf<'DrillPlan/Save'>

export const planShape = shapeOf(drillPlan)
