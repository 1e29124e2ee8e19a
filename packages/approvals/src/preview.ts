import type { Command, Order } from './command.ts'
import { decide } from './decide.ts'
import { Deciding } from './deciding/deciding.ts'
import { find } from './deciding/find.ts'
import { insteadOfInitiator, isSelf } from './deciding/self.ts'
import type { NodeId, UserId } from './definition.ts'
import type { Recorded } from './event.ts'
import type { Flow } from './flow.ts'
import type { How, Instance, Mark } from './instance.ts'
import { pickable } from './pickable.ts'
import { type Answers, type Facts, keyOf, type Question } from './question.ts'
import type { Refusal } from './refusal.ts'
import { submitted } from './submitted.ts'
import { unableOn } from './unableOn.ts'

/** A placeholder for a person still to be picked; no account has such an id. */
export const isSomebody = (user: UserId): boolean => user < 0

/**
 * A node that the request will reach. `people`: who will be asked or informed, in order; of several `users` any may
 * claim the task. `how` null: it still waits.
 */
export interface Step {
  readonly node: NodeId
  readonly people: readonly { readonly users: readonly UserId[]; readonly principal: UserId | null }[]
  /** People named by its rules one by one who may not act: they get no seat. */
  readonly unable: readonly UserId[]
  readonly how: How | null
  /** Why its people are not those of its rules. */
  readonly fallback?: Fallback
}

/** `above`: some are of a higher unit, because the intended one has nobody. `empty`: by the empty policy. */
export type Fallback = 'above' | 'empty'

/** `instance`: the request at the end. `stopped`: why the preview ends early, e.g. a node without approvers. */
export type Preview =
  | { readonly is: 'need'; readonly questions: readonly Question[] }
  | {
      readonly is: 'told'
      readonly steps: readonly Step[]
      readonly instance: Instance
      readonly stopped: Refusal | null
    }

/** More steps than the largest definition can need. */
const MOST_STEPS = 5_000

/**
 * The way of a request when everybody agrees and nothing else happens: `decide` itself, run to the end. For a draft
 * `first` is the submission; for a running instance the remaining nodes, open ones first.
 */
export function preview(
  flow: Flow,
  instance: Instance,
  submission: Extract<Order, { do: 'submit' }> | null,
  facts: Facts,
): Preview {
  const questions = questionsAhead(flow, instance, submission, facts)
  if (questions.length > 0) return { is: 'need', questions }
  const steps = openSteps(instance)
  let state = instance
  let now = facts.now
  let answers = facts.answers
  let next: Omit<Command, 'id'> | undefined = submission
    ? { actor: submission.initiator.id, order: submission }
    : agreeing(state)
  for (let count = 0; next && count < MOST_STEPS; count++) {
    if (next.order.do === 'elapse') now = Math.max(now, state.marks[next.order.node]?.elapsesAt ?? now)
    const decided = decide(flow, state, { id: `preview ${count}`, ...next }, { ...facts, now, answers })
    if (decided.is === 'need') return decided
    if (decided.is === 'refused') {
      const limit = limitOf(flow, state, next.order, decided.refusal, { ...facts, now, answers })
      if ('is' in limit) return limit
      const retried = withPicks(next, limit)
      if (!retried) return { is: 'told', steps: [...steps.values()], instance: state, stopped: decided.refusal }
      answers = { ...answers, ...retried.answers }
      next = retried.command
      continue
    }
    const previewFacts = { ...facts, now, answers }
    const unable = (node: NodeId) => unableOn(flow, decided.instance, node, previewFacts)
    for (const record of decided.records) note(steps, record, decided.instance, unable)
    state = decided.instance
    next = agreeing(state)
  }
  return { is: 'told', steps: [...steps.values()], instance: state, stopped: null }
}

/** The nodes where it already waits. */
const openSteps = (state: Instance): Map<number, Step> =>
  new Map(
    Object.entries(state.marks)
      .filter(([, mark]) => mark.state === 'open' && mark.branches.length === 0)
      .map(([node, mark]) => [
        mark.act,
        { node, people: peopleIn(state, node), unable: [], how: null, ...fellBack(state, node) },
      ]),
  )

/** All questions that can be asked beforehand: a page then waits for two or three rounds, not for one per node. */
function questionsAhead(
  flow: Flow,
  instance: Instance,
  submission: Extract<Order, { do: 'submit' }> | null,
  facts: Facts,
): readonly Question[] {
  const begun = submission ? submitted(instance, submission) : instance
  const order = { do: 'resubmit', patch: {} } as const
  const deciding = new Deciding(flow, begun, { id: 'preview', actor: null, order }, facts)
  foresee(deciding)
  return [...deciding.needs.values()]
}

/** The next command of people who always agree. */
function agreeing({ status, tasks, marks }: Instance): Omit<Command, 'id'> | undefined {
  const task = tasks.find((candidate) => candidate.status === 'open')
  if (status === 'returned' && task) return { actor: task.assignee, order: { do: 'resubmit', patch: {} } }
  if (task?.assignee === null) return { actor: task.pool[0] ?? null, order: { do: 'claim', task: task.no } }
  const decision = { reason: 'preview', signature: 'preview', seenRev: Number.MAX_SAFE_INTEGER }
  if (task) return { actor: task.assignee, order: { do: 'agree', task: task.no, ...decision } }
  const delay = Object.entries(marks).find(([, { elapsesAt }]) => elapsesAt !== null)
  return delay && { actor: null, order: { do: 'elapse', node: delay[0] } }
}

/** A start can be refused before the limits of a pick are asked for: the refusal with these limits. */
function limitOf(flow: Flow, state: Instance, order: Order, refusal: Refusal, facts: Facts) {
  const { code, node, from } = refusal
  if (code !== 'PICK_MISSING' || node === undefined || from) return refusal
  const result = pickable(flow, order.do === 'submit' ? submitted(state, order) : state, node, facts)
  if (result.is === 'need') return result
  return result.is === 'told' && result.among ? { ...refusal, from: result.among } : refusal
}

/** Fills in missing picks: the first allowed people, or placeholders. */
function withPicks(command: Omit<Command, 'id'>, { code, node, min = 1, from }: Refusal) {
  const { order } = command
  if (code !== 'PICK_MISSING' || node === undefined || !PICKING.has(order.do)) return undefined
  const users = from?.slice(0, min) ?? Array.from({ length: min }, (_, index) => -1 - index)
  const mayAct = Object.fromEntries(
    users.filter(isSomebody).map((user) => [keyOf({ ask: 'person', user }), { mayAct: true, leaves: [] }]),
  )
  const picks = { ...('picks' in order ? order.picks : {}), [node]: users }
  return { command: { ...command, order: { ...order, picks } as Order }, answers: mayAct satisfies Answers }
}

const PICKING: ReadonlySet<string> = new Set(['submit', 'resubmit', 'agree'])

function note(
  steps: Map<number, Step>,
  { event }: Recorded,
  after: Instance,
  unable: (node: NodeId) => readonly UserId[],
): undefined {
  if (event.type === 'copied') return noteCopies(steps, event.users, after.marks[event.place])
  if (event.type !== 'entered' && event.type !== 'passed' && event.type !== 'opened') return
  const node = event.type === 'opened' ? event.task.node : event.node
  const mark = node === null ? undefined : after.marks[node]
  if (node === null || !mark || mark.branches.length > 0) return
  const before = steps.get(mark.act)
  // The claimant on this way is only the first of those who may claim.
  const stays = mark.how === 'informed' || before?.people.some(({ users }) => users.length > 1)
  const people = (stays && before?.people) || peopleIn(after, node)
  steps.set(mark.act, { node, people, unable: before?.unable ?? unable(node), how: mark.how, ...fellBack(after, node) })
}

function noteCopies(steps: Map<number, Step>, users: readonly UserId[], mark: Mark | undefined): undefined {
  const step = mark && steps.get(mark.act)
  if (step) steps.set(mark.act, { ...step, people: users.map((user) => ({ users: [user], principal: null })) })
}

const peopleIn = ({ tasks, marks }: Instance, node: NodeId): Step['people'] =>
  tasks
    .filter((task) => task.node === node && task.act === marks[node]?.act && task.part === 'main')
    .map(({ assignee, principal, pool }) => ({ users: assignee === null ? pool : [assignee], principal }))

/** Whether a node's people in the current pass are a fallback. */
export function fellBack({ tasks, marks }: Instance, node: NodeId): { readonly fallback?: Fallback } {
  const mark = marks[node]
  if (tasks.some((task) => task.node === node && task.act === mark?.act && task.origin === 'empty'))
    return { fallback: 'empty' }
  return mark?.seats.some(({ above }) => above) ? { fallback: 'above' } : {}
}

/**
 * Asks the questions of all nodes at once, so that the way to the end needs few rounds. Asking for branches that are
 * not taken costs less than another round.
 */
function foresee(deciding: Deciding): undefined {
  for (const { node } of deciding.index.values()) {
    if (!('who' in node)) continue
    const users = node.who.flatMap((rule) => find(deciding, node.id, rule) ?? [])
    if (!('mode' in node)) continue
    for (const user of users) deciding.ask({ ask: 'person', user })
    if (node.due?.calendar === 'work') deciding.ask({ ask: 'calendar' })
    if (users.some((user) => isSelf(deciding, node, user))) insteadOfInitiator(deciding)
  }
}
