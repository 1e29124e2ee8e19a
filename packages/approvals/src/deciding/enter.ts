import type { CcNode, DelayNode, FlowNode, PeopleNode, TriggerNode } from '../definition.ts'
import type { NewTask } from '../event.ts'
import { changedSince, chosenBranches, leadsTo } from './conditions.ts'
import type { Deciding } from './deciding.ts'
import { laterBy } from './dueAt.ts'
import { find } from './find.ts'
import { openTask } from './openTask.ts'
import { refuseNode } from './refuseNode.ts'
import { type Filled, resolve } from './resolve.ts'

/** Enters a node without a mark. Instantaneous nodes (copies, topics, nodes without people) are passed at once. */
export function enter(deciding: Deciding, node: FlowNode): undefined {
  if ('branches' in node) {
    const branches = chosenBranches(deciding, node).map(({ id }) => id)
    return deciding.emit({ type: 'entered', node: node.id, branches })
  }
  if (isCarried(deciding, node)) return deciding.emit({ type: 'passed', node: node.id, how: 'carried' })
  switch (node.type) {
    case 'cc':
      return enterCc(deciding, node)
    case 'delay':
      return enterDelay(deciding, node)
    case 'trigger':
      return enterTrigger(deciding, node)
    default:
      return enterPeople(deciding, node)
  }
}

/**
 * Whether a node passed before a return is kept: it lies before the returning node, and nothing readable here has
 * changed since.
 */
function isCarried(deciding: Deciding, { id }: FlowNode): boolean {
  const { carry } = deciding.instance
  const mark = carry?.nodes[id]
  return (
    carry !== null && mark !== undefined && leadsTo(deciding, carry.to) && !changedSince(deciding, id, mark.formRev)
  )
}

function enterCc(deciding: Deciding, { id, who }: CcNode): undefined {
  const byRule = who.map((rule) => find(deciding, id, rule))
  if (deciding.stuck) return
  deciding.emit({ type: 'entered', node: id })
  const users = [...new Set(byRule.flatMap((users) => users ?? []))]
  if (users.length > 0) deciding.emit({ type: 'copied', users, place: id })
  deciding.emit({ type: 'passed', node: id, how: 'informed' })
}

function enterDelay(deciding: Deciding, { id, hours, calendar }: DelayNode): undefined {
  const elapsesAt = laterBy(deciding, hours, calendar)
  if (elapsesAt !== undefined) deciding.emit({ type: 'entered', node: id, elapsesAt })
}

/** A topic is published once in the life of a request; a revocation publishes none on its way. */
function enterTrigger(deciding: Deciding, { id, topic }: TriggerNode): undefined {
  const sent = deciding.instance.effects.some(({ node }) => node === id)
  deciding.emit({ type: 'entered', node: id })
  if (!sent && deciding.origin.link?.as !== 'revocation') deciding.emit({ type: 'emitted', topic, node: id }, null)
  deciding.emit({ type: 'passed', node: id, how: 'published' })
}

function enterPeople(deciding: Deciding, node: PeopleNode): undefined {
  const filled = resolve(deciding, node)
  if (!filled) return
  if (filled.length > 0) return open(deciding, node, filled)
  deciding.emit({ type: 'entered', node: node.id, seats: [] })
  if (deciding.flow.definition.policies.empty.to === 'refuse') return refuseNode(deciding, node)
  deciding.emit({ type: 'passed', node: node.id, how: 'empty' })
}

function open(deciding: Deciding, node: PeopleNode, filled: readonly Filled[]): undefined {
  const { mode } = node
  if (mode.kind === 'any' && mode.claim) {
    // Any of them may take it, so nobody needs a substitute.
    const pool = filled.map(({ assignee, principal }) => principal ?? assignee)
    const fromAbove = filled.some(({ seat }) => seat.above) ? ({ above: true } as const) : {}
    deciding.emit({ type: 'entered', node: node.id, seats: [{ weight: 1, rule: null, ...fromAbove }] })
    return openTask(deciding, node, { seat: 0, origin: filled[0]?.origin ?? 'rule', pool, by: null })
  }
  deciding.emit({ type: 'entered', node: node.id, seats: filled.map(({ seat }) => seat) })
  for (const [seat, { assignee, principal, origin }] of filled.entries()) {
    const status: NewTask['status'] = mode.kind === 'seq' && seat > 0 ? 'waiting' : 'open'
    openTask(deciding, node, { seat, origin, assignee, principal, status, by: null })
  }
}
