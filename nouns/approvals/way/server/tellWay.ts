import type { Definition, FlowNode } from '@shouya/approvals/definition'
import type { Flow } from '@shouya/approvals/flow'
import { entriesOf, indexFlow } from '@shouya/approvals/indexFlow'
import type { Instance, Picks } from '@shouya/approvals/instance'
import { isSomebody, type Preview, preview, type Step } from '@shouya/approvals/preview'
import type { Answers } from '@shouya/approvals/question'
import type { Refusal } from '@shouya/approvals/refusal'
import { type Lang, type MessageKey, message } from '@shouya/contract/messages'
import type { FormDocument, Values } from '@shouya/forms/document'
import { localDay } from '@shouya/server/core/time/local.ts'
import { takeOut } from '../../../customForms/server/public.ts'
import { answer } from '../../directory/server/answer.ts'
import { profileOf } from '../../directory/server/profile.ts'
import type { Runner } from '../../request/server/runner.ts'

export type First = Parameters<typeof preview>[2]
export type Told = Extract<Preview, { is: 'told' }>

/** The path of a request if everybody agrees: from its submission (`first`), or from its current node. */
export async function tellWay(runner: Runner, flowId: number, flow: Flow, from: Instance, first: First): Promise<Told> {
  let answers: Answers = {}
  const day = localDay(runner.now, runner.services.database.timezone)
  for (;;) {
    const way = preview(flow, from, first, { now: runner.now.getTime(), day, answers })
    if (way.is === 'told') return way
    answers = { ...answers, ...(await answer(runner, flowId, way.questions)) }
  }
}

type Given = { initiator: number; data: Values; picks: Picks }

/** The submission of the values so far. Sensitive values are hidden from conditions, as in a running request. */
export async function firstOrder(
  runner: Runner,
  form: FormDocument,
  { initiator, data, picks }: Given,
): Promise<NonNullable<First>> {
  return {
    do: 'submit',
    initiator: await profileOf(runner, initiator),
    form: takeOut(form, data).data as Values,
    picks,
    // Placeholders for ids that are not stored.
    definitionVersion: 0,
    formVersion: 0,
  }
}

/** The nodes where nobody is asked, with the reason. */
export const skippedIn = (definition: Definition, instance: Instance) =>
  entriesOf(definition).flatMap(({ node, around }) => {
    const missed = around.some(
      ({ gateway, branch }) => instance.marks[gateway.id] && !instance.marks[gateway.id]?.branches.includes(branch.id),
    )
    const why = missed ? ('branch' as const) : whyAt(node, instance)
    return why ? [{ node: node.id, name: node.name ?? '', type: node.type, why }] : []
  })

function whyAt(node: FlowNode, { marks, tasks }: Instance) {
  const mark = marks[node.id]
  if (!mark) return 'end' as const
  if (mark.how === 'empty') return 'empty' as const
  const votes = tasks.filter((task) => task.node === node.id && task.act === mark.act)
  return votes.length > 0 && votes.every(({ auto }) => auto === 'duplicate') ? ('duplicate' as const) : null
}

/** The people of some steps, without those still to be picked. */
export const usersIn = (steps: readonly Step[]): number[] =>
  steps
    .flatMap(({ people, unable }) => [...people.flatMap(({ users }) => users), ...unable])
    .filter((user) => !isSomebody(user))

/** Steps as output. */
export const shownSteps = (definition: Definition, steps: readonly Step[], names: ReadonlyMap<number, string>) =>
  steps.map((step) => {
    const { name = '', type = 'approve' } = indexFlow(definition).get(step.node)?.node ?? {}
    const named = (users: readonly number[]) => users.map((user) => ({ id: user, name: names.get(user) ?? '' }))
    const people = named(usersIn([{ ...step, unable: [] }]))
    const claim = step.people.some(({ users }) => users.length > 1)
    return {
      node: step.node,
      name,
      type,
      people,
      claim,
      unable: named(step.unable),
      fallback: step.fallback ?? null,
      how: step.how,
    }
  })

/** Why a path ends early, as text. */
export const shownStop = (lang: Lang, refusal: Refusal | null) =>
  refusal && {
    node: refusal.node ?? null,
    message: message(lang, `request.refused.${refusal.code}` as MessageKey, {
      min: refusal.min ?? 1,
      max: refusal.max ?? 1,
    }),
  }
