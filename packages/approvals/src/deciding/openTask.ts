import type { PeopleNode } from '../definition.ts'
import type { NewTask } from '../event.ts'
import type { Deciding } from './deciding.ts'
import { dueAt } from './dueAt.ts'

type Given = Pick<NewTask, 'origin' | 'seat'> & Partial<NewTask>

/** Opens a task on a node (or as waiting). Advice has no time limit of its own: its parent's limit continues. */
export function openTask(deciding: Deciding, node: PeopleNode, opening: Given): undefined {
  const timed = opening.status !== 'waiting' && opening.part !== 'advice'
  const due = timed ? dueAt(deciding, node.due) : null
  if (due === undefined) return
  const task: NewTask = {
    node: node.id,
    kind: node.type,
    part: 'main',
    assignee: null,
    principal: null,
    pool: [],
    parent: null,
    by: deciding.command.actor,
    status: 'open',
    dueAt: due,
    ...opening,
  }
  deciding.emit({ type: 'opened', task })
}
