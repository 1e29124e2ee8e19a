import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/failure.ts'
import { find } from '../../../registers/find.ts'
import { seesDrafts } from './rows.ts'

/** A plan that the caller may read; one that was never published is for those who plan. */
export async function findPlan(ctx: Ctx, id: number, lock?: 'lock') {
  const plan = await find(ctx, 'escort_plan', id, lock)
  if (plan.publish_time === null && !seesDrafts(ctx.user)) fail('OutOfScope')
  return plan
}
