import type { Order } from '../command.ts'
import { advance } from '../deciding/advance.ts'
import type { Deciding } from '../deciding/deciding.ts'
import { goBack } from '../deciding/goBack.ts'
import { returnTarget } from '../returnTarget.ts'
import { hold } from './hold.ts'
import { takePicks, wereUsed } from './takePicks.ts'
import { isApartFrom, isComplete, vote } from './vote.ts'

/** An opinion, a vote of its seat, or work done; the request goes on as far as that lets it. */
export function agree(deciding: Deciding, order: Extract<Order, { do: 'agree' }>): undefined {
  const held = hold(deciding, order.task)
  if (!held || !isApartFrom(deciding, held) || !isComplete(deciding, held, order)) return
  vote(deciding, held, 'agreed', order)
  takePicks(deciding, order.picks)
  advance(deciding)
  wereUsed(deciding, order.picks)
}

/** What it leads to is the mode's matter and that of `onRefuse`. */
export function refuse(deciding: Deciding, order: Extract<Order, { do: 'refuse' }>): undefined {
  const held = hold(deciding, order.task, 'refuse')
  if (!held || !isComplete(deciding, held, order)) return
  vote(deciding, held, 'refused', order)
  advance(deciding)
}

/** Sends the request back: to the initiator, to the previous node, to a chosen one; also out of parallel branches. */
export function giveBack(deciding: Deciding, order: Extract<Order, { do: 'return' }>): undefined {
  const held = hold(deciding, order.task, 'return')
  if (!held || !isComplete(deciding, held, order)) return
  const { node } = held
  const where = { task: order.task, node: node.id }
  if (!node.returnable?.includes(order.to)) return deciding.refuse('TARGET_NOT_ALLOWED', where)
  const target = returnTarget(deciding.flow.definition, deciding.instance, node, order.to)
  if (target === undefined) return deciding.refuse('TARGET_NOT_DECIDED', where)
  if (deciding.instance.round >= deciding.flow.definition.policies.maxRounds)
    return deciding.refuse('MAX_ROUNDS', where)
  vote(deciding, held, 'returned', order)
  goBack(deciding, node, target)
  advance(deciding)
}
