import type { Flow } from '@shouya/approvals/flow'
import { draft, type Instance, type Picks } from '@shouya/approvals/instance'
import type { Values } from '@shouya/forms/document'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { takeOut } from '../../../customForms/server/public.ts'
import { requestStates } from '../../request/noun.ts'
import { findRequest } from '../../request/server/find.ts'
import { frozenFlow } from '../../request/server/frozenFlow.ts'
import { stateOf } from '../../request/server/request.ts'
import { startable } from './startable.ts'
import { type First, firstOrder } from './tellWay.ts'

type Given = { data: Values; picks: Picks }
type Begin = { flowId: number; flow: Flow; from: Instance; first: First }
type Place = { flow_id: number; id?: number | undefined }

/** The start of the path of a request that is still being filled in: a new one of a flow, or a stored one. */
export const beginning = (ctx: Ctx, { flow_id, id }: Place, given: Given): Promise<Begin> =>
  id === undefined ? beginNew(ctx, flow_id, given) : further(ctx, id, given)

async function beginNew(ctx: Ctx, flowId: number, given: Given): Promise<Begin> {
  const { version_id } = await startable(ctx, flowId)
  return submission(ctx, flowId, await frozenFlow(ctx.db, version_id), given)
}

/** A draft starts at its beginning, a returned request at its current node. */
async function further(ctx: Ctx, id: number, given: Given): Promise<Begin> {
  const row = await findRequest(ctx, id)
  if (row.initiator_id !== ctx.user.userId) fail('OutOfScope')
  const flow = await frozenFlow(ctx.db, row.flow_version_id)
  if (row.status === requestStates.draft) return submission(ctx, row.flow_id, flow, given)
  if (row.status !== requestStates.returned) return fail('WrongState')
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
