import type { MoveName } from '@shouya/noun/noun'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { allowedMoves } from '@shouya/server/noun/write.ts'
import { checkVersion } from '@shouya/server/registers/find.ts'
import { drillPlan } from '../noun.ts'
import { isMine, type NamedPlan, planRows } from './rows.ts'
import type { DrillPlan } from './rules.ts'

/** A version that the caller may read. 1002 none, 403 a plan of another branch. */
export async function readPlan(ctx: Ctx, id: number): Promise<NamedPlan> {
  const row = await planRows(ctx).where('id', '=', id).executeTakeFirst()
  if (row) return row
  const hidden = await ctx.db.selectFrom('drill_plan').select('id').where('id', '=', id).executeTakeFirst()
  return fail(hidden ? 'OutOfScope' : 'NotFound')
}

/** A version that the caller may move on so, locked. 1002, 403 not theirs to change, 1004 not in this state, 1005. */
export async function planToMove(
  ctx: Ctx,
  { id, version }: { id: number; version: number | undefined },
  move: MoveName<typeof drillPlan>,
): Promise<DrillPlan> {
  const row =
    (await ctx.db.selectFrom('drill_plan').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ??
    fail('NotFound')
  if (!isMine(ctx, row.owner_dept_id)) fail('OutOfScope')
  if (!allowedMoves(drillPlan, row, ctx.user).includes(move)) fail('WrongState')
  checkVersion(row, version)
  return row
}
