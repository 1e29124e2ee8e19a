import { type RawBuilder, sql } from 'kysely'

type Rider = { readonly userId: number; readonly partyId: number | null }

/** The caller's id among the staff of their company; null if their account is not linked to one. */
const me = ({ userId, partyId }: Rider) =>
  sql`(select me.id from escort_staff me where me.user_id = ${userId} and me.escort_company_id = ${partyId})`

const handovers = (rider: Rider) =>
  sql`select crew.money_box_id from money_box_crew crew where crew.staff_id = ${me(rider)}`

const plans = (rider: Rider) => sql`select crew.plan_id from escort_plan_crew crew where crew.staff_id = ${me(rider)}`

const published = (rider: Rider) =>
  sql`escort_plan plan where plan.publish_time is not null and plan.id = any(array(${plans(rider)}))`

/**
 * What a crew member sees of their company (domain 13): the runs and plans they ride in, today and in history, with
 * their boxes, routes and vehicles; of the staff only themselves; of rectifications their own. Ids are looked up once
 * per query, so that a long register is read by its keys.
 */
export const ownRuns = {
  money_box: (rider: Rider): RawBuilder<boolean> => sql`money_box.id = any(array(${handovers(rider)}))`,
  box: (rider: Rider): RawBuilder<boolean> => sql`box.id = any(array(
    select item.box_id from money_box_item item where item.money_box_id = any(array(${handovers(rider)}))))`,
  escort_plan: (rider: Rider): RawBuilder<boolean> =>
    sql`(escort_plan.publish_time is not null and escort_plan.id = any(array(${plans(rider)})))`,
  escort_route: (rider: Rider): RawBuilder<boolean> =>
    sql`escort_route.id = any(array(select plan.route_id from ${published(rider)}))`,
  escort_car: (rider: Rider): RawBuilder<boolean> =>
    sql`escort_car.id = any(array(select plan.car_id from ${published(rider)}))`,
  escort_staff: (rider: Rider): RawBuilder<boolean> => sql`escort_staff.id = ${me(rider)}`,
  rectification: ({ userId, partyId }: Rider): RawBuilder<boolean> =>
    sql`(rectification.escort_company_id = ${partyId} and rectification.duty_user_id = ${userId})`,
  performance_evaluation: (rider: Rider): RawBuilder<boolean> => sql`performance_evaluation.staff_id = ${me(rider)}`,
  guard_evaluation: (rider: Rider): RawBuilder<boolean> => sql`guard_evaluation.staff_id = ${me(rider)}`,
  escort_company: ({ partyId }: Rider): RawBuilder<boolean> => sql`escort_company.id = ${partyId}`,
}
