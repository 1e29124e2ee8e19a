import type { NodeId, PeopleNode } from '../definition.ts'
import { relate } from '../indexFlow.ts'
import { isLive } from '../instance.ts'
import type { Deciding } from './deciding.ts'

/**
 * Returns from a node to an earlier one (null: to the initiator). The target and everything after it lose their marks,
 * in all branches of the gateways in between, and open tasks there are cancelled; parallel branches stay as they are.
 * The walk that follows enters the target again (I12).
 */
export function goBack(deciding: Deciding, from: PeopleNode, to: NodeId | null): undefined {
  const { instance, index } = deciding
  const target = to === null ? undefined : index.get(to)
  const related = [...index.values()].map(({ node, way }) => ({
    id: node.id,
    is: target ? relate(target.way, way) : 'before',
  }))
  const unmarked = related.filter(({ id, is }) => instance.marks[id] && (is === 'same' || is === 'before'))
  const enclosing = related.filter(({ id, is }) => is === 'inside' && instance.marks[id]?.state === 'done')
  const nodes = unmarked.map(({ id }) => id)
  const live = instance.tasks.filter((task) => isLive(task) && task.node !== null && nodes.includes(task.node))
  if (live.length > 0) deciding.emit({ type: 'ended', tasks: live.map(({ no }) => no), as: 'cancelled' })
  const carry = from.afterReturn === 'jumpBack' ? { to: from.id, nodes: keptOf(deciding, nodes, to) } : null
  deciding.emit({ type: 'returned', from: from.id, to, nodes, reopened: enclosing.map(({ id }) => id), carry })
  if (to === null) openResubmit(deciding)
}

/**
 * Gateways are evaluated again, the target asks again, and so do those who agreed automatically, since the agreement
 * they copied may be gone. The rest is kept if nothing changes for it.
 */
function keptOf({ instance, index }: Deciding, nodes: readonly NodeId[], target: NodeId | null) {
  const kept = nodes.flatMap((id) => {
    const mark = instance.marks[id]
    const entry = index.get(id)
    const isKept = mark?.state === 'done' && id !== target && entry && !('branches' in entry.node)
    const rests = instance.tasks.some((task) => task.node === id && task.act === mark?.act && task.auto === 'duplicate')
    return isKept && !rests ? [[id, mark] as const] : []
  })
  return Object.fromEntries(kept)
}

function openResubmit(deciding: Deciding): undefined {
  const task = { node: null, kind: 'resubmit', part: 'main', origin: 'rule', seat: 0, principal: null } as const
  const { id } = deciding.initiator
  deciding.emit({
    type: 'opened',
    task: { ...task, assignee: id, pool: [], parent: null, by: deciding.command.actor, status: 'open', dueAt: null },
  })
}
