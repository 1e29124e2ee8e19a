import type { Order } from '../command.ts'
import type { Deciding } from '../deciding/deciding.ts'
import { openTask } from '../deciding/openTask.ts'
import { mainOf, tasksOn } from '../deciding/seats.ts'
import type { NodeId } from '../definition.ts'
import { relate } from '../indexFlow.ts'
import { isLive, type Task } from '../instance.ts'
import { type Held, taskOf } from './hold.ts'

/**
 * An approver takes their agreement back: while their node still waits for others, or while nothing that their agreement
 * led to was touched or even read (I11). Tasks keep how they ended; new ones are opened on their seats.
 */
export function takeBack(deciding: Deciding, { task: no }: Extract<Order, { do: 'takeBack' }>): undefined {
  const held = taskOf(deciding, no)
  if (!held) return
  const { task, node } = held
  const where = { task: no, node: node.id }
  if (task.endedBy !== deciding.command.actor || task.auto !== null) return deciding.refuse('NOT_YOURS', where)
  if (!node.actions?.includes('takeBack') || task.part !== 'main') return deciding.refuse('ACTION_NOT_ALLOWED', where)
  const after = nodesAfter(deciding, node.id)
  const seats = nextSeats(deciding, held)
  if (!mayTakeBack(deciding, held, after, seats)) return deciding.refuse('TAKE_BACK_TOO_LATE', where)
  undo(deciding, held, after, seats)
}

/** Nodes with a mark that lie after it. */
const nodesAfter = ({ index, instance }: Deciding, id: NodeId): readonly NodeId[] => {
  const here = index.get(id)
  return [...index.values()]
    .filter(({ node, way }) => here && instance.marks[node.id] && relate(here.way, way) === 'before')
    .map(({ node }) => node.id)
}

/** Tasks on the same node that came of the agreement: those added after it, and the next in `seq`. */
const nextSeats = ({ instance }: Deciding, { task, node }: Held): readonly Task[] =>
  tasksOn(instance, node.id).filter(
    (each) => each.no !== task.no && (each.parent === task.no ? each.part === 'after' : isTurned(each, task)),
  )

const isTurned = (each: Task, task: Task) => each.opened === task.ended && each.seat > task.seat && each.part === 'main'

function mayTakeBack(
  deciding: Deciding,
  { task, node }: Held,
  after: readonly NodeId[],
  next: readonly Task[],
): boolean {
  const { instance, index } = deciding
  const mark = deciding.mark(node.id)
  if (task.status !== 'agreed' || mark?.act !== task.act || instance.status !== 'running') return false
  if (mark.state === 'done' ? mark.done !== task.ended : after.length > 0) return false
  const isNew = (id: NodeId) => {
    const passed = instance.marks[id]
    return passed?.entered === task.ended && passed.done <= task.ended && index.get(id)?.node.type !== 'trigger'
  }
  const opened = after.flatMap((id) => tasksOn(instance, id))
  return after.every(isNew) && [...opened, ...next].every((each) => isUntouched(each, task.ended))
}

/** Nobody has read, claimed, decided or passed it on since it was opened. */
const isUntouched = (task: Task, command: number): boolean =>
  task.readAt === null &&
  task.status !== 'suspended' &&
  task.opened <= command &&
  task.ended <= command &&
  (task.pool.length === 0 || task.assignee === null)

function undo(deciding: Deciding, { task, node }: Held, after: readonly NodeId[], next: readonly Task[]): undefined {
  const { instance, index } = deciding
  const here = index.get(node.id)
  const around = [...index.values()].filter(({ way }) => here && relate(here.way, way) === 'inside')
  const reopened = [node.id, ...around.map((entry) => entry.node.id)].filter(
    (id) => deciding.mark(id)?.state === 'done',
  )
  const tasks = [...after.flatMap((id) => tasksOn(instance, id)), ...next].filter(isLive).map(({ no }) => no)
  if (tasks.length > 0) deciding.emit({ type: 'ended', tasks, as: 'cancelled' })
  deciding.emit({ type: 'takenBack', task: task.no, nodes: after, reopened })
  // Their own seat, those that the agreement closed, and whoever had their turn by it.
  for (const seat of (deciding.mark(node.id)?.seats ?? []).keys()) {
    const main = mainOf(tasksOn(deciding.instance, node.id), seat)
    const lost = main && (main.no === task.no || main.status === 'closed' || tasks.includes(main.no))
    if (!main || !lost) continue
    const { assignee, principal, pool, by } = main
    const status = node.mode.kind === 'seq' && main.no !== task.no ? 'waiting' : 'open'
    openTask(deciding, node, { origin: 'takeBack', seat, assignee, principal, pool, by, status })
  }
}
