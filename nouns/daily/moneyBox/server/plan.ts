import { codesOf } from '@shouya/noun/noun'
import type { Ctx } from '@shouya/server/core/context.ts'
import { sql } from 'kysely'
import { type PlanOfDay, plansFor } from '../../../escort/server/public.ts'
import { moneyBox } from '../noun.ts'
import { isFixed, type } from '../rules.ts'
import { type MoneyBox, shiftOf } from './rules.ts'

export type Plan = PlanOfDay

/**
 * The plan for a unit's handover on a day. Of several ad hoc ones the next without a record; cash for machines and
 * vouchers are not planned.
 */
export async function planOf(
  { db, scoped }: Pick<Ctx, 'db' | 'scoped'>,
  unit: number,
  day: string,
  handoverType: number,
): Promise<Plan | null> {
  if (handoverType === type.atm || handoverType === type.vouchers) return null
  const plans = (await plansFor(db, unit, day)).filter(({ shift }) => shift === shiftOf(handoverType))
  if (isFixed(handoverType) || plans.length < 2) return plans[0] ?? null
  const taken = await scoped
    .rows('money_box')
    .select('plan_id')
    .where('dept_id', '=', unit)
    .where('biz_date', '=', day)
    .where('status', 'in', codesOf(moneyBox, ['handedOver', 'done', 'disputed']))
    .execute()
  const registered = new Set(taken.map(({ plan_id }) => plan_id))
  return plans.find(({ id }) => !registered.has(id)) ?? null
}

/** The plan that a handover refers to, if it stops at the unit on that day. */
export const planNamed = async ({ db }: Pick<Ctx, 'db'>, id: number, unit: number, day: string): Promise<Plan | null> =>
  (await plansFor(db, unit, day)).find((plan) => plan.id === id) ?? null

/** All planned crew members. */
export const ridersOf = ({ crew }: Pick<Plan, 'crew'>): number[] => crew.map(({ id }) => id)

type Asked = Pick<MoneyBox, 'dept_id' | 'biz_date' | 'handover_type'>

/** The planned time: of the plan's stop, else the unit's own time of delivery or collection (domain 1.1). */
export async function plannedTime(
  { db }: Pick<Ctx, 'db'>,
  { dept_id, biz_date, handover_type }: Asked,
  plan: Plan | null,
): Promise<string | null> {
  const at = plan?.plan_time ?? (await ownTime(db, dept_id, handover_type))
  return at ? `${biz_date} ${at.length === 5 ? `${at}:00` : at}` : null
}

async function ownTime(db: Ctx['db'], dept: number, handoverType: number): Promise<string | null> {
  const { rows } = await sql<{ at: string | null }>`select case ${handoverType}::int
    when 1 then deliver_time when 2 then collect_time end as at from dept where id = ${dept}`.execute(db)
  return rows[0]?.at ?? null
}
