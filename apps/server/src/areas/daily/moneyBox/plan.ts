import { sql } from 'kysely'
import type { Ctx } from '../../../core/context.ts'
import { shiftOf, type } from './rules.ts'

/** Dictionary plan status: published, on its way, done. */
const LIVE = [1, 2, 3]

export type Plan = {
  plan_id: number
  route_id: number
  route_name: string
  /** HH:mm:ss at the unit. */
  at: string
  car_id: number
  plate_no: string
  /** Everybody of it, the leader among them. */
  staff: number[]
}

/** Published plans that stop at a unit on a day. */
const plansAt = ({ scoped }: Pick<Ctx, 'scoped'>, unit: number, day: string) =>
  scoped
    .rows('escort_plan')
    .innerJoin('escort_plan_stop as stop', 'stop.plan_id', 'escort_plan.id')
    .select(['escort_plan.id as plan_id', 'route_id', 'car_id', 'stop.plan_time as at'])
    .select([
      sql<string>`(select route_name from escort_route route where route.id = escort_plan.route_id)`.as('route_name'),
      sql<string>`(select plate_no from escort_car car where car.id = escort_plan.car_id)`.as('plate_no'),
      sql<number[]>`array(select staff_id from escort_plan_crew crew where crew.plan_id = escort_plan.id
        order by crew_role, staff_id)`.as('staff'),
    ])
    .where('stop.dept_id', '=', unit)
    .where('plan_date', '=', day)
    .where('escort_plan.status', 'in', LIVE)

/** What is planned for a unit's handover of a day. Of several ad hoc ones the next that nobody has registered. */
export async function planOf(
  ctx: Pick<Ctx, 'scoped'>,
  unit: number,
  day: string,
  handoverType: number,
): Promise<Plan | null> {
  if (handoverType === type.atm || handoverType === type.vouchers) return null
  const found = await plansAt(ctx, unit, day)
    .where('shift', '=', shiftOf(handoverType))
    .where(
      sql<boolean>`not exists (select from money_box m where m.plan_id = escort_plan.id and m.dept_id = ${unit}
        and m.status in (2, 3, 4) and escort_plan.shift = 3)`,
    )
    .orderBy('stop.plan_time')
    .limit(1)
    .executeTakeFirst()
  return found ?? null
}

/** The plan that a handover names, if it stops at the unit that day. */
export const planNamed = async (
  ctx: Pick<Ctx, 'scoped'>,
  id: number,
  unit: number,
  day: string,
): Promise<Plan | null> => (await plansAt(ctx, unit, day).where('escort_plan.id', '=', id).executeTakeFirst()) ?? null
