import type { Picks } from '@shouya/approvals/instance'
import type { Input } from '@shouya/contract/action'
import type { Values } from '@shouya/forms/document'
import type { Ctx } from '@shouya/server/core/context.ts'
import { namesOf } from '../../request/server/names.ts'
import { beginning } from '../../way/server/beginning.ts'
import { checkPicks } from '../../way/server/checkReach.ts'
import { shownSteps, shownStop, skippedIn, tellWay, usersIn } from '../../way/server/tellWay.ts'
import type * as OaExamine from '../contract.ts'

/** The path that a request would take if everybody agreed, before submission; the values may be incomplete. */
export async function previewStart(ctx: Ctx, { data, picks, ...place }: Input<typeof OaExamine.Preview>) {
  await checkPicks(ctx, picks as Picks, (node) => ({ node, ...place, data }))
  const given = { data: data as Values, picks: picks as Picks }
  const { flowId, flow, from, first } = await beginning(ctx, place, given)
  const { steps, instance, stopped } = await tellWay(ctx, flowId, flow, from, first)
  const names = await namesOf(ctx.db, usersIn(steps))
  return {
    steps: shownSteps(flow.definition, steps, names),
    // If the path ends early, the following nodes are unknown.
    skipped: stopped ? [] : skippedIn(flow.definition, instance),
    stopped: shownStop(ctx.lang, stopped),
  }
}
