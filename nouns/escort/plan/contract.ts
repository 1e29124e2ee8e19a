import { action } from '@shouya/contract/action'
import { optional } from '@shouya/contract/escort'
import { datetime, dictCode, id, saved, version } from '@shouya/contract/fields'
import {
  deleteAction,
  type FiltersIn,
  getAction,
  moveAction,
  pageAction,
  queryOf,
  reason,
} from '@shouya/contract/nounActions'
import { allowedMoves, enteredFields, grantOf, inputFields, listFields } from '@shouya/contract/nounSchemas'
import { z } from 'zod'
import { crewRole, plan, planStop } from './noun.ts'

const grant = grantOf(plan)

const crewMember = z.literal([crewRole.driver, crewRole.guard, crewRole.cashier])

export const planRow = z.object({
  id,
  version,
  ...listFields(plan),
  car_id: id.nullable(),
  leader_id: id.nullable(),
  crew: z.array(z.object({ id, name: z.string(), staff_no: z.string(), crew_role: crewMember })),
  moves: allowedMoves(plan),
})

const query = queryOf(plan, {
  /** A stop at the unit or at one below it. */
  dept_id: id.optional(),
})

export type PlanFilters = FiltersIn<typeof query>

/** Plans that stop at units of the caller's scope; an outsider's own. `keywords`: number or name of the route, plate, crew. */
export const GetPlanPageList = pageAction(plan, query.list, planRow)

export const planDetail = planRow.extend({
  stops: z.array(z.object(listFields(planStop))),
  /** The reasons against its vehicle and people on its day, while it is a draft or published. */
  doubts: z.array(z.object({ name: z.string(), reasons: z.array(z.string()) })),
  /** Exchanges after publication, newest first. */
  changes: z.array(
    z.object({
      id,
      /** car, leader, driver, guard, cashier */
      part: z.enum(['car', 'leader', 'driver', 'guard', 'cashier']),
      old_name: z.string().nullable(),
      new_name: z.string().nullable(),
      reason: z.string(),
      create_user_name: z.string(),
      create_time: datetime,
    }),
  ),
})

export const GetPlan = getAction(plan, planDetail)

/** Company, time and stops of a plan as input. */
const way = {
  ...inputFields(plan, 'company_name', 'plan_date', 'shift', 'begin_time', 'end_time', 'route_name'),
  /** Only of a temporary escort without a route; other plans have the stops of their route. */
  stops: z
    .array(z.strictObject(enteredFields(planStop)))
    .max(40)
    .default([]),
}

/**
 * The candidates for a plan: all people of a company with a duty of the crew and all its vehicles, with the reasons against them
 * (certificates, state, units, another plan at the time) in the caller's language. `plan_id` is the plan being changed, whose
 * stops count when neither route nor stops are given.
 */
export const GetPlanCrewList = action('Escort', 'GetPlanCrewList', {
  kind: 'read',
  access: { anyOf: [grant('add'), grant('edit'), grant('change')] },
  in: z.strictObject({ plan_id: id.optional(), ...way }),
  out: z.object({
    staff: z.array(
      z.object({
        id,
        name: z.string(),
        staff_no: z.string(),
        duty_type: dictCode,
        is_leader: z.boolean(),
        reasons: z.array(z.string()),
      }),
    ),
    cars: z.array(z.object({ id, plate_no: z.string(), car_seq: z.string(), reasons: z.array(z.string()) })),
  }),
})

const crew = {
  car_id: id,
  driver_id: id,
  guard_ids: z.array(id).min(1).max(10),
  cashier_ids: z.array(id).min(1).max(6),
  leader_id: id,
}

/**
 * Drafts a plan or changes a draft (domain 3.4): a day from today on; shifts 1 and 2 on a route in use, which gives the stops;
 * shift 3 also with stops of its own that the company serves. Begin and end enclose the stops' times. A vehicle and a crew
 * that may work at every stop on the day (1011: `Data.doubts` says who may not and why), each in the duty that they have, at least
 * `escort.min_guards` guards, the leader one of them and qualified. 1003 route and shift of the day taken; 1004 somebody or
 * the vehicle is elsewhere at the time. A draft that an approval made keeps its company, day and stops.
 */
export const SavePlan = action('Escort', 'SavePlan', {
  kind: 'write',
  access: { by: 'id', absent: grant('add'), present: grant('edit') },
  in: z.strictObject({
    id: id.optional(),
    version: version.optional(),
    ...way,
    ...crew,
    ...inputFields(plan, 'remark'),
  }),
  out: saved,
})

/**
 * Publishes a draft: everything is checked again (1011, 1004), and after 18:00 of the day before it needs a reason (1001).
 * The outlets on the way see it from then on.
 */
export const PublishPlan = moveAction(plan, 'publish', { reason: optional(reason.reason) })

/** Exchanges vehicle or people of a published plan, with a reason; the outlets on the way are reminded. Checked as in a save. */
export const ChangePlan = moveAction(plan, 'change', { ...crew, ...reason })

/** Cancels a plan that has not begun, with a reason; the outlets on the way of a published one are reminded. */
export const CancelPlan = moveAction(plan, 'cancel', reason)

/** Moves a draft that no approval requires into the recycle bin. */
export const DeletePlan = deleteAction(plan)
