import { actionsOn } from '../actionsOn.ts'
import type { Deciding } from '../deciding/deciding.ts'
import type { Action, PeopleNode } from '../definition.ts'
import type { Task } from '../instance.ts'

/** A task with its node. */
export interface TaskNode {
  readonly task: Task
  readonly node: PeopleNode
}

/** A task by its number, with its node; the initiator's task to resubmit has no node. */
export function taskOf(deciding: Deciding, no: number): TaskNode | undefined {
  const task = deciding.task(no)
  const node = task && deciding.nodeOf(task)
  return node ? { task, node } : deciding.refuse('NO_TASK', { task: no })
}

/**
 * The actor's own open task, if its node allows the action. Assignee and principal may act, the first one closes it
 * (I5); of a pool only who claimed it.
 */
export function hold(deciding: Deciding, no: number, action?: Action): TaskNode | undefined {
  const taskNode = taskOf(deciding, no)
  if (!taskNode) return undefined
  const { task, node } = taskNode
  if (!isTheirs(deciding, task)) return deciding.refuse('NOT_YOURS', { task: no })
  if (!isOpen(deciding, task)) return undefined
  if (task.assignee === null) return deciding.refuse('CLAIM_FIRST', { task: no })
  if (task.assignee !== deciding.command.actor && task.principal !== deciding.command.actor)
    return deciding.refuse('ALREADY_CLAIMED', { task: no, by: task.assignee })
  if (action === undefined || actionsOn(node, task).includes(action)) return taskNode
  return deciding.refuse('ACTION_NOT_ALLOWED', { task: no, node: node.id })
}

const isTheirs = ({ command: { actor } }: Deciding, { assignee, principal, pool }: Task): boolean =>
  actor !== null && (assignee === actor || principal === actor || pool.includes(actor))

/** Refuses a task that is not open, with who closed it and how. */
export function isOpen(deciding: Deciding, { no, status, endedBy, endedAt }: Task): boolean {
  if (status === 'waiting') deciding.refuse('TASK_WAITING', { task: no })
  else if (status === 'suspended') deciding.refuse('TASK_SUSPENDED', { task: no })
  else if (status !== 'open') deciding.refuse('TASK_CLOSED', { task: no, by: endedBy, at: endedAt, status })
  return status === 'open'
}
