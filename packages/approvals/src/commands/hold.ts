import type { Deciding } from '../deciding/deciding.ts'
import type { Action, PeopleNode } from '../definition.ts'
import type { Task } from '../instance.ts'

/** A task with its node. */
export interface Held {
  readonly task: Task
  readonly node: PeopleNode
}

/** A task by its number, of a node; the initiator's own task to submit again is none. */
export function taskOf(deciding: Deciding, no: number): Held | undefined {
  const task = deciding.task(no)
  const node = task && deciding.nodeOf(task)
  return node ? { task, node } : deciding.refuse('NO_TASK', { task: no })
}

/**
 * The actor's own open task, and that its node allows the action. Assignee and principal may act, the first closes it
 * (I5); of a pool who has claimed it.
 */
export function hold(deciding: Deciding, no: number, action?: Action): Held | undefined {
  const held = taskOf(deciding, no)
  if (!held) return undefined
  const { task, node } = held
  if (!isTheirs(deciding, task)) return deciding.refuse('NOT_YOURS', { task: no })
  if (!isOpen(deciding, task)) return undefined
  if (task.assignee === null) return deciding.refuse('CLAIM_FIRST', { task: no })
  if (task.assignee !== deciding.command.actor && task.principal !== deciding.command.actor)
    return deciding.refuse('ALREADY_CLAIMED', { task: no, by: task.assignee })
  return allows(held, action) ? held : deciding.refuse('ACTION_NOT_ALLOWED', { task: no, node: node.id })
}

/** An opinion asked for beside a task is given or passed on, nothing more; further opinions may be asked for. */
function allows({ task, node }: Held, action: Action | undefined): boolean {
  if (action === undefined) return true
  if (action === 'refuse' && node.type === 'handle') return false
  if (task.part === 'main') return node.actions?.includes(action) ?? false
  if (action === 'refuse') return true
  return (action === 'transfer' || action === 'cc') && (node.actions?.includes(action) ?? false)
}

const isTheirs = ({ command: { actor } }: Deciding, { assignee, principal, pool }: Task): boolean =>
  actor !== null && (assignee === actor || principal === actor || pool.includes(actor))

/** Refuses what is not open, and says by whom and how it was closed. */
export function isOpen(deciding: Deciding, { no, status, endedBy, endedAt }: Task): boolean {
  if (status === 'waiting') deciding.refuse('TASK_WAITING', { task: no })
  else if (status === 'suspended') deciding.refuse('TASK_SUSPENDED', { task: no })
  else if (status !== 'open') deciding.refuse('TASK_CLOSED', { task: no, by: endedBy, at: endedAt, status })
  return status === 'open'
}
