import type { Flow } from '@shouya/approvals/flow'
import { draft, type Instance, type Picks } from '@shouya/approvals/instance'
import type { Input } from '@shouya/contract/action'
import type * as OaExamine from '@shouya/contract/controllers/OaExamine'
import type { Values } from '@shouya/forms/document'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/failure.ts'
import { takeOut } from '../../customForms/public.ts'
import { frozenFlow } from '../run/frozenFlow.ts'
import { stateOf } from '../run/request.ts'
import { examineStatuses } from '../run/states.ts'
import { firstOrder } from '../way/firstOrder.ts'
import { shownSteps, shownStop, usersIn } from '../way/shownWay.ts'
import { skippedIn } from '../way/skippedIn.ts'
import { type First, tellWay } from '../way/tellWay.ts'
import { findRequest } from './find.ts'
import { namesOf } from './inbox.ts'
import { startable } from './startable.ts'

type Given = { data: Values; picks: Picks }
type Begin = { flowId: number; flow: Flow; from: Instance; first: First }

/** The way that a request would take if everybody agreed, before it is submitted: what is filled in need not be whole. */
export async function previewStart(ctx: Ctx, { flow_id, id, data, picks }: Input<typeof OaExamine.Preview>) {
  const given = { data: data as Values, picks: picks as Picks }
  const { flowId, flow, from, first } = await (id === undefined ? anew(ctx, flow_id, given) : further(ctx, id, given))
  const { steps, instance, stopped } = await tellWay(ctx, flowId, flow, from, first)
  const names = await namesOf(ctx.db, usersIn(steps))
  return {
    steps: shownSteps(flow.definition, steps, names),
    // Of a way that ends early nobody knows what would have come.
    skipped: stopped ? [] : skippedIn(flow.definition, instance),
    stopped: shownStop(ctx.lang, stopped),
  }
}

async function anew(ctx: Ctx, flowId: number, given: Given): Promise<Begin> {
  const { version_id } = await startable(ctx, flowId)
  return submission(ctx, flowId, await frozenFlow(ctx.db, version_id), given)
}

/** A draft goes from its beginning, what came back from where it stands. */
async function further(ctx: Ctx, id: number, given: Given): Promise<Begin> {
  const row = await findRequest(ctx, id)
  if (row.initiator_id !== ctx.user.userId) fail('OutOfScope')
  const flow = await frozenFlow(ctx.db, row.flow_version_id)
  if (row.status === examineStatuses.draft) return submission(ctx, row.flow_id, flow, given)
  if (row.status !== examineStatuses.returned) return fail('WrongState')
  const state = stateOf(row)
  const form = { ...state.form, ...(takeOut(flow.form, given.data).data as Values) }
  return { flowId: row.flow_id, flow, from: { ...state, form, picks: { ...state.picks, ...given.picks } }, first: null }
}

const submission = async (ctx: Ctx, flowId: number, flow: Flow, given: Given): Promise<Begin> => ({
  flowId,
  flow,
  from: draft,
  first: await firstOrder(ctx, flow.form, { initiator: ctx.user.userId, ...given }),
})
