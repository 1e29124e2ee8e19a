import { everything } from '@shouya/server/core/access/everything.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { announced } from '../noun.ts'

type Rider = {
  id: number
  name: string
  staff_no: string
  /** 1 driver, 2 guard, 3 cashier. */
  crew_role: 1 | 2 | 3
  pass_card_no: string | null
  photo_file_id: number | null
}

export type PlanOfDay = {
  id: number
  escort_company_id: number
  company_name: string
  route_id: number | null
  route_name: string | null
  /** 1 morning delivery, 2 evening collection, 3 temporary. */
  shift: number
  /** The time of the stop at this unit, `HH:mm`. */
  plan_time: string
  car_id: number
  plate_no: string
  leader_id: number
  crew: Rider[]
}

/**
 * Published plans that stop at a unit on a day (`YYYY-MM-DD`), in the order of their times, with vehicle and crew; without
 * drafts and cancelled plans. The caller must have checked that the user acts for the unit.
 */
export const plansFor = (db: Kysely<Unscoped>, deptId: number, day: string): Promise<PlanOfDay[]> =>
  everything(db)
    .selectFrom('escort_plan as plan')
    .innerJoin('escort_plan_stop as stop', 'stop.plan_id', 'plan.id')
    .innerJoin('escort_company', 'escort_company.id', 'plan.escort_company_id')
    .innerJoin('escort_car', 'escort_car.id', 'plan.car_id')
    .leftJoin('escort_route', 'escort_route.id', 'plan.route_id')
    .select(['plan.id', 'plan.escort_company_id', 'company_name', 'plan.route_id', 'route_name', 'plan.shift'])
    .select(['escort_car.id as car_id', 'plate_no'])
    .select((eb) => eb.ref('plan.leader_id').$notNull().as('leader_id'))
    .select(sql<string>`to_char(stop.plan_time, 'HH24:MI')`.as('plan_time'))
    .select(
      sql<Rider[]>`(select json_agg(json_build_object('id', staff.id, 'name', staff.name, 'staff_no', staff.staff_no,
          'crew_role', crew.crew_role, 'pass_card_no', staff.pass_card_no, 'photo_file_id', staff.photo_file_id)
          order by crew.crew_role, staff.staff_no)
        from escort_plan_crew crew join escort_staff staff on staff.id = crew.staff_id where crew.plan_id = plan.id)`.as(
        'crew',
      ),
    )
    .where('stop.dept_id', '=', deptId)
    .where('plan.plan_date', '=', day)
    .where('plan.status', 'in', announced)
    .orderBy('stop.plan_time')
    .orderBy('plan.id')
    .execute()
