import type { Result as Answered, Input } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { unitInScope } from '@shouya/server/core/org/unitInScope.ts'
import { guardsOf } from '../../../escort/server/public.ts'
import { dayOf } from '../../server/dayOf.ts'
import type * as Contract from '../contract.ts'
import { moneyBox } from '../noun.ts'
import { dueBoxes } from './boxes.ts'
import { carFace, carsOf, staffFaces, staffOf } from './faces.ts'
import { fixedThere } from './fixedThere.ts'
import { crewOf } from './parts.ts'
import { type Plan, plannedTime, planOf, ridersOf } from './plan.ts'
import { register } from './rules.ts'

const { handedOver, done } = moneyBox.states.codes

type Place = { unit: number; day: string }

/** A handover to fill in: the plan, the expected boxes, and the last one to copy from. */
export async function getBlank(
  ctx: Ctx,
  { dept_id, biz_date, handover_type }: Input<typeof Contract.GetBlank>,
): Promise<Answered<typeof Contract.GetBlank>> {
  const unit = await unitInScope(ctx, dept_id ?? ctx.user.deptId)
  const { day } = await dayOf(ctx, { register, dept_id: unit.id, day: biz_date })
  const head = { dept_id: unit.id, dept_name: unit.dept_name, biz_date: day, handover_type }
  const place = { unit: unit.id, day }
  const plan = await planOf(ctx, unit.id, day, handover_type)
  const [plan_time, boxes, guards, min_guards, amounts, money_box_id, planned, last] = await Promise.all([
    plannedTime(ctx, head, plan),
    dueBoxes(ctx, unit.id, handover_type).execute(),
    guardsOf(ctx, unit.id).execute(),
    ctx.services.settings.get('escort.min_guards'),
    ctx.services.settings.get('escort.box_amounts'),
    fixedThere(ctx, head),
    plan && plannedFaces(ctx, place, plan),
    lastOf(ctx, place, handover_type),
  ])
  return { ...head, plan: planned, ...{ plan_time, boxes, guards, min_guards, amounts, money_box_id, last } }
}

const carById = async (ctx: Ctx, id: number, day: string) => {
  const car = await carsOf(ctx).where('escort_car.id', '=', id).executeTakeFirst()
  return car ? carFace(ctx, car, day) : null
}

/** People by id, in the given order, as far as the caller may see them. */
async function facesById(ctx: Ctx, ids: readonly number[], { unit, day }: Place) {
  if (ids.length === 0) return []
  const people = await staffOf(ctx).where('escort_staff.id', 'in', ids).execute()
  const faces = await staffFaces(ctx, people, unit, day)
  return ids.flatMap((id) => faces.find(({ staff_id }) => staff_id === id) ?? [])
}

/** If the planned vehicle was scrapped meanwhile, the plan has no vehicle. */
async function plannedFaces(ctx: Ctx, place: Place, plan: Plan) {
  const car = await carById(ctx, plan.car_id, place.day)
  const crew = await facesById(ctx, ridersOf(plan), place)
  return car && { plan_id: plan.id, route_name: plan.route_name, car, crew }
}

/** The last handover of a unit and type that both sides signed, to copy from; its people are checked again. */
async function lastOf(ctx: Ctx, place: Place, handoverType: number) {
  const row = await ctx.scoped
    .rows('money_box')
    .select(['id', 'bill_no', 'biz_date', 'car_id', 'bank_user2_id', 'guard_staff_id'])
    .where('dept_id', '=', place.unit)
    .where('handover_type', '=', handoverType)
    .where('status', 'in', [handedOver, done])
    .orderBy('biz_date', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const riders = (await crewOf(ctx.db, [row.id])).map(({ staff_id }) => staff_id)
  const car = row.car_id === null ? null : await carById(ctx, row.car_id, place.day)
  return { ...row, car, crew: await facesById(ctx, riders, place) }
}
