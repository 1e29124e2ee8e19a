import type { Order } from '../command.ts'
import { advance } from '../deciding/advance.ts'
import type { Deciding } from '../deciding/deciding.ts'
import { openTask } from '../deciding/openTask.ts'
import { type Placed, placeNamed } from '../deciding/place.ts'
import { peopleOn } from '../deciding/seats.ts'
import { isLive } from '../instance.ts'
import { hold, isOpen, type TaskNode, taskOf } from './hold.ts'
import { takePicks, wereUsed } from './takePicks.ts'
import { isApartFrom, isComplete, resumeParent, saying, vote } from './vote.ts'

/** A node with more people is a mistake. */
const MOST_PEOPLE = 200

type AddSign = Extract<Order, { do: 'addSign' }>

/**
 * `addBefore`: their opinions first, then the owner decides. `addAfter`: the owner agrees now, and the agreement counts
 * only with theirs. `addParallel`: each gets a seat of the owner's weight.
 */
export function addSign(deciding: Deciding, order: AddSign): undefined {
  const taskNode = hold(deciding, order.task, order.how)
  if (!taskNode) return
  if (order.users.length === 0) return deciding.refuse('NOBODY_NAMED', { task: order.task })
  const people = [...peopleOn(deciding.instance, taskNode.node.id)]
  if (people.length + order.users.length > MOST_PEOPLE) return deciding.refuse('TOO_MANY', { task: order.task })
  const added: Placed[] = []
  for (const user of order.users) {
    const placed = placeNamed(deciding, taskNode.node, user, people)
    if (!placed) continue
    people.push(placed.assignee, ...(placed.principal === null ? [] : [placed.principal]))
    added.push(placed)
  }
  if (!deciding.stuck) add(deciding, taskNode, order, added)
}

function add(deciding: Deciding, taskNode: TaskNode, order: AddSign, added: readonly Placed[]): undefined {
  const { task, node } = taskNode
  if (order.how === 'addParallel') return addParallel(deciding, taskNode, added, order.reason)
  const seatOf = { origin: order.how, seat: task.seat, parent: task.no }
  if (order.how === 'addBefore') {
    deciding.emit({ type: 'suspended', task: task.no, ...saying(order.reason) })
    for (const placed of added) openTask(deciding, node, { ...placed, ...seatOf, part: 'advice' })
    return
  }
  if (!isApartFrom(deciding, taskNode) || !isComplete(deciding, taskNode, order)) return
  vote(deciding, taskNode, 'agreed', order)
  takePicks(deciding, order.picks)
  for (const placed of added) openTask(deciding, node, { ...placed, ...seatOf, part: 'after' })
  advance(deciding)
  wereUsed(deciding, order.picks)
}

function addParallel(
  deciding: Deciding,
  { task, node }: TaskNode,
  added: readonly Placed[],
  reason?: string,
): undefined {
  const seats = deciding.mark(node.id)?.seats ?? []
  const weight = seats[task.seat]?.weight ?? 1
  for (const [index, placed] of added.entries()) {
    deciding.emit({ type: 'seated', node: node.id, seat: { weight, rule: null }, ...saying(reason) })
    openTask(deciding, node, { ...placed, origin: 'addParallel', seat: seats.length + index, parent: task.no })
  }
}

/** Removes an added person who has not decided yet, by whoever added them. The node may then be settled. */
export function removeSign(deciding: Deciding, { task: no }: Extract<Order, { do: 'removeSign' }>): undefined {
  const taskNode = taskOf(deciding, no)
  if (!taskNode) return
  const { task, node } = taskNode
  const added = task.origin === 'addBefore' || task.origin === 'addAfter' || task.origin === 'addParallel'
  if (!added || task.by !== deciding.command.actor) return deciding.refuse('NOT_ADDED_BY_YOU', { task: no })
  if (!isLive(task)) {
    isOpen(deciding, task)
    return
  }
  const adviceTasks = deciding.instance.tasks.filter(
    (advice) => advice.parent === no && isLive(advice) && advice.part === 'advice',
  )
  deciding.emit({ type: 'ended', tasks: [no, ...adviceTasks.map((advice) => advice.no)], as: 'cancelled' })
  if (task.origin === 'addParallel') deciding.emit({ type: 'unseated', node: node.id, seat: task.seat })
  if (task.part === 'advice') resumeParent(deciding, task)
  advance(deciding)
}
