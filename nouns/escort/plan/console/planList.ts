import type { BodyOf, DataOf, RowOf } from '@shouya/console/api/path.ts'
import { shapeOf } from '@shouya/console/noun/shapeOf.ts'
import { crewRole, plan } from '../noun.ts'

export type PlanRow = RowOf<'Escort/GetPlanPageList'>
export type PlanDetail = RowOf<'Escort/GetPlan'>
export type PlanValues = BodyOf<'Escort/SavePlan'>
export type Move = PlanRow['moves'][number]
export type Candidates = DataOf<'Escort/GetPlanCrewList'>
export type CrewValues = Pick<PlanValues, 'car_id' | 'driver_id' | 'guard_ids' | 'cashier_ids' | 'leader_id'>

/** The filters of the list (domain 3.4). */
export const planShape = shapeOf(plan, { dept_id: 'int' })

/** Whether company, time and stops are complete, so that the server can tell who may ride. */
export const isWay = (way: Partial<PlanValues>): way is PlanValues =>
  Boolean(way.escort_company_id && way.plan_date && way.shift && way.begin_time && way.end_time) &&
  (Boolean(way.route_id) || (way.stops ?? []).some((stop) => stop.dept_id && stop.plan_time))

/** The members of a crew with a duty. */
export const having = ({ crew }: Pick<PlanRow, 'crew'>, duty: number) =>
  crew.filter(({ crew_role }) => crew_role === duty)

/** The crew of a plan as values of a form; vacant places of a draft are left out. */
export const crewOf = (row: Pick<PlanRow, 'crew' | 'car_id' | 'leader_id'>): Partial<CrewValues> => {
  const ids = (duty: number) => having(row, duty).map(({ id }) => id)
  const [driver_id] = ids(crewRole.driver)
  return {
    ...(row.car_id !== null && { car_id: row.car_id }),
    ...(row.leader_id !== null && { leader_id: row.leader_id }),
    ...(driver_id !== undefined && { driver_id }),
    guard_ids: ids(crewRole.guard),
    cashier_ids: ids(crewRole.cashier),
  }
}

/** The name of a plan in titles and messages. */
export const planName = ({
  plan_date,
  route_name,
  approval_no,
}: Pick<PlanRow, 'plan_date' | 'route_name' | 'approval_no'>) =>
  [plan_date, route_name ?? approval_no].filter(Boolean).join(' ')
