import type { Flow } from '@shouya/approvals/flow'
import { indexFlow } from '@shouya/approvals/indexFlow'
import type { Picks } from '@shouya/approvals/instance'
import { draft } from '@shouya/approvals/instance'
import { isSomebody, preview, type Step } from '@shouya/approvals/preview'
import type { Answers } from '@shouya/approvals/question'
import type { Input } from '@shouya/contract/action'
import type * as OaExamine from '@shouya/contract/controllers/OaExamine'
import type { Values } from '@shouya/forms/document'
import type { Ctx } from '../../../core/context.ts'
import { localDay } from '../../../core/time/local.ts'
import { answer } from '../directory/answer.ts'
import { profileOf } from '../directory/profile.ts'
import { frozenFlow } from '../run/frozenFlow.ts'
import { stateOf } from '../run/request.ts'
import { findRequest } from './find.ts'
import { namesOf } from './inbox.ts'
import { startable } from './startable.ts'

type First = Parameters<typeof preview>[2]

/** The way that a request would take if everybody agreed, before it is submitted: what is filled in need not be whole. */
export async function previewStart(ctx: Ctx, { flow_id, data, picks }: Input<typeof OaExamine.Preview>) {
  const { version_id } = await startable(ctx, flow_id)
  const flow = await frozenFlow(ctx.db, version_id)
  const first = {
    do: 'submit',
    initiator: await profileOf(ctx, ctx.user.userId),
    form: data as Values,
    picks: picks as Picks,
    definitionVersion: version_id,
    formVersion: version_id,
  } as const
  return shown(ctx, flow, await stepsOf(ctx, flow_id, flow, draft, first))
}

/** The flow of a request with how far it has come, and what would follow. */
export async function flowOf(ctx: Ctx, { id }: Input<typeof OaExamine.GetFlow>) {
  const row = await findRequest(ctx, id)
  const flow = await frozenFlow(ctx.db, row.flow_version_id)
  const { marks } = stateOf(row)
  return {
    definition: flow.definition,
    marks: Object.fromEntries(Object.entries(marks).map(([node, { state, how }]) => [node, { state, how }])),
    branches: Object.values(marks).flatMap(({ branches }) => branches),
  }
}

async function stepsOf(
  ctx: Ctx,
  flowId: number,
  flow: Flow,
  from: typeof draft,
  first: First,
): Promise<readonly Step[]> {
  let answers: Answers = {}
  const day = localDay(ctx.now, ctx.services.database.timezone)
  for (;;) {
    const told = preview(flow, from, first, { now: ctx.now.getTime(), day, answers })
    if (told.is === 'told') return told.steps
    answers = { ...answers, ...(await answer(ctx, flowId, told.questions)) }
  }
}

async function shown({ db }: Ctx, { definition }: Flow, steps: readonly Step[]) {
  const ids = steps.flatMap(({ people }) => people.flatMap(({ users }) => users)).filter((user) => !isSomebody(user))
  const names = await namesOf(db, [...new Set(ids)])
  return steps.map(({ node, people, how }) => {
    const { name = '', type = 'approve' } = indexFlow(definition).get(node)?.node ?? {}
    const users = people.flatMap((each) => each.users).filter((user) => !isSomebody(user))
    return { node, name, type, people: users.map((user) => ({ id: user, name: names.get(user) ?? '' })), how }
  })
}
