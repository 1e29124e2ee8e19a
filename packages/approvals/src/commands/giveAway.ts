import type { Order } from '../command.ts'
import type { Deciding } from '../deciding/deciding.ts'
import { openTask } from '../deciding/openTask.ts'
import { type Placed, placeNamed } from '../deciding/place.ts'
import { peopleOn } from '../deciding/seats.ts'
import type { UserId } from '../definition.ts'
import { isLive, type Task, type TaskOrigin } from '../instance.ts'
import { hold, isOpen, type TaskNode, taskOf } from './hold.ts'
import { hasText, saying } from './vote.ts'

/** Transfers the seat to somebody else, who decides in their own name. */
export function transfer(
  deciding: Deciding,
  { task, to, reason }: Extract<Order, { do: 'transfer' | 'delegate' }>,
): undefined {
  const taskNode = hold(deciding, task, 'transfer')
  const placed = taskNode && placeOther(deciding, taskNode, to)
  if (taskNode && placed) giveAway(deciding, taskNode, placed, 'transfer', reason)
}

/** Asks somebody for an opinion: it is advice, the owner decides afterwards. */
export function delegate(
  deciding: Deciding,
  { task, to, reason }: Extract<Order, { do: 'transfer' | 'delegate' }>,
): undefined {
  const taskNode = hold(deciding, task, 'delegate')
  const placed = taskNode && placeNamed(deciding, taskNode.node, to, peopleOn(deciding.instance, taskNode.node.id))
  if (!taskNode || !placed) return
  deciding.emit({ type: 'suspended', task, ...saying(reason) })
  openTask(deciding, taskNode.node, {
    ...placed,
    part: 'advice',
    origin: 'delegate',
    seat: taskNode.task.seat,
    parent: task,
  })
}

/** Gives a task to somebody else, in any state, by an administrator. */
export function reassign(deciding: Deciding, { task, to, reason }: Extract<Order, { do: 'reassign' }>): undefined {
  const taskNode = taskOf(deciding, task)
  if (!taskNode) return
  if (!hasText(reason)) return deciding.refuse('REASON_REQUIRED', { task })
  if (!isLive(taskNode.task)) {
    isOpen(deciding, taskNode.task)
    return
  }
  const placed = placeOther(deciding, taskNode, to)
  if (placed) giveAway(deciding, taskNode, placed, 'reassign', reason)
}

/** Places somebody who neither has the task now nor is on its node. */
function placeOther(deciding: Deciding, { task, node }: TaskNode, to: UserId): Placed | undefined {
  const others = peopleOn(deciding.instance, node.id, task)
  return placeNamed(deciding, node, to, task.assignee === null ? others : [...others, task.assignee])
}

/** Hands over all tasks and places in pools of a person here; nothing is done if one of them cannot be given. */
export function handOver(deciding: Deciding, { from, to }: Extract<Order, { do: 'handOver' }>): undefined {
  const isTheirs = (task: Task) =>
    isLive(task) && task.kind !== 'resubmit' && [task.assignee, task.principal, ...task.pool].includes(from)
  const tasks = deciding.instance.tasks.filter(isTheirs)
  if (tasks.length === 0) return deciding.refuse('NOTHING_TO_HAND_OVER', { user: from })
  for (const { no } of tasks) {
    const taskNode = taskOf(deciding, no)
    if (!taskNode || deciding.stuck) return
    const pool = taskNode.task.pool.filter((user) => user !== from)
    const placed = placeNamed(deciding, taskNode.node, to, [
      ...peopleOn(deciding.instance, taskNode.node.id, taskNode.task),
      ...pool,
    ])
    if (!placed) return
    if (taskNode.task.pool.includes(from)) changePool(deciding, taskNode.task, from, to)
    else giveAway(deciding, taskNode, placed, 'handOver')
  }
}

function changePool(deciding: Deciding, { no, pool, assignee }: Task, from: UserId, to: UserId): undefined {
  if (assignee === from) deciding.emit({ type: 'unclaimed', task: no })
  deciding.emit({ type: 'pooled', task: no, pool: pool.map((user) => (user === from ? to : user)) })
}

/** Ends the task as transferred and opens another one on its seat, with the same parent and status. */
export function giveAway(
  deciding: Deciding,
  { task, node }: TaskNode,
  placed: Placed,
  origin: TaskOrigin,
  reason = '',
  actor: UserId | null = deciding.command.actor,
): undefined {
  const children = deciding.instance.tasks.filter(
    (child) => child.parent === task.no && child.part === 'advice' && isLive(child),
  )
  if (children.length > 0) deciding.emit({ type: 'ended', tasks: children.map(({ no }) => no), as: 'cancelled' }, actor)
  deciding.emit({ type: 'moved', task: task.no, reason }, actor)
  const { seat, part, parent } = task
  const status = task.status === 'waiting' ? 'waiting' : 'open'
  openTask(deciding, node, { ...placed, origin, seat, part, parent, status, by: actor })
}
