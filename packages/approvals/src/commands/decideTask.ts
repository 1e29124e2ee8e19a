import type { Order } from '../command.ts'
import { advance } from '../deciding/advance.ts'
import type { Deciding } from '../deciding/deciding.ts'
import { goBack } from '../deciding/goBack.ts'
import { returnTarget } from '../returnTarget.ts'
import { hold } from './hold.ts'
import { takePicks, wereUsed } from './takePicks.ts'
import { isApartFrom, isComplete, vote } from './vote.ts'

/** Records an opinion, a vote or finished work, and advances the request. */
export function agree(deciding: Deciding, order: Extract<Order, { do: 'agree' }>): undefined {
  const taskNode = hold(deciding, order.task)
  if (!taskNode || !isApartFrom(deciding, taskNode) || !isComplete(deciding, taskNode, order)) return
  vote(deciding, taskNode, 'agreed', order)
  takePicks(deciding, order.picks)
  advance(deciding)
  wereUsed(deciding, order.picks)
}

/** Records a refusal; mode and `onRefuse` decide what it leads to. */
export function refuse(deciding: Deciding, order: Extract<Order, { do: 'refuse' }>): undefined {
  const taskNode = hold(deciding, order.task, 'refuse')
  if (!taskNode || !isComplete(deciding, taskNode, order)) return
  vote(deciding, taskNode, 'refused', order)
  advance(deciding)
}

/** Returns the request to the initiator, the previous node or a chosen one; also out of parallel branches. */
export function giveBack(deciding: Deciding, order: Extract<Order, { do: 'return' }>): undefined {
  const taskNode = hold(deciding, order.task, 'return')
  if (!taskNode || !isComplete(deciding, taskNode, order)) return
  const { node } = taskNode
  const place = { task: order.task, node: node.id }
  if (!node.returnable?.includes(order.to)) return deciding.refuse('TARGET_NOT_ALLOWED', place)
  const target = returnTarget(deciding.flow.definition, deciding.instance, node, order.to)
  if (target === undefined) return deciding.refuse('TARGET_NOT_DECIDED', place)
  if (deciding.instance.round >= deciding.flow.definition.policies.maxRounds)
    return deciding.refuse('MAX_ROUNDS', place)
  vote(deciding, taskNode, 'returned', order)
  goBack(deciding, node, target)
  advance(deciding)
}
