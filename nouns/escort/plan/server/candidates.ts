import { message } from '@shouya/contract/messages'
import { codesOf } from '@shouya/noun/noun'
import type { Handler } from '@shouya/server/core/handle.ts'
import { find } from '@shouya/server/registers/find.ts'
import { car } from '../../car/noun.ts'
import { carReasons } from '../../car/rules.ts'
import { staff } from '../../staff/noun.ts'
import { canEscort } from '../../staff/server/canEscort.ts'
import type * as Plan from '../contract.ts'
import { crewRole } from '../noun.ts'
import { awayAt, busyAt, onLeave } from './eligible.ts'
import { rideOf } from './publish.ts'
import { stopsOf } from './stops.ts'

/** The people and vehicles that the form of a plan offers, with the reasons against them. */
export const candidates: Handler<typeof Plan.GetPlanCrewList> = async (ctx, { plan_id, ...way }) => {
  const company = await find(ctx, 'escort_company', way.escort_company_id)
  const plan = plan_id === undefined ? null : await find(ctx, 'escort_plan', plan_id)
  // Without a new route or stops, those of the plan count.
  const kept = plan && (plan.approval_id !== null || (way.route_id === null && way.stops.length === 0))
  const units = kept ? (await rideOf(ctx, plan)).units : (await stopsOf(ctx, way)).map(({ dept_id }) => dept_id)
  const busy = await busyAt(ctx.db, company.id, { ...way, plan_id: plan_id ?? 0 })
  const elsewhere = (plan?: string) => (plan === undefined ? [] : [message(ctx.lang, 'plan.busy', { plan })])
  const people = await ctx.scoped
    .rows('escort_staff')
    .select(['id', 'name', 'staff_no', 'duty_type', 'is_leader'])
    .where('escort_company_id', '=', company.id)
    .where('duty_type', 'in', Object.values(crewRole))
    .where('status', 'in', codesOf(staff, ['waiting', 'onDuty', 'stopped']))
    .orderBy('staff_no')
    .execute()
  const ids = people.map(({ id }) => id)
  const why = await canEscort(ctx.db, ids, units, way.plan_date)
  const away = await awayAt(ctx.db, ids, way)
  const cars = await ctx.scoped
    .rows('escort_car')
    .select(['id', 'plate_no', 'car_seq', 'status', 'inspect_end', 'insure_end'])
    .where('escort_company_id', '=', company.id)
    .where('status', '<>', car.states.codes.scrapped)
    .orderBy('car_seq')
    .execute()
  const words = (reasons: readonly Parameters<typeof message>[1][]) =>
    reasons.map((reason) => message(ctx.lang, reason))
  return {
    staff: people.map((person) => ({
      ...person,
      reasons: [
        ...words([...(why.get(person.id) ?? []), ...onLeave(away, person.id)]),
        ...elsewhere(busy.staff.get(person.id)),
      ],
    })),
    cars: cars.map(({ id, plate_no, car_seq, ...car }) => ({
      id,
      plate_no,
      car_seq,
      reasons: [
        ...words(carReasons({ ...car, company_status: company.status }, way.plan_date)),
        ...elsewhere(busy.cars.get(id)),
      ],
    })),
  }
}
