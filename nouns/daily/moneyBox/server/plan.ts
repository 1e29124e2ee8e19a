import type { Ctx } from '@shouya/server/core/context.ts'
import { type PlanOfDay, plansFor } from '../../../escort/server/public.ts'
import { shiftOf, status, type } from './rules.ts'

export type Plan = PlanOfDay

/**
 * What is planned for a unit's handover of a day. Of several ad hoc ones the next that nobody has registered; cash for
 * machines and vouchers are not planned.
 */
export async function planOf(
  { db, scoped }: Pick<Ctx, 'db' | 'scoped'>,
  unit: number,
  day: string,
  handoverType: number,
): Promise<Plan | null> {
  if (handoverType === type.atm || handoverType === type.vouchers) return null
  const plans = (await plansFor(db, unit, day)).filter(({ shift }) => shift === shiftOf(handoverType))
  if (handoverType === type.morning || handoverType === type.evening || plans.length < 2) return plans[0] ?? null
  const taken = await scoped
    .rows('money_box')
    .select('plan_id')
    .where('dept_id', '=', unit)
    .where('biz_date', '=', day)
    .where('status', 'in', [status.handedOver, status.done, status.disputed])
    .execute()
  const registered = new Set(taken.map(({ plan_id }) => plan_id))
  return plans.find(({ id }) => !registered.has(id)) ?? null
}

/** The plan that a handover names, if it stops at the unit that day. */
export const planNamed = async ({ db }: Pick<Ctx, 'db'>, id: number, unit: number, day: string): Promise<Plan | null> =>
  (await plansFor(db, unit, day)).find((plan) => plan.id === id) ?? null

/** Everybody who is expected. */
export const ridersOf = ({ crew }: Pick<Plan, 'crew'>): number[] => crew.map(({ id }) => id)
