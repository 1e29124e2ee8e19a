import type { MoveName } from '@shouya/noun/noun'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { localTime } from '@shouya/server/core/time/local.ts'
import { toMove } from '@shouya/server/noun/write.ts'
import { conference } from '../noun.ts'
import { type Conference, status } from './types.ts'

/**
 * A meeting of a unit in scope that its organisers move on, before it begins: whoever is only invited sees it, but does not
 * organise it (403). 1004 begun, or not in this state; 1005 another version.
 */
export async function organised(
  ctx: Ctx,
  seen: { id: number; version: number },
  move: MoveName<typeof conference>,
): Promise<Conference> {
  const wireNow = localTime(ctx.now, ctx.services.database.timezone)
  return toMove(ctx, conference, seen, move, (row) => {
    if (!ctx.scoped.holds(row.dept_id)) fail('OutOfScope')
    return row.status === status.announced && row.begin_time <= wireNow ? 'conference.refused.begun' : undefined
  })
}
