import { placesOf } from '@shouya/approvals/rights'
import { type Ctx, can } from '../../../core/context.ts'
import { fail } from '../../../core/failure.ts'
import { type Row, stateOf } from '../run/request.ts'

export const isAdmin = ({ user }: Pick<Ctx, 'user'>): boolean => can(user, 'sys_examine', 'query')

/** A request that the caller may read: by taking part in it, or as an administrator of flows, whatever its unit. */
export async function findRequest(ctx: Ctx, id: number): Promise<Row> {
  const row = await ctx.db.selectFrom('appr_instance').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return fail('NotFound')
  return reads(ctx, row) ? row : fail('OutOfScope')
}

/** By taking part in it, or as an administrator of flows. */
export function reads(ctx: Pick<Ctx, 'user'>, row: Row): boolean {
  if (row.initiator_id === ctx.user.userId) return true
  // A draft is nobody's but its author's.
  return row.status !== 0 && (isAdmin(ctx) || placesOf(stateOf(row), ctx.user.userId).length > 0)
}

/** Whether the caller may read a request that another register names. */
export async function readsRequest(ctx: Ctx, id: number): Promise<boolean> {
  const row = await ctx.db.selectFrom('appr_instance').selectAll().where('id', '=', id).executeTakeFirst()
  return row !== undefined && reads(ctx, row)
}
