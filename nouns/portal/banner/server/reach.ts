import type { Input } from '@shouya/contract/action'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import { unitInScope } from '@shouya/server/core/org/unitInScope.ts'
import { sql } from 'kysely'
import type * as Contract from '../contract.ts'
import { position } from '../rules.ts'

type Content = Pick<Input<typeof Contract.Save>, 'position' | 'visible_dept_ids'>

/** The publishing unit, in the caller's scope. */
export async function publisherOf(ctx: Ctx, given: number | undefined) {
  const { id, dept_name } = await unitInScope(ctx, given ?? ctx.user.deptId)
  return { dept_id: id, dept_name }
}

/** Whom a banner reaches: only units in the caller's scope, and all of the bank, strangers too, only by whoever sees all of it. */
export async function checkReach(ctx: Ctx, { position: at, visible_dept_ids }: Content): Promise<void> {
  if (at === position.signIn && visible_dept_ids.length > 0) failAt('visible_dept_ids', 'banner.refused.signInUnits')
  if (new Set(visible_dept_ids).size !== visible_dept_ids.length) failAt('visible_dept_ids', 'input.value')
  if (visible_dept_ids.length === 0) {
    if (ctx.user.scope.kind !== 'all') failAt('visible_dept_ids', 'banner.refused.wholeBank')
    return
  }
  const units = await everything(ctx.db)
    .selectFrom('dept')
    .select('id')
    .where(sql<boolean>`id = any(${visible_dept_ids}::bigint[])`)
    .where('status', '=', 1)
    .execute()
  if (units.length < visible_dept_ids.length) failAt('visible_dept_ids', 'input.unit')
  if (!visible_dept_ids.every((id) => ctx.scoped.holds(id))) fail('OutOfScope')
}
