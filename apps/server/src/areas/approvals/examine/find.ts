import { placesOf } from '@shouya/approvals/rights'
import { type Ctx, can } from '../../../core/context.ts'
import { fail } from '../../../core/failure.ts'
import { lockRequest, type Row, stateOf } from '../run/request.ts'

export const isAdmin = ({ user }: Pick<Ctx, 'user'>): boolean => can(user, 'sys_examine', 'query')

/**
 * A request that the caller may read: by taking part in it, or as an administrator of flows, whatever its unit. One that they
 * may not read is not there: numbers run on, and the answer would say how it stands with what others ask for.
 */
export async function findRequest(ctx: Ctx, id: number): Promise<Row> {
  const row = await ctx.db.selectFrom('appr_instance').selectAll().where('id', '=', id).executeTakeFirst()
  return row && reads(ctx, row) ? row : fail('NotFound')
}

/** The same, locked for a command. */
export async function lockReadable(ctx: Ctx, id: number): Promise<Row> {
  const row = await lockRequest(ctx, id)
  return reads(ctx, row) ? row : fail('NotFound')
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
