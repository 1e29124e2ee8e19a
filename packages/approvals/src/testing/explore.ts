import type { Command, Order } from '../command.ts'
import { decide } from '../decide.ts'
import type { Flow } from '../flow.ts'
import { draft, type Instance, isEnded, isLive, type Task } from '../instance.ts'
import { type Answers, keyOf as keyOfQuestion } from '../question.ts'
import { INITIATOR, initiator } from './definitions.ts'
import { START } from './game.ts'
import { wrongWith, wrongWithStep } from './invariants.ts'
import { listedMoves, type Move, PEOPLE } from './moves.ts'

const answers: Answers = Object.fromEntries(
  [...PEOPLE, INITIATOR].map((user) => [keyOfQuestion({ ask: 'person', user }), { mayAct: true, leaves: [] }]),
)

interface Visited {
  readonly instance: Instance
  readonly depth: number
  /** The move and the state before it; null for the first. */
  readonly from: Visited | null
  readonly move: Move | null
}

/** A faulty engine to explore; other commands to try. */
interface Given {
  readonly decider?: typeof decide
  readonly moves?: typeof listedMoves
}

/** `states`: number of distinct states. `found`: the shortest way to a violation. */
export interface Explored {
  readonly states: number
  readonly found: string | null
}

const MOST_AGREEMENTS = 60

/**
 * All states of a request within so many steps: breadth first over every command of every person, each state once.
 * Checks the invariants in every state and on every step, and that unanimous agreement leads to the end (I17).
 */
export function explore(flow: Flow, form: Record<string, number>, steps: number, options: Given = {}): Explored {
  const { decider = decide, moves = listedMoves } = options
  const keyOf = (instance: Instance) => keyOfState(instance, moves !== listedMoves)
  const submission = { do: 'submit', initiator, form, definitionVersion: 1, formVersion: 1 } as const
  const step = (instance: Instance, { actor, order }: Move) => {
    // Commands are numbered: none is repeated here.
    const command: Command = { id: `c${instance.commands.length}`, actor, order }
    return decider(flow, instance, command, { now: START, answers })
  }
  const first = step(draft, { actor: INITIATOR, order: submission })
  if (first.is !== 'done') return { states: 0, found: `cannot be submitted: ${JSON.stringify(first)}` }
  const queue: Visited[] = [{ instance: first.instance, depth: 0, from: null, move: null }]
  const visitedKeys = new Set([keyOf(first.instance)])
  const ending = new Set<string>()
  for (const visited of queue) {
    const { instance, depth } = visited
    const violations = [...wrongWith(flow, instance), ...deadEnd(instance, step, ending, keyOf)]
    if (violations.length > 0) return { states: visitedKeys.size, found: tell(flow, visited, violations) }
    if (depth >= steps || isEnded(instance)) continue
    for (const move of moves(flow, instance)) {
      const decided = step(instance, move)
      if (decided.is === 'need')
        return { states: visitedKeys.size, found: tell(flow, visited, ['asks for what was told']) }
      if (decided.is === 'refused') continue
      const next: Visited = { instance: decided.instance, depth: depth + 1, from: visited, move }
      const misstep = wrongWithStep(instance, decided.records, decided.instance)
      if (misstep.length > 0) return { states: visitedKeys.size, found: tell(flow, next, misstep) }
      const key = keyOf(decided.instance)
      if (visitedKeys.has(key)) continue
      visitedKeys.add(key)
      queue.push(next)
    }
  }
  return { states: visitedKeys.size, found: null }
}

/** Agrees for everybody until the end, or until a state that is known to lead there (`ending`). */
function deadEnd(
  start: Instance,
  step: (instance: Instance, move: Move) => ReturnType<typeof decide>,
  ending: Set<string>,
  keyOf: (instance: Instance) => string,
): string[] {
  let instance = start
  const trail: string[] = []
  for (let count = 0; count < MOST_AGREEMENTS; count++) {
    const key = keyOf(instance)
    if (isEnded(instance) || ending.has(key)) {
      for (const key of trail) ending.add(key)
      return []
    }
    trail.push(key)
    const task = instance.tasks.find(({ status }) => status === 'open')
    if (!task || task.assignee === null) return ['I17: nobody can go on']
    const order: Order = task.kind === 'resubmit' ? { do: 'resubmit', patch: {} } : { do: 'agree', task: task.no }
    const decided = step(instance, { actor: task.assignee, order })
    if (decided.is !== 'done') return [`I17: cannot ${JSON.stringify(order)}: ${JSON.stringify(decided)}`]
    instance = decided.instance
  }
  return ['I17: agreeing leads to no end']
}

/**
 * What the future depends on: nothing that is over, tasks by index instead of number, nodes in the order in which they
 * were passed.
 */
function keyOfState({ status, round, acted, marks, tasks, carry, commands }: Instance, undoing: boolean): string {
  const acts = new Set([...Object.values(marks), ...Object.values(carry?.nodes ?? {})].map(({ act }) => act))
  const relevant = tasks.filter((task) => isLive(task) || (task.node !== null && acts.has(task.act) && counts(task)))
  const indexOf = new Map(relevant.map(({ no }, index) => [no, index]))
  const taskKeys = relevant.map(
    ({ node, seat, assignee, part, status: is, endedBy, auto, parent, by, readAt, ended, opened }) => {
      // Whether it can still be undone: who added it, the effects of the last command, what was read.
      const since = undoing ? [by, ended === commands.length, opened === ended, readAt] : []
      return [node, seat, assignee, part, is, endedBy, auto, indexOf.get(parent ?? 0), ...since].join()
    },
  )
  const passed = Object.entries(marks)
    .toSorted(([a, first], [b, second]) => first.done - second.done || (a < b ? -1 : 1))
    .map(([id, { state, how, branches, seats }]) => [id, state, how, branches, seats.length].join())
  return [status, round, acted, ...passed, ...taskKeys, Object.keys(carry?.nodes ?? {}).join()].join('|')
}

const counts = ({ status }: Task) => status === 'agreed' || status === 'refused'

/** The counter-example: the definition, the moves, the violations. */
function tell(flow: Flow, visited: Visited, violations: readonly string[]): string {
  const moves: string[] = []
  for (let state: Visited | null = visited; state?.move; state = state.from)
    moves.unshift(`  ${state.move.actor} ${JSON.stringify(state.move.order)}`)
  const { flow: nodes, policies } = flow.definition
  return [JSON.stringify({ policies, flow: nodes }), `${moves.length} steps:`, ...moves, ...violations].join('\n')
}
