import { type Ctx, can } from '@shouya/server/core/context.ts'
import { filesOf } from '../../server/files.ts'

/** When and why somebody was barred, for whoever may bar people; what it rests on is not for their company. */
export async function blacklistOf(ctx: Ctx, staff: number) {
  if (!can(ctx.user, 'escort_staff', 'blacklist')) return []
  const rows = await ctx.db
    .selectFrom('escort_blacklist')
    .select(['id', 'reason', 'file_ids', 'create_user_name', 'create_time'])
    .select(['remove_reason', 'remove_bill_no', 'remove_user_name', 'remove_time'])
    .where('staff_id', '=', staff)
    .orderBy('id', 'desc')
    .execute()
  return Promise.all(rows.map(async ({ file_ids, ...row }) => ({ ...row, files: await filesOf(ctx, file_ids) })))
}
