import type { Input, Result } from '@shouya/contract/action'
import type * as VideoAccess from '@shouya/contract/controllers/VideoAccess'
import type { Ctx } from '../../../core/context.ts'
import { unitInScope } from '../../../core/org/unitInScope.ts'

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
