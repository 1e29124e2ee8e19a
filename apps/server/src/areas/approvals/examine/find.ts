import { placesOf } from '@shouya/approvals/rights'
import { type Ctx, can } from '../../../core/context.ts'
import { fail } from '../../../core/failure.ts'
import { type Row, stateOf } from '../run/request.ts'

export const isAdmin = ({ user }: Pick<Ctx, 'user'>): boolean => can(user, 'sys_examine', 'query')

/** A request that the caller may read: by taking part in it, or as an administrator of flows, whatever its unit. */
export async function findRequest(ctx: Ctx, id: number): Promise<Row> {
  const row = await ctx.db.selectFrom('appr_instance').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return fail('NotFound')
  if (row.initiator_id === ctx.user.userId) return row
  // A draft is nobody's but its author's.
  if (row.status === 0) return fail('OutOfScope')
  if (isAdmin(ctx) || placesOf(stateOf(row), ctx.user.userId).length > 0) return row
  return fail('OutOfScope')
}
