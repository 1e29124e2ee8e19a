import type { Input, Result } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { unitInScope } from '@shouya/server/core/org/unitInScope.ts'
import type * as RoomKey from '../contract.ts'
import { status } from './rules.ts'

/** The caller's last handover of a unit that was not given up, to copy from. */
export async function getLast(
  ctx: Ctx,
  { dept_id }: Input<typeof RoomKey.GetLast>,
): Promise<Result<typeof RoomKey.GetLast>> {
  const unit = await unitInScope(ctx, dept_id ?? ctx.user.deptId)
  const last = await ctx.scoped
    .rows('room_key')
    .selectAll()
    .where('dept_id', '=', unit.id)
    .where('create_user_id', '=', ctx.user.userId)
    .where('status', 'not in', [status.refused, status.void])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last ? { ...last, key_ids: (last.keys as { key_id: number }[]).map(({ key_id }) => key_id) } : null
}
