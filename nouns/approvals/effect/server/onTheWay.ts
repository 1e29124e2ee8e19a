import type { Ctx } from '@shouya/server/core/context.ts'
import { requestStates } from '../../request/noun.ts'
import { reads } from '../../request/server/find.ts'
import { versionsPublishing } from './publishing.ts'

const MOST = 100

/** Undecided requests whose approval publishes a topic, as far as the caller may read them, the last first. */
export async function requestsOnTheWay(ctx: Pick<Ctx, 'db' | 'user'>, topic: string) {
  const rows = await ctx.db
    .selectFrom('appr_instance')
    .selectAll('appr_instance')
    .where('status', 'in', [requestStates.running, requestStates.returned])
    .where('flow_version_id', 'in', versionsPublishing(ctx.db, topic).select('id'))
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()
  return rows
    .filter((row) => reads(ctx, row))
    .map(({ id, bill_no, title, initiator_name, status }) => ({ id, bill_no, title, initiator_name, status }))
}
