import type { Flow } from '@shouya/approvals/flow'
import type { Instance } from '@shouya/approvals/instance'
import { pickable } from '@shouya/approvals/pickable'
import type { Answers } from '@shouya/approvals/question'
import { submitted } from '@shouya/approvals/submitted'
import type { Values } from '@shouya/forms/document'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import type { z } from 'zod'
import { answer } from '../../directory/server/answer.ts'
import { findRequest } from '../../request/server/find.ts'
import { frozenFlow } from '../../request/server/frozenFlow.ts'
import { stateOf } from '../../request/server/request.ts'
import type { pickPlace } from '../schemas.ts'
import { beginning } from './beginning.ts'

type Place = z.output<typeof pickPlace>
type Begun = { flowId: number; flow: Flow; instance: Instance }

/** The people who can be picked for a node; null: everybody. The engine checks the pick again. */
export async function whomToPick(ctx: Ctx, place: Place): Promise<readonly number[] | null> {
  const { flowId, flow, instance } = await ('flow_id' in place ? starting(ctx, place) : running(ctx, place))
  let answers: Answers = {}
  for (;;) {
    const choice = pickable(flow, instance, place.node, { now: ctx.now.getTime(), answers })
    if (choice.is === 'none') return failAt('pick.node', 'request.refused.PICK_UNKNOWN')
    if (choice.is === 'told') return choice.among
    answers = { ...answers, ...(await answer(ctx, flowId, choice.questions)) }
  }
}

async function starting(ctx: Ctx, { data, ...place }: Extract<Place, { flow_id: number }>): Promise<Begun> {
  const { flowId, flow, from, first } = await beginning(ctx, place, { data: data as Values, picks: {} })
  return { flowId, flow, instance: first ? submitted(from, first) : from }
}

async function running(ctx: Ctx, { task_id }: Extract<Place, { task_id: number }>): Promise<Begun> {
  const task = await ctx.db.selectFrom('appr_task').select('instance_id').where('id', '=', task_id).executeTakeFirst()
  if (!task) return fail('NotFound')
  const row = await findRequest(ctx, task.instance_id)
  return { flowId: row.flow_id, flow: await frozenFlow(ctx.db, row.flow_version_id), instance: stateOf(row) }
}
