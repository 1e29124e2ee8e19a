import type { Picks } from '@shouya/approvals/instance'
import { draft } from '@shouya/approvals/instance'
import type { Input } from '@shouya/contract/action'
import type * as OaExamine from '@shouya/contract/controllers/OaExamine'
import type { Values } from '@shouya/forms/document'
import type { Ctx } from '../../../core/context.ts'
import { frozenFlow } from '../run/frozenFlow.ts'
import { firstOrder } from '../way/firstOrder.ts'
import { shownSteps, usersIn } from '../way/shownWay.ts'
import { tellWay } from '../way/tellWay.ts'
import { namesOf } from './inbox.ts'
import { startable } from './startable.ts'

/** The way that a request would take if everybody agreed, before it is submitted: what is filled in need not be whole. */
export async function previewStart(ctx: Ctx, { flow_id, data, picks }: Input<typeof OaExamine.Preview>) {
  const { version_id } = await startable(ctx, flow_id)
  const flow = await frozenFlow(ctx.db, version_id)
  const given = { initiator: ctx.user.userId, data: data as Values, picks: picks as Picks }
  const { steps } = await tellWay(ctx, flow_id, flow, draft, await firstOrder(ctx, flow.form, given))
  return shownSteps(flow.definition, steps, await namesOf(ctx.db, usersIn(steps)))
}
