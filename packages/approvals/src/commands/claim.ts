import type { Order } from '../command.ts'
import type { Deciding } from '../deciding/deciding.ts'
import { isOpen, taskOf } from './hold.ts'

type Claim = Extract<Order, { do: 'claim' | 'unclaim' | 'read' }>

/** Claims a task of a pool. */
export function claim(deciding: Deciding, { task: no }: Claim): undefined {
  const taskNode = taskOf(deciding, no)
  const { actor } = deciding.command
  if (!taskNode || actor === null) return
  const { pool, assignee } = taskNode.task
  if (!pool.includes(actor)) return deciding.refuse('NOT_IN_POOL', { task: no })
  if (!isOpen(deciding, taskNode.task)) return
  if (assignee !== null) return deciding.refuse('ALREADY_CLAIMED', { task: no, by: assignee })
  deciding.emit({ type: 'claimed', task: no, user: actor })
}

/** Returns a claimed task to the pool. */
export function unclaim(deciding: Deciding, { task: no }: Claim): undefined {
  const taskNode = taskOf(deciding, no)
  if (!taskNode || !isOpen(deciding, taskNode.task)) return
  const { pool, assignee } = taskNode.task
  if (pool.length === 0 || assignee !== deciding.command.actor) return deciding.refuse('NOT_CLAIMED', { task: no })
  deciding.emit({ type: 'unclaimed', task: no })
}

/** Records the first reading of a task by somebody who may act on it; later ones change nothing. */
export function read(deciding: Deciding, { task: no }: Claim): undefined {
  const task = deciding.task(no)
  const { actor } = deciding.command
  if (!task) return deciding.refuse('NO_TASK', { task: no })
  if (actor === null || ![task.assignee, task.principal, ...task.pool].includes(actor))
    return deciding.refuse('NOT_YOURS', { task: no })
  if (task.readAt === null && task.openedAt !== null) deciding.emit({ type: 'read', task: no })
}
