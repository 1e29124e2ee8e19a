import type { Ctx } from '@shouya/server/core/context.ts'
import { frozenFlow } from '../../request/server/frozenFlow.ts'
import { stateOf } from '../../request/server/request.ts'
import { movesOf } from './moves.ts'

/** What the caller may do with each of their requests on a page of a list: what the request itself would offer. */
export async function ownMoves(ctx: Ctx, page: readonly { id: number }[]) {
  if (page.length === 0) return new Map<number, ReturnType<typeof movesOf>>()
  const rows = await ctx.db
    .selectFrom('appr_instance')
    .select(['id', 'initiator_id', 'status', 'link_as', 'flow_version_id', 'state'])
    .where(
      'id',
      'in',
      page.map(({ id }) => id),
    )
    .execute()
  return new Map(
    await Promise.all(
      rows.map(async (row) => {
        const flow = await frozenFlow(ctx.db, row.flow_version_id)
        return [row.id, movesOf(ctx, row, flow, stateOf(row))] as const
      }),
    ),
  )
}
