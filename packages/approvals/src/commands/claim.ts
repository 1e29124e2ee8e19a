import type { Order } from '../command.ts'
import type { Deciding } from '../deciding/deciding.ts'
import { isOpen, taskOf } from './hold.ts'

type Claim = Extract<Order, { do: 'claim' | 'unclaim' | 'read' }>

/** One of the pool takes the task for themselves. */
export function claim(deciding: Deciding, { task: no }: Claim): undefined {
  const held = taskOf(deciding, no)
  const { actor } = deciding.command
  if (!held || actor === null) return
  const { pool, assignee } = held.task
  if (!pool.includes(actor)) return deciding.refuse('NOT_IN_POOL', { task: no })
  if (!isOpen(deciding, held.task)) return
  if (assignee !== null) return deciding.refuse('ALREADY_CLAIMED', { task: no, by: assignee })
  deciding.emit({ type: 'claimed', task: no, user: actor })
}

/** Back to the pool. */
export function unclaim(deciding: Deciding, { task: no }: Claim): undefined {
  const held = taskOf(deciding, no)
  if (!held || !isOpen(deciding, held.task)) return
  const { pool, assignee } = held.task
  if (pool.length === 0 || assignee !== deciding.command.actor) return deciding.refuse('NOT_CLAIMED', { task: no })
  deciding.emit({ type: 'unclaimed', task: no })
}

/** The first look at a task by who may act on it; every further one is nothing new. */
export function read(deciding: Deciding, { task: no }: Claim): undefined {
  const task = deciding.task(no)
  const { actor } = deciding.command
  if (!task) return deciding.refuse('NO_TASK', { task: no })
  if (actor === null || ![task.assignee, task.principal, ...task.pool].includes(actor))
    return deciding.refuse('NOT_YOURS', { task: no })
  if (task.readAt === null && task.openedAt !== null) deciding.emit({ type: 'read', task: no })
}
