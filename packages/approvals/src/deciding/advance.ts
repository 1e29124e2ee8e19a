import type { FlowNode, Gateway, PeopleNode } from '../definition.ts'
import { isLive } from '../instance.ts'
import { settle } from '../settle.ts'
import { agreeAsBefore } from './agreeAsBefore.ts'
import type { Deciding } from './deciding.ts'
import { dueAt } from './dueAt.ts'
import { enter } from './enter.ts'
import { approve } from './finish.ts'
import { refuseNode } from './refuseNode.ts'
import { mainOf, tasksOn, votesOn } from './seats.ts'

/** `moved`: a refusal or return has changed the marks, so the walk starts over. */
type Step = 'done' | 'waits' | 'moved'

/**
 * Advances the request as far as possible: from the root past finished nodes into new ones, until people or time are
 * waited for or it has passed. Terminates, because a return waits for a person and returns are counted (I16).
 */
export function advance(deciding: Deciding): undefined {
  let step: Step = 'moved'
  while (step === 'moved' && !deciding.stuck && deciding.instance.status === 'running')
    step = walk(deciding, deciding.flow.definition.flow)
  if (step === 'done' && !deciding.stuck) approve(deciding)
}

function walk(deciding: Deciding, flow: readonly FlowNode[]): Step {
  for (const node of flow) {
    const step = stepOver(deciding, node)
    if (step !== 'done') return step
  }
  return 'done'
}

function stepOver(deciding: Deciding, node: FlowNode): Step {
  const { round } = deciding.instance
  if (!deciding.mark(node.id)) enter(deciding, node)
  if (deciding.instance.status !== 'running' || deciding.instance.round !== round) return 'moved'
  const mark = deciding.mark(node.id)
  if (!mark) return 'waits'
  if (mark.state === 'done') return 'done'
  if ('branches' in node) return overGateway(deciding, node, mark.branches)
  return 'mode' in node ? overPeople(deciding, node) : 'waits'
}

/** The chosen branches run in parallel; the gateway is passed when all of them have ended (I13). */
function overGateway(deciding: Deciding, { id, branches }: Gateway, chosen: readonly string[]): Step {
  let result: Step = 'done'
  for (const branch of branches.filter((branch) => chosen.includes(branch.id))) {
    const step = walk(deciding, branch.flow)
    if (step === 'moved' || deciding.refusal) return step
    if (step === 'waits') result = 'waits'
  }
  if (result === 'done') deciding.emit({ type: 'passed', node: id, how: 'joined' })
  return result
}

function overPeople(deciding: Deciding, node: PeopleNode): Step {
  for (;;) {
    if (deciding.stuck) return 'waits'
    agreeAsBefore(deciding, node)
    const result = settle(node.mode, votesOn(deciding.instance, node.id))
    if (result === 'refuse') {
      refuseNode(deciding, node)
      return 'moved'
    }
    if (result === 'pass') {
      pass(deciding, node)
      return 'done'
    }
    if (!giveTurn(deciding, node)) return 'waits'
  }
}

function pass(deciding: Deciding, node: PeopleNode): undefined {
  const remaining = tasksOn(deciding.instance, node.id).filter(isLive)
  if (remaining.length > 0) deciding.emit({ type: 'ended', tasks: remaining.map(({ no }) => no), as: 'closed' })
  deciding.emit({ type: 'passed', node: node.id, how: 'votes' })
}

/** Sequential mode: the first seat without a vote gets its turn. False when it already has it. */
function giveTurn(deciding: Deciding, node: PeopleNode): boolean {
  const next = votesOn(deciding.instance, node.id).find(({ is }) => is === 'open')
  const task = next && mainOf(tasksOn(deciding.instance, node.id), next.seat)
  if (task?.status !== 'waiting') return false
  const due = dueAt(deciding, node.due)
  if (due === undefined) return false
  deciding.emit({ type: 'turned', task: task.no, dueAt: due })
  return true
}
