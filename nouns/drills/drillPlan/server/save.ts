import type { Input, Result } from '@shouya/contract/action'
import { searchText } from '@shouya/noun/searchText'
import { enteredOf } from '@shouya/noun/values'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt, failTaken } from '@shouya/server/core/failure.ts'
import { checkCodes } from '@shouya/server/noun/checkCodes.ts'
import { insertOrChange } from '@shouya/server/noun/store.ts'
import type * as Contract from '../contract.ts'
import { drillPlan } from '../noun.ts'
import { yearAfter } from '../rules.ts'
import { planToMove } from './findPlan.ts'
import { isMine } from './rows.ts'
import { type DrillPlan, status } from './rules.ts'

type Content = Input<typeof Contract.Save>

/** Dictionary dept_type: 分行. */
const BRANCH = 2

/** Enters the first version of a plan, or changes a version in revision. */
export async function savePlan(ctx: Ctx, { id, version, ...input }: Content): Promise<Result<typeof Contract.Save>> {
  const before = id === undefined ? null : await planToMove(ctx, { id, version }, 'edit')
  await checkCodes(ctx.db, drillPlan, input)
  await checkOwner(ctx, before, input.owner_dept_id)
  await checkName(ctx, before, input)
  const values = {
    ...enteredOf(drillPlan, input),
    roles: JSON.stringify(input.roles),
    review_due: yearAfter(input.effective_date),
    search_text: searchText(drillPlan, input),
  }
  return insertOrChange(ctx, 'drill_plan', before, values, {
    first: { status: status.effective },
    log: { before, after: input },
  })
}

/** Plans belong to the whole bank or to a branch, and stay there. */
async function checkOwner(ctx: Ctx, before: DrillPlan | null, owner: number | null): Promise<void> {
  if (before && owner !== before.owner_dept_id) failAt('owner_dept_id', 'drillPlan.refused.owner')
  if (owner !== null) {
    const unit = await everything(ctx.db)
      .selectFrom('dept')
      .select(['dept_type', 'status'])
      .where('id', '=', owner)
      .executeTakeFirst()
    if (unit?.status !== 1 || unit.dept_type !== BRANCH) failAt('owner_dept_id', 'drillPlan.refused.branch')
  }
  if (!isMine(ctx, owner)) fail('OutOfScope')
}

async function checkName(
  ctx: Ctx,
  before: DrillPlan | null,
  { owner_dept_id, plan_name, plan_version }: Content,
): Promise<void> {
  const taken = await ctx.db
    .selectFrom('drill_plan')
    .select('id')
    .where('owner_dept_id', 'is not distinct from', owner_dept_id)
    .where('plan_name', '=', plan_name)
    .where('plan_version', '=', plan_version)
    .executeTakeFirst()
  if (taken && taken.id !== before?.id) failTaken(ctx.lang, 'plan_version', 'drillPlan.field.plan_version')
}
