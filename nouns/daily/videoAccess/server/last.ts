import type { Input, Result } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { unitInScope } from '@shouya/server/core/org/unitInScope.ts'
import type * as VideoAccess from '../contract.ts'

/** The caller's last application for a unit, to copy from. */
export async function getLast(
  ctx: Ctx,
  { dept_id }: Input<typeof VideoAccess.GetLast>,
): Promise<Result<typeof VideoAccess.GetLast>> {
  const unit = await unitInScope(ctx, dept_id ?? ctx.user.deptId)
  const last = await ctx.scoped
    .rows('video_access')
    .selectAll()
    .where('dept_id', '=', unit.id)
    .where('create_user_id', '=', ctx.user.userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last ? { ...last, camera_list: last.camera_list as never } : null
}
