import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { settle } from '@shouya/server/core/messages/remind.ts'
import { localTime } from '@shouya/server/core/time/local.ts'
import { todayOf } from '@shouya/server/core/time/todayOf.ts'
import { findSeen, updateRow } from '@shouya/server/noun/store.ts'
import type * as Plan from '../contract.ts'
import { crewRole, plan as noun } from '../noun.ts'
import { isLate } from '../rules.ts'
import { checkCrew } from './crew.ts'
import { allowsMove } from './rules.ts'

/** Publishes a draft; everything is checked again, since a certificate may have expired meanwhile. */
export const publishPlan: Handler<typeof Plan.PublishPlan> = async (ctx, { id, version, reason }) => {
  const before = await findSeen(ctx, 'escort_plan', { id, version })
  if (!allowsMove(before, 'publish')) fail('WrongState')
  const { car_id, leader_id, plan_date } = before
  if (car_id === null || leader_id === null) return fail('WrongState', { reason: 'plan.refused.nobody' })
  if (plan_date < todayOf(ctx)) fail('WrongState', { reason: 'plan.refused.past' })
  const late = isLate(plan_date, localTime(ctx.now, ctx.services.database.timezone))
  if (late && reason === null) failAt('reason', 'plan.refused.late')
  await checkCrew(ctx, await rideOf(ctx, before), { ...(await crewOf(ctx, id)), car_id, leader_id })
  const after = { status: noun.states.codes.published, publish_time: ctx.now, late_reason: late ? reason : null }
  const saved = await updateRow(ctx, 'escort_plan', id, after)
  ctx.note({ table: 'escort_plan', id, before, after, ...(reason && { message: reason }) })
  await settle(
    ctx.db,
    { codes: ['escort_plan_draft', 'escort_plan_new'], table: 'escort_plan', id, by: ctx.user.userId },
    ctx.now,
  )
  return saved
}

type Row = { id: number; escort_company_id: number; plan_date: string; begin_time: string; end_time: string }

/** The arguments of `checkCrew` for an existing plan. */
export async function rideOf({ db }: Ctx, { id, escort_company_id, plan_date, begin_time, end_time }: Row) {
  const stops = await db.selectFrom('escort_plan_stop').select('dept_id').where('plan_id', '=', id).execute()
  const units = stops.map(({ dept_id }) => dept_id)
  return { plan_id: id, escort_company_id, plan_date, begin_time, end_time, units }
}

/** The crew of a plan in the form of the API. */
export async function crewOf({ db }: Pick<Ctx, 'db'>, id: number) {
  const rows = await db
    .selectFrom('escort_plan_crew')
    .select(['staff_id', 'crew_role'])
    .where('plan_id', '=', id)
    .orderBy('staff_id')
    .execute()
  const having = (role: number) => rows.filter(({ crew_role }) => crew_role === role).map(({ staff_id }) => staff_id)
  return {
    driver_id: having(crewRole.driver)[0] ?? 0,
    guard_ids: having(crewRole.guard),
    cashier_ids: having(crewRole.cashier),
  }
}
