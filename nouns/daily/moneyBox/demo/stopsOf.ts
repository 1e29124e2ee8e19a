import type { DB } from '@shouya/server/db/schema.gen.ts'
import { type Kysely, sql } from 'kysely'

export type Rider = { staff_id: number; name: string; staff_no: string; duty_type: number }

/** A stop of a plan at an outlet, with its crew and boxes. */
export type Stop = {
  plan_id: number
  dept_id: number
  day: string
  /** Minutes after midnight. */
  minutes: number
  shift: number
  route_id: number | null
  route_name: string | null
  company: number
  company_name: string
  car_id: number
  plate_no: string
  crew: readonly Rider[]
}

/** The stops of plans up to a day, in the order of their times. */
export async function stopsOf(tx: Kysely<DB>, today: string): Promise<Stop[]> {
  const riders = await sql<Rider & { plan_id: number }>`
    select crew.plan_id, staff.id as staff_id, staff.name, staff.staff_no, staff.duty_type
    from escort_plan_crew crew join escort_staff staff on staff.id = crew.staff_id
    where crew.live order by crew.plan_id, crew.crew_role, staff.id`.execute(tx)
  const crews = Map.groupBy(riders.rows, ({ plan_id }) => plan_id)
  const { rows } = await sql<Omit<Stop, 'crew'>>`
    select plan.id as plan_id, stop.dept_id, to_char(plan_date, 'YYYY-MM-DD') as day, shift, plan.route_id, route_name,
      (extract(hour from stop.plan_time) * 60 + extract(minute from stop.plan_time))::int as minutes,
      company.id as company, company_name, car.id as car_id, plate_no
    from escort_plan plan join escort_plan_stop stop on stop.plan_id = plan.id
      join escort_company company on company.id = plan.escort_company_id
      join escort_car car on car.id = plan.car_id
      left join escort_route route on route.id = plan.route_id
    where plan.status in (1, 2, 3) and plan_date <= ${today}::date
    order by plan_date, stop.plan_time, stop.dept_id`.execute(tx)
  return rows.map((row) => ({
    ...row,
    crew: (crews.get(row.plan_id) ?? []).map(({ plan_id: _, ...person }) => person),
  }))
}
