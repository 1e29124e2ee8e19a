import type { PeopleNode } from '../definition.ts'
import type { NewTask } from '../event.ts'
import type { Deciding } from './deciding.ts'
import { dueAt } from './dueAt.ts'

type Given = Pick<NewTask, 'origin' | 'seat'> & Partial<NewTask>

/** Opens a task on a node (or lets it wait). An advice has no time limit of its own: that of its parent goes on. */
export function openTask(deciding: Deciding, node: PeopleNode, given: Given): undefined {
  const timed = given.status !== 'waiting' && given.part !== 'advice'
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
    ...given,
  }
  deciding.emit({ type: 'opened', task })
}
