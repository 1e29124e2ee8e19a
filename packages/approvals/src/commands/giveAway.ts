import type { Order } from '../command.ts'
import type { Deciding } from '../deciding/deciding.ts'
import { openTask } from '../deciding/openTask.ts'
import { type Placed, placeNamed } from '../deciding/place.ts'
import { peopleOn } from '../deciding/seats.ts'
import type { UserId } from '../definition.ts'
import { isLive, type Task, type TaskOrigin } from '../instance.ts'
import { type Held, hold, isOpen, taskOf } from './hold.ts'
import { hasText, saying } from './vote.ts'

/** The seat goes to somebody else, who decides in their own name. */
export function transfer(
  deciding: Deciding,
  { task, to, reason }: Extract<Order, { do: 'transfer' | 'delegate' }>,
): undefined {
  const held = hold(deciding, task, 'transfer')
  const placed = held && placeOther(deciding, held, to)
  if (held && placed) giveAway(deciding, held, placed, 'transfer', reason)
}

/** Asks for somebody's opinion: theirs is advice, the owner decides afterwards. */
export function delegate(
  deciding: Deciding,
  { task, to, reason }: Extract<Order, { do: 'transfer' | 'delegate' }>,
): undefined {
  const held = hold(deciding, task, 'delegate')
  const placed = held && placeNamed(deciding, held.node, to, peopleOn(deciding.instance, held.node.id))
  if (!held || !placed) return
  deciding.emit({ type: 'suspended', task, ...saying(reason) })
  openTask(deciding, held.node, { ...placed, part: 'advice', origin: 'delegate', seat: held.task.seat, parent: task })
}

/** By an administrator: whatever its state, it goes to somebody else. */
export function reassign(deciding: Deciding, { task, to, reason }: Extract<Order, { do: 'reassign' }>): undefined {
  const held = taskOf(deciding, task)
  if (!held) return
  if (!hasText(reason)) return deciding.refuse('REASON_REQUIRED', { task })
  if (!isLive(held.task)) {
    isOpen(deciding, held.task)
    return
  }
  const placed = placeOther(deciding, held, to)
  if (placed) giveAway(deciding, held, placed, 'reassign', reason)
}

/** Somebody other than who has the task now and than the others on its node. */
function placeOther(deciding: Deciding, { task, node }: Held, to: UserId): Placed | undefined {
  const others = peopleOn(deciding.instance, node.id, task)
  return placeNamed(deciding, node, to, task.assignee === null ? others : [...others, task.assignee])
}

/** All that a leaver holds here; their places in pools as well. Nothing of it is done if one cannot be given. */
export function handOver(deciding: Deciding, { from, to }: Extract<Order, { do: 'handOver' }>): undefined {
  const theirs = (task: Task) =>
    isLive(task) && task.kind !== 'resubmit' && [task.assignee, task.principal, ...task.pool].includes(from)
  const tasks = deciding.instance.tasks.filter(theirs)
  if (tasks.length === 0) return deciding.refuse('NOTHING_TO_HAND_OVER', { user: from })
  for (const { no } of tasks) {
    const held = taskOf(deciding, no)
    if (!held || deciding.stuck) return
    const pool = held.task.pool.filter((user) => user !== from)
    const placed = placeNamed(deciding, held.node, to, [
      ...peopleOn(deciding.instance, held.node.id, held.task),
      ...pool,
    ])
    if (!placed) return
    if (held.task.pool.includes(from)) changePool(deciding, held.task, from, to)
    else giveAway(deciding, held, placed, 'handOver')
  }
}

function changePool(deciding: Deciding, { no, pool, assignee }: Task, from: UserId, to: UserId): undefined {
  if (assignee === from) deciding.emit({ type: 'unclaimed', task: no })
  deciding.emit({ type: 'pooled', task: no, pool: pool.map((user) => (user === from ? to : user)) })
}

/** The task ends as transferred; another opens on its seat, with its parent, waiting where it waited. */
export function giveAway(
  deciding: Deciding,
  { task, node }: Held,
  placed: Placed,
  origin: TaskOrigin,
  reason = '',
  actor: UserId | null = deciding.command.actor,
): undefined {
  const children = deciding.instance.tasks.filter(
    (each) => each.parent === task.no && each.part === 'advice' && isLive(each),
  )
  if (children.length > 0) deciding.emit({ type: 'ended', tasks: children.map(({ no }) => no), as: 'cancelled' }, actor)
  deciding.emit({ type: 'moved', task: task.no, reason }, actor)
  const { seat, part, parent } = task
  const status = task.status === 'waiting' ? 'waiting' : 'open'
  openTask(deciding, node, { ...placed, origin, seat, part, parent, status, by: actor })
}
