import type { Order } from '../command.ts'
import { advance } from '../deciding/advance.ts'
import type { Deciding } from '../deciding/deciding.ts'
import { openTask } from '../deciding/openTask.ts'
import { type Placed, placeNamed } from '../deciding/place.ts'
import { peopleOn } from '../deciding/seats.ts'
import { isLive } from '../instance.ts'
import { type Held, hold, isOpen, taskOf } from './hold.ts'
import { takePicks, wereUsed } from './takePicks.ts'
import { isApartFrom, isComplete, resumeParent, saying, vote } from './vote.ts'

/** A node with more people than this was not meant. */
const MOST_PEOPLE = 200

type AddSign = Extract<Order, { do: 'addSign' }>

/**
 * `addBefore`: their opinions first, then the owner decides. `addAfter`: the owner agrees now, and the agreement stands
 * only with theirs. `addParallel`: each gets a seat beside the owner's, with the same weight.
 */
export function addSign(deciding: Deciding, order: AddSign): undefined {
  const held = hold(deciding, order.task, order.how)
  if (!held) return
  if (order.users.length === 0) return deciding.refuse('NOBODY_NAMED', { task: order.task })
  const people = [...peopleOn(deciding.instance, held.node.id)]
  if (people.length + order.users.length > MOST_PEOPLE) return deciding.refuse('TOO_MANY', { task: order.task })
  const all: Placed[] = []
  for (const user of order.users) {
    const placed = placeNamed(deciding, held.node, user, people)
    if (!placed) continue
    people.push(placed.assignee, ...(placed.principal === null ? [] : [placed.principal]))
    all.push(placed)
  }
  if (!deciding.stuck) add(deciding, held, order, all)
}

function add(deciding: Deciding, held: Held, order: AddSign, all: readonly Placed[]): undefined {
  const { task, node } = held
  if (order.how === 'addParallel') return addParallel(deciding, held, all, order.reason)
  const given = { origin: order.how, seat: task.seat, parent: task.no }
  if (order.how === 'addBefore') {
    deciding.emit({ type: 'suspended', task: task.no, ...saying(order.reason) })
    for (const placed of all) openTask(deciding, node, { ...placed, ...given, part: 'advice' })
    return
  }
  if (!isApartFrom(deciding, held) || !isComplete(deciding, held, order)) return
  vote(deciding, held, 'agreed', order)
  takePicks(deciding, order.picks)
  for (const placed of all) openTask(deciding, node, { ...placed, ...given, part: 'after' })
  advance(deciding)
  wereUsed(deciding, order.picks)
}

function addParallel(deciding: Deciding, { task, node }: Held, all: readonly Placed[], reason?: string): undefined {
  const seats = deciding.mark(node.id)?.seats ?? []
  const weight = seats[task.seat]?.weight ?? 1
  for (const [index, placed] of all.entries()) {
    deciding.emit({ type: 'seated', node: node.id, seat: { weight, rule: null }, ...saying(reason) })
    openTask(deciding, node, { ...placed, origin: 'addParallel', seat: seats.length + index, parent: task.no })
  }
}

/** Who added somebody takes them away again while they have not decided. What is left may then be settled. */
export function removeSign(deciding: Deciding, { task: no }: Extract<Order, { do: 'removeSign' }>): undefined {
  const held = taskOf(deciding, no)
  if (!held) return
  const { task, node } = held
  const added = task.origin === 'addBefore' || task.origin === 'addAfter' || task.origin === 'addParallel'
  if (!added || task.by !== deciding.command.actor) return deciding.refuse('NOT_ADDED_BY_YOU', { task: no })
  if (!isLive(task)) {
    isOpen(deciding, task)
    return
  }
  const below = deciding.instance.tasks.filter((each) => each.parent === no && isLive(each) && each.part === 'advice')
  deciding.emit({ type: 'ended', tasks: [no, ...below.map((each) => each.no)], as: 'cancelled' })
  if (task.origin === 'addParallel') deciding.emit({ type: 'unseated', node: node.id, seat: task.seat })
  if (task.part === 'advice') resumeParent(deciding, task)
  advance(deciding)
}
