import type { Order } from '../command.ts'
import type { Deciding } from '../deciding/deciding.ts'
import { openTask } from '../deciding/openTask.ts'
import { mainOf, tasksOn } from '../deciding/seats.ts'
import type { NodeId } from '../definition.ts'
import { relate } from '../indexFlow.ts'
import { isLive, type Task } from '../instance.ts'
import { type TaskNode, taskOf } from './hold.ts'

/**
 * Takes back an approver's agreement: while their node still waits for others, or while nothing it led to was acted on
 * or even read (I11). Ended tasks keep their result; new ones are opened on their seats.
 */
export function takeBack(deciding: Deciding, { task: no }: Extract<Order, { do: 'takeBack' }>): undefined {
  const taskNode = taskOf(deciding, no)
  if (!taskNode) return
  const { task, node } = taskNode
  const place = { task: no, node: node.id }
  if (task.endedBy !== deciding.command.actor || task.auto !== null) return deciding.refuse('NOT_YOURS', place)
  if (!node.actions?.includes('takeBack') || task.part !== 'main') return deciding.refuse('ACTION_NOT_ALLOWED', place)
  const later = nodesAfter(deciding, node.id)
  const seats = nextSeats(deciding, taskNode)
  if (!mayTakeBack(deciding, taskNode, later, seats)) return deciding.refuse('TAKE_BACK_TOO_LATE', place)
  undo(deciding, taskNode, later, seats)
}

/** Later nodes with a mark. */
const nodesAfter = ({ index, instance }: Deciding, id: NodeId): readonly NodeId[] => {
  const entry = index.get(id)
  return [...index.values()]
    .filter(({ node, way }) => entry && instance.marks[node.id] && relate(entry.way, way) === 'before')
    .map(({ node }) => node.id)
}

/** Tasks on the same node that resulted from the agreement: those added after it, and the next in `seq`. */
const nextSeats = ({ instance }: Deciding, { task, node }: TaskNode): readonly Task[] =>
  tasksOn(instance, node.id).filter(
    (other) => other.no !== task.no && (other.parent === task.no ? other.part === 'after' : isTurned(other, task)),
  )

const isTurned = (other: Task, task: Task) =>
  other.opened === task.ended && other.seat > task.seat && other.part === 'main'

function mayTakeBack(
  deciding: Deciding,
  { task, node }: TaskNode,
  later: readonly NodeId[],
  next: readonly Task[],
): boolean {
  const { instance, index } = deciding
  const mark = deciding.mark(node.id)
  if (task.status !== 'agreed' || mark?.act !== task.act || instance.status !== 'running') return false
  if (mark.state === 'done' ? mark.done !== task.ended : later.length > 0) return false
  const isNew = (id: NodeId) => {
    const passed = instance.marks[id]
    return passed?.entered === task.ended && passed.done <= task.ended && index.get(id)?.node.type !== 'trigger'
  }
  const opened = later.flatMap((id) => tasksOn(instance, id))
  return later.every(isNew) && [...opened, ...next].every((opening) => isUntouched(opening, task.ended))
}

/** Nobody has read, claimed, decided or transferred it since it was opened. */
const isUntouched = (task: Task, command: number): boolean =>
  task.readAt === null &&
  task.status !== 'suspended' &&
  task.opened <= command &&
  task.ended <= command &&
  (task.pool.length === 0 || task.assignee === null)

function undo(
  deciding: Deciding,
  { task, node }: TaskNode,
  later: readonly NodeId[],
  next: readonly Task[],
): undefined {
  const { instance, index } = deciding
  const entry = index.get(node.id)
  const enclosing = [...index.values()].filter(({ way }) => entry && relate(entry.way, way) === 'inside')
  const reopened = [node.id, ...enclosing.map((entry) => entry.node.id)].filter(
    (id) => deciding.mark(id)?.state === 'done',
  )
  const tasks = [...later.flatMap((id) => tasksOn(instance, id)), ...next].filter(isLive).map(({ no }) => no)
  if (tasks.length > 0) deciding.emit({ type: 'ended', tasks, as: 'cancelled' })
  deciding.emit({ type: 'takenBack', task: task.no, nodes: later, reopened })
  // The actor's own seat, those closed by the agreement, and those whose turn came by it.
  for (const seat of (deciding.mark(node.id)?.seats ?? []).keys()) {
    const main = mainOf(tasksOn(deciding.instance, node.id), seat)
    const lost = main && (main.no === task.no || main.status === 'closed' || tasks.includes(main.no))
    if (!main || !lost) continue
    const { assignee, principal, pool, by } = main
    const status = node.mode.kind === 'seq' && main.no !== task.no ? 'waiting' : 'open'
    openTask(deciding, node, { origin: 'takeBack', seat, assignee, principal, pool, by, status })
  }
}
