import type { Flow } from '@shouya/approvals/flow'
import { type Instance, isEnded, type Mark } from '@shouya/approvals/instance'
import { fellBack } from '@shouya/approvals/preview'
import type { Input } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { sql } from 'kysely'
import { taskStates } from '../../request/noun.ts'
import { findRequest } from '../../request/server/find.ts'
import { frozenFlow } from '../../request/server/frozenFlow.ts'
import { namesOf } from '../../request/server/names.ts'
import { type Row, stateOf } from '../../request/server/request.ts'
import { type First, firstOrder, shownSteps, shownStop, tellWay, usersIn } from '../../way/server/tellWay.ts'
import type * as OaExamine from '../contract.ts'
import { openDraft } from './draft.ts'

type Asked = { id: number; status: number | null }

/** The flow of a request with its progress, the people who were asked, and the remaining path. */
export async function flowOf(ctx: Ctx, { id }: Input<typeof OaExamine.GetFlow>) {
  const row = await findRequest(ctx, id)
  const flow = await frozenFlow(ctx.db, row.flow_version_id)
  const state = stateOf(row)
  const remaining = isEnded(state) ? null : await tellWay(ctx, row.flow_id, flow, state, await firstOf(ctx, row, flow))
  const next = (remaining?.steps ?? []).filter(({ node }) => !state.marks[node])
  const marks = Object.entries(state.marks).map(([node, mark]) => ({ node, mark, asked: askedAt(state, node, mark) }))
  const names = await namesOf(ctx.db, [...usersIn(next), ...marks.flatMap(({ asked }) => asked.map((each) => each.id))])
  const times = await timesOf(ctx, row, state)
  const branches = chosen(state)
  return {
    definition: flow.definition,
    marks: Object.fromEntries(
      marks.map(({ node, mark, asked }) => [
        node,
        {
          state: mark.state,
          how: mark.how,
          fallback: fellBack(state, node).fallback ?? null,
          people: asked.map((each) => ({ ...each, name: names.get(each.id) ?? '' })),
          opened_time: times(mark.entered) ?? row.create_time,
          ended_time: times(mark.done),
        },
      ]),
    ),
    branches,
    next: shownSteps(flow.definition, next, names),
    next_branches: remaining ? chosen(remaining.instance).filter((branch) => !branches.includes(branch)) : [],
    stopped: shownStop(ctx.lang, remaining?.stopped ?? null),
  }
}

const chosen = ({ marks }: Instance): string[] => Object.values(marks).flatMap(({ branches }) => branches)

/** The submission of a draft is still to come. */
async function firstOf(ctx: Ctx, row: Row, { form }: Flow): Promise<First> {
  if (row.state !== null) return null
  return firstOrder(ctx, form, { ...openDraft(ctx.services.keys, row.id, row.draft), initiator: row.initiator_id })
}

/** The people with a task or a copy at a node in its current pass. */
function askedAt({ tasks, copies }: Instance, node: string, { act }: Mark): Asked[] {
  const votes = tasks.filter(
    (task) => task.node === node && task.act === act && task.part !== 'advice' && task.status !== 'transferred',
  )
  const informed = Object.keys(copies).filter((user) => copies[Number(user)]?.includes(node))
  return [
    ...votes.flatMap(({ assignee, pool, status }) =>
      (assignee === null ? pool : [assignee]).map((id) => ({ id, status: taskStates[status] })),
    ),
    ...informed.map((user) => ({ id: Number(user), status: null })),
  ]
}

/** The times of commands, by their numbers in the request. */
async function timesOf({ db }: Ctx, { id }: Row, { commands }: Instance) {
  const rows = await db
    .selectFrom('appr_event')
    .select(['command_id', sql<string>`min(at)`.as('at')])
    .where('instance_id', '=', id)
    .groupBy('command_id')
    .execute()
  const times = new Map(rows.map(({ command_id, at }) => [command_id, at]))
  return (command: number): string | null => times.get(commands[command - 1] ?? '') ?? null
}
